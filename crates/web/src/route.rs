//! Which page an address means.

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The front page.
    Front,
    /// A new table.
    New,
    /// Join by a link or a code.
    Join,
    /// The table with that id.
    Table(String),
    /// How to play.
    Help,
    /// Who made what.
    Credits,
    /// An address that means nothing.
    Lost,
}

impl Route {
    /// The page with that path.
    pub fn read(path: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Front,
            ["new"] => Route::New,
            ["join"] => Route::Join,
            ["t", id] => Route::Table(id.to_owned()),
            ["help"] => Route::Help,
            ["credits"] => Route::Credits,
            _ => Route::Lost,
        }
    }

    /// Its path.
    pub fn path(&self) -> String {
        match self {
            Route::Front | Route::Lost => "/".to_owned(),
            Route::New => "/new".to_owned(),
            Route::Join => "/join".to_owned(),
            Route::Table(id) => format!("/t/{id}"),
            Route::Help => "/help".to_owned(),
            Route::Credits => "/credits".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_read_as_it_is_written() {
        let table = Route::Table("k7x2".to_owned());
        for route in [Route::Front, Route::New, Route::Join, table, Route::Help, Route::Credits] {
            assert_eq!(Route::read(&route.path()), route);
        }
        assert_eq!(Route::read("/nowhere"), Route::Lost);
    }
}

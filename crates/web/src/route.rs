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
    /// The tables to watch.
    Watch,
    /// The table with that id.
    Table(String),
    /// Who is coming to the table with that id.
    Invite(String),
    /// The games that this browser keeps.
    Games,
    /// A record, to be opened and looked at.
    Record,
    /// The editor of home-made tiles.
    MakeTile,
    /// The editor of home-made boards.
    MakeBoard,
    /// What people choose for themselves.
    Settings,
    /// How to play.
    Help,
    /// What tiles are worth.
    Lab,
    /// The rule book, open at the rule with that number if there is one.
    Rules(Option<String>),
    /// The gallery of tiles, open at the tile with that key if there is one.
    Tiles(Option<String>),
    /// The lessons.
    Learn,
    /// The puzzles.
    Puzzles,
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
            ["watch"] => Route::Watch,
            ["t", id] => Route::Table(id.to_owned()),
            ["t", id, "invite"] => Route::Invite(id.to_owned()),
            ["games"] => Route::Games,
            ["record"] => Route::Record,
            ["make", "tile"] => Route::MakeTile,
            ["make", "board"] => Route::MakeBoard,
            ["settings"] => Route::Settings,
            ["help"] => Route::Help,
            ["lab"] => Route::Lab,
            ["rules"] => Route::Rules(None),
            ["rules", id] => Route::Rules(Some(id.to_owned())),
            ["tiles"] => Route::Tiles(None),
            ["tiles", key] => Route::Tiles(Some(key.to_owned())),
            ["learn"] => Route::Learn,
            ["puzzles"] => Route::Puzzles,
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
            Route::Watch => "/watch".to_owned(),
            Route::Table(id) => format!("/t/{id}"),
            Route::Invite(id) => format!("/t/{id}/invite"),
            Route::Games => "/games".to_owned(),
            Route::Record => "/record".to_owned(),
            Route::MakeTile => "/make/tile".to_owned(),
            Route::MakeBoard => "/make/board".to_owned(),
            Route::Settings => "/settings".to_owned(),
            Route::Help => "/help".to_owned(),
            Route::Lab => "/lab".to_owned(),
            Route::Rules(None) => "/rules".to_owned(),
            Route::Rules(Some(id)) => format!("/rules/{id}"),
            Route::Tiles(None) => "/tiles".to_owned(),
            Route::Tiles(Some(key)) => format!("/tiles/{key}"),
            Route::Learn => "/learn".to_owned(),
            Route::Puzzles => "/puzzles".to_owned(),
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
        let invite = Route::Invite("k7x2".to_owned());
        let plain = [
            Route::Front,
            Route::New,
            Route::Join,
            Route::Watch,
            Route::Games,
            Route::Record,
            Route::MakeTile,
            Route::MakeBoard,
            Route::Settings,
            Route::Help,
            Route::Lab,
            Route::Credits,
            Route::Rules(None),
            Route::Rules(Some("CORE-DIE-4".to_owned())),
            Route::Tiles(None),
            Route::Tiles(Some("race-trolls".to_owned())),
            Route::Learn,
            Route::Puzzles,
        ];
        for route in plain.into_iter().chain([table, invite]) {
            assert_eq!(Route::read(&route.path()), route);
        }
        assert_eq!(Route::read("/nowhere"), Route::Lost);
    }
}

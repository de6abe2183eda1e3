//! Moves all tables of a file of `SQLite` into a database. What is there already is left alone, so a move that was
//! interrupted is repeated and ends the same.

use std::path::Path;

use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use super::maintenance::is_unused;
use super::postgres;
use super::sqlite::{Form, newest_version};

/// What was moved.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// How many tables were moved now.
    pub moved: u64,
    /// How many were there before.
    pub there: u64,
    /// How many of those have gone on in the file since they were moved. They are left alone, too: what was said at both
    /// places cannot be put together.
    pub gone_on: u64,
}

/// What came of one table.
enum Outcome {
    Moved,
    There,
    GoneOn,
}

/// Moves all tables. No server may use the file meanwhile: what is said there later is not moved.
pub async fn migrate(file: &Path, url: &str) -> Result<Moved, String> {
    let failed = |error: sqlx::Error| format!("{}: {error}", file.display());
    if !file.exists() {
        return Err(format!("{}: there is no such file", file.display()));
    }
    // Nobody writes to a file that is read-only, such as a copy that is kept.
    if !std::fs::metadata(file).is_ok_and(|it| it.permissions().readonly()) {
        is_unused(file).await?;
    }
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut from = options.connect().await.map_err(failed)?;
    let (version, newest) = (Form::of(&mut from).await.map_err(failed)?.version, newest_version());
    if version != newest {
        return Err(format!(
            "{}: the file is of version {version}, this program of {newest}; starting the server once brings it there",
            file.display()
        ));
    }
    // This brings the database to its present form, or says in a sentence why it cannot be used.
    let mut to = postgres::prepare(url).await?;
    let ids = sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&mut from).await.map_err(failed)?;
    let mut moved = Moved::default();
    for row in ids {
        let id: String = row.try_get("id").map_err(failed)?;
        match move_table(&mut from, &mut to, &id).await.map_err(|error| format!("table {id}: {error}"))? {
            Outcome::Moved => moved.moved += 1,
            Outcome::There => moved.there += 1,
            Outcome::GoneOn => {
                moved.there += 1;
                moved.gone_on += 1;
            }
        }
    }
    Ok(moved)
}

/// Moves a table in one transaction, if it is not there yet.
async fn move_table(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    id: &str,
) -> Result<Outcome, sqlx::Error> {
    let row = sqlx::query(
        "SELECT head, head_version, version, summary, public, at,
            (SELECT json_group_array(line ORDER BY version) FROM facts WHERE id = ?1) AS facts,
            (SELECT json_group_array(json_array(command, version, content)) FROM commands WHERE id = ?1) AS commands,
            (SELECT json_group_array(json_array(n, command, seat, text, at)) FROM chat WHERE id = ?1) AS chat,
            (SELECT json_group_array(json_array(seat, open, judged, text)) FROM reviews WHERE id = ?1) AS reviews
         FROM tables JOIN progress USING (id) WHERE id = ?1",
    );
    let row = row.bind(id).fetch_one(from).await?;
    let text = |name: &str| row.try_get::<String, _>(name);
    let number = |name: &str| row.try_get::<i64, _>(name);
    let mut all = to.begin().await?;
    let made =
        sqlx::query("INSERT INTO tables (id, head, head_version) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
    let made = made.bind(id).bind(text("head")?).bind(number("head_version")?).execute(&mut *all).await?;
    if made.rows_affected() == 0 {
        let versions =
            "SELECT progress.version, head_version FROM tables JOIN progress USING (id) WHERE id = $1";
        let there = sqlx::query(versions).bind(id).fetch_one(&mut *all).await?;
        let is_behind = there.try_get::<i64, _>("version")? < number("version")?
            || there.try_get::<i64, _>("head_version")? < number("head_version")?;
        return Ok(if is_behind { Outcome::GoneOn } else { Outcome::There });
    }
    let begun =
        sqlx::query("INSERT INTO progress (id, version, summary, public, at) VALUES ($1, $2, $3, $4, $5)");
    let begun = begun.bind(id).bind(number("version")?).bind(text("summary")?);
    begun.bind(number("public")? != 0).bind(number("at")?).execute(&mut *all).await?;
    sqlx::query("INSERT INTO owners (id) VALUES ($1)").bind(id).execute(&mut *all).await?;
    let rows = [
        (
            "INSERT INTO facts (id, version, line, epoch) SELECT $1, fact.n - 1, fact.line, 0
                FROM json_array_elements_text($2::json) WITH ORDINALITY AS fact(line, n)",
            "facts",
        ),
        (
            "INSERT INTO commands (id, command, version, content)
                SELECT $1, (it ->> 0)::bigint, (it ->> 1)::bigint, (it ->> 2)::bigint
                FROM json_array_elements($2::json) AS it",
            "commands",
        ),
        (
            "INSERT INTO chat (id, n, command, seat, text, at, epoch)
                SELECT $1, (it ->> 0)::bigint, (it ->> 1)::bigint, it ->> 2, it ->> 3, (it ->> 4)::bigint, 0
                FROM json_array_elements($2::json) AS it",
            "chat",
        ),
        (
            "INSERT INTO reviews (id, seat, open, judged, text)
                SELECT $1, it ->> 0, (it ->> 1)::int <> 0, (it ->> 2)::bigint, it ->> 3
                FROM json_array_elements($2::json) AS it",
            "reviews",
        ),
    ];
    for (statement, column) in rows {
        sqlx::query(statement).bind(id).bind(text(column)?).execute(&mut *all).await?;
    }
    all.commit().await?;
    Ok(Outcome::Moved)
}

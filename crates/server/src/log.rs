//! What the operator is told, as text or as JSON. Where that fails, for example because the log is on a full disk, the
//! server goes on. No secret is ever written: neither links nor cookies nor seeds.

use std::io::{self, Write};

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// How lines look.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// Begins to write. Without this nothing is written, as in tests.
pub fn start(style: Style) {
    // Libraries speak only of what is wrong.
    let ours =
        Targets::new().with_default(LevelFilter::WARN).with_target(env!("CARGO_CRATE_NAME"), Level::INFO);
    let registry = tracing_subscriber::registry().with(ours);
    // A second start changes nothing.
    let _ = match style {
        Style::Text => {
            let layer = fmt::layer().with_writer(Outputs).with_target(false).without_time();
            registry.with(layer.with_level(false)).try_init()
        }
        Style::Json => {
            let layer = fmt::layer().json().flatten_event(true).with_writer(Outputs).with_target(false);
            registry.with(layer).try_init()
        }
    };
}

/// Tells something.
pub fn note(what: &str) {
    tracing::info!("{what}");
}

/// Tells what went wrong.
pub fn error(what: &str) {
    tracing::error!("elbowroom-server: {what}");
}

/// Errors go to standard error, everything else to standard output.
struct Outputs;

impl<'a> MakeWriter<'a> for Outputs {
    type Writer = Patient<Box<dyn Write>>;

    fn make_writer(&'a self) -> Self::Writer {
        Patient(Box::new(io::stdout()))
    }

    fn make_writer_for(&'a self, what: &Metadata<'_>) -> Self::Writer {
        if *what.level() == Level::ERROR { Patient(Box::new(io::stderr())) } else { self.make_writer() }
    }
}

/// An output whose failures are nobody's business.
struct Patient<W>(W);

impl<W: Write> Write for Patient<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _ = self.0.write_all(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let _ = self.0.flush();
        Ok(())
    }
}

//! A wire that can be cut: a small proxy on loopback.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What the wire does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wire {
    /// It carries everything.
    Whole,
    /// It carries nothing, and nobody is told: what is sent waits until it is whole again.
    Cut,
}

/// A way to a server that can be cut.
pub struct Proxy {
    /// Where it listens.
    pub address: SocketAddr,
    to: Arc<Mutex<SocketAddr>>,
    wire: watch::Sender<Wire>,
}

impl Proxy {
    /// A whole wire to a server.
    pub async fn start(to: SocketAddr) -> Result<Proxy, String> {
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(|error| error.to_string())?;
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        let to = Arc::new(Mutex::new(to));
        let wire = watch::Sender::new(Wire::Whole);
        tokio::spawn(accept(listener, to.clone(), wire.subscribe()));
        Ok(Proxy { address, to, wire })
    }

    /// Cuts the wire or mends it.
    pub fn set(&self, wire: Wire) {
        self.wire.send_replace(wire);
    }

    /// New connections lead elsewhere.
    pub fn lead_to(&self, to: SocketAddr) {
        *self.to.lock().unwrap_or_else(PoisonError::into_inner) = to;
    }
}

async fn accept(listener: TcpListener, to: Arc<Mutex<SocketAddr>>, wire: watch::Receiver<Wire>) {
    while let Ok((stream, _)) = listener.accept().await {
        let to = *to.lock().unwrap_or_else(PoisonError::into_inner);
        let mut wire = wire.clone();
        tokio::spawn(async move {
            if wire.wait_for(|wire| *wire == Wire::Whole).await.is_err() {
                return;
            }
            // Nobody there: the connection ends, as it would without a proxy.
            let Ok(server) = TcpStream::connect(to).await else { return };
            let _ = (stream.set_nodelay(true), server.set_nodelay(true));
            let ((from_client, to_client), (from_server, to_server)) =
                (stream.into_split(), server.into_split());
            tokio::select! {
                () = carry(from_client, to_server, wire.clone()) => {}
                () = carry(from_server, to_client, wire) => {}
            }
        });
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut wire: watch::Receiver<Wire>) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let n = from.read(&mut bytes).await.unwrap_or(0);
        // Who hangs up behind a cut wire is not heard either.
        if wire.wait_for(|wire| *wire == Wire::Whole).await.is_err() || n == 0 {
            return;
        }
        if to.write_all(&bytes[..n]).await.is_err() {
            return;
        }
    }
}

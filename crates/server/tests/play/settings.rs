//! How a table is run.

use wire::protocol::{NewKind, Policy, ToClient, ToServer};

use crate::common::{Client, Server, config, follow, fresh_id, sit, wanted};
use crate::{A, B};

#[tokio::test(flavor = "multi_thread")]
async fn how_a_table_is_run_changes_once_a_command_and_never_unseen() {
    let server = Server::start("settings").await;
    let (table, mine) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut me = Client::join(server.address, &table.id, &mine).await;
    let mut twin = Client::join(server.address, &table.id, &mine).await;
    let seen = me.presence.version;
    // Two devices of one person, who has seen the same: the second change is refused, and the first stands.
    let rename =
        |version, name: &str| ToServer::Rename { id: fresh_id(), version, seat: A, name: name.to_owned() };
    me.command(&rename(seen, "Ada")).await.expect("one's own seat");
    assert_eq!(twin.command(&rename(seen, "Eve")).await, Err("problem-stale".to_owned()));
    assert_eq!(twin.presence.seats[0].name, "Ada");
    // What nobody has touched since can still be changed: another seat's name is no reason to refuse the pace.
    let pace = |version, millis| ToServer::Pace { id: fresh_id(), version, millis };
    twin.command(&pace(seen, 700)).await.expect("the pace is as it was seen");
    assert_eq!(me.command(&pace(seen, 900)).await, Err("problem-stale".to_owned()));
    assert_eq!(me.presence.pace, 700);
    let policy =
        |version, after| ToServer::Policy { id: fresh_id(), version, policy: Policy::HandOn { after } };
    me.command(&policy(seen, 5)).await.expect("the policy is as it was seen");
    assert_eq!(twin.command(&policy(seen, 6)).await, Err("problem-stale".to_owned()));
    let stand_in =
        |version| ToServer::StandIn { id: fresh_id(), version, seat: A, bot: Some("novice".to_owned()) };
    assert_eq!(me.command(&stand_in(seen)).await, Err("problem-stale".to_owned()));
    // One command is one link, however often it comes, also after a restart; and the link is told again.
    let hand_on = ToServer::HandOn { id: fresh_id(), version: me.presence.version, seat: B };
    let link = async |client: &mut Client| {
        client.send(&hand_on).await;
        let told = |message: &ToClient| match message {
            ToClient::Link { link, .. } => Some(link.path.clone()),
            ToClient::Refused { problem, .. } => panic!("{problem:?}"),
            _ => None,
        };
        client.until(told).await
    };
    let first = link(&mut me).await;
    assert_ne!(first, table.links[1].path);
    assert_eq!(link(&mut me).await, first);
    let version = me.presence.version;
    let db = server.db.clone();
    server.stop();
    drop((me, twin));
    let server = Server::with(db, config()).await;
    let mut me = Client::join(server.address, &table.id, &mine).await;
    assert_eq!((me.presence.version, &*me.presence.seats[0].name, me.presence.pace), (version, "Ada", 700));
    assert_eq!(me.presence.policy, Policy::HandOn { after: 5 });
    // The link itself is stored nowhere. Nobody has used it, so another takes its place.
    let second = link(&mut me).await;
    assert_ne!(second, first);
    assert_eq!(link(&mut me).await, second);
    assert_eq!(sit(server.address, &first, "").await.status, 403);
    let friend = Client::join(server.address, &table.id, &follow(server.address, &second).await).await;
    assert_eq!(friend.welcome.yours, [B]);
    server.stop();
}

#!/usr/bin/env python3
"""Plays a whole game against a bot by docs/protocol.md, with nothing but Python's own library: play.py http://HOST:PORT"""
import base64, json, os, random, socket, struct, sys, urllib.request
from urllib.parse import urlparse

server = sys.argv[1].rstrip("/")
place = urlparse(server)


class Table:
    """A table's WebSocket (RFC 6455): as much of it as a client needs."""

    def __init__(self, table, cookie):
        self.socket = socket.create_connection((place.hostname, place.port or 80), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/live?v=3&format=plain HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.exactly(1)
        assert b" 101 " in head.splitlines()[0], head

    def exactly(self, n):
        data = b""
        while len(data) < n:
            part = self.socket.recv(n - len(data))
            if not part:
                raise EOFError("the server has hung up")
            data += part
        return data

    def frame(self, kind, data):
        n = len(data)
        length = bytes([128 | n]) if n < 126 else bytes([128 | 126]) + struct.pack("!H", n)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.socket.sendall(bytes([128 | kind]) + length + mask + masked)

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def next(self):
        """The next message, which may come in several frames: its name and what it says."""
        text = b""
        while True:
            kind, n = self.exactly(2)
            n = struct.unpack("!H", self.exactly(2))[0] if n == 126 else struct.unpack("!Q", self.exactly(8))[0] if n == 127 else n
            data = self.exactly(n)
            if kind & 15 == 8:
                raise EOFError("the server has closed the socket")
            elif kind & 15 == 9:
                self.frame(10, data)  # The server asks whether we are there.
            elif kind & 15 in (0, 1):
                text += data
                if kind & 128:
                    return next(iter(json.loads(text).items()))


def create():
    """Opens a table for us and a bot; gives its id and our cookie."""
    options = {"box": "base", "players": 2, "purses": "strict"}
    wanted = {"options": options, "seats": [{"name": "Py", "kind": "me"}, {"kind": {"bot": "novice"}}]}
    request = urllib.request.Request(server + "/api/tables", json.dumps(wanted).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)["id"], reply.headers["Set-Cookie"].split(";")[0]


table_id, cookie = create()
table = Table(table_id, cookie)
me, now, answered = "A", None, None
while now is None or not now["seen"]["plain"]["over"]:
    name, said = table.next()
    if name in ("welcome", "update"):
        now = said["now"]
    elif name in ("refused", "trouble"):
        raise SystemExit(f"{name}: {said}")
    answers = now["seen"]["plain"]["answers"] if now else []
    if answers and answered != now["version"]:
        answered = now["version"]
        line = random.choice(answers)
        table.send({"answer": {"id": random.getrandbits(53), "version": answered, "seat": me, "lines": [line]}})
with urllib.request.urlopen(f"{server}/api/tables/{table_id}/record") as record:
    end = [line for line in record.read().decode().splitlines() if line.startswith("end ")]
print(f"after {now['version']} facts the coins are {now['seen']['coins']}; the record says: {end[0]}")

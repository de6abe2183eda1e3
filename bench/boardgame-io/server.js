// boardgame.io with a store that keeps games on the disk. 'postgres': the published store for PostgreSQL, which is what a
// durable server of boardgame.io runs on. 'append': every state is appended to a file, and the write counts when the disk has
// it; an append and an fdatasync are the least a durable store can do. 'flatfile': the store for files that comes with
// boardgame.io, which does not wait for the disk.
const fs = require('node:fs');
const path = require('node:path');
const { FlatFile, Server } = require('boardgame.io/server');
const { Async } = require('boardgame.io/internal');
const game = require('./game');

class Durable extends Async {
  constructor(file) {
    super();
    this.file = file;
    this.matches = new Map();
    this.stored = 0;
  }
  async connect() {
    this.handle = await fs.promises.open(this.file, 'a');
  }
  async write(record) {
    await this.handle.appendFile(JSON.stringify(record) + '\n');
    await this.handle.datasync();
  }
  async createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { state: initialState, initialState, metadata, log: [] });
    await this.write({ id, initialState, metadata });
  }
  async setState(id, state, deltalog) {
    const match = this.matches.get(id);
    match.state = state;
    if (deltalog) match.log.push(...deltalog);
    await this.write({ id, state, deltalog });
    this.stored += 1;
  }
  async setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
    await this.write({ id, metadata });
  }
  async fetch(id, options) {
    const match = this.matches.get(id) || {};
    const found = {};
    for (const key of ['state', 'initialState', 'metadata', 'log']) if (options[key]) found[key] = match[key];
    return found;
  }
  async wipe(id) {
    this.matches.delete(id);
  }
  async listMatches() {
    return [...this.matches.keys()];
  }
}

// A store that counts the states it has kept.
const counted = (Store) =>
  class extends Store {
    stored = 0;
    async setState(...args) {
      await super.setState(...args);
      this.stored += 1;
    }
  };

// For 'postgres' the place is the address of a database, otherwise a folder.
const [, , store, place] = process.argv;
const stores = {
  append: () => new Durable(path.join(place, 'games.log')),
  flatfile: () => new (counted(FlatFile))({ dir: place }),
  postgres: () => new (counted(require('bgio-postgres').PostgresStore))(place, { logging: false, pool: { max: 16 } }),
};
const db = stores[store]();
const server = Server({ games: [game], db, origins: [/localhost/, /127\.0\.0\.1/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.send({ port: appServer.address().port });
  process.on('message', () => process.send({ stored: db.stored, cpu: process.cpuUsage() }));
});

import { createServer } from '../createServer.ts';
import { openLevelStore } from '../stores/pouch/levelStore.ts';

// A server in a process of its own, so that tests can kill it. It serves everybody, and prints its address.
const [folder = '', port = '0'] = process.argv.slice(2);
const server = createServer({
  store: await openLevelStore({ folder, openDatabases: 8 }),
  access: { session: async () => ({ user: 'ann' }), access: async () => 'write' },
  instance: 'child',
});
process.stdout.write(`${await server.listen(Number(port), '127.0.0.1')}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));

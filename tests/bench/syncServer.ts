import { createServer } from '../../packages/server/src/createServer.ts';
import { openLevelStore } from '../../packages/server/src/stores/pouch/levelStore.ts';
import { startSchool } from '../../packages/server/src/test/schoolServer.ts';

// A server in a process of its own, its data in a folder, without limits on how often somebody may ask: with accounts; or
// with so many databases, `project_0` and so on, for whoever a header names.
const [folder = '', databases = '0'] = process.argv.slice(2);
const store = await openLevelStore({ folder });
const { url, close, faults } = databases === '0' ? await startSchool({ store, sku: 'PRO.SCHOOL' }) : await startBare();

async function startBare() {
  const faults: unknown[] = [];
  for (let number = 0; number < Number(databases); number += 1) await store.create(`project_${number}`);
  const server = createServer({
    store,
    access: { session: async (headers) => ({ user: headers['x-user'] ?? '' }), access: async () => 'write' },
    instance: 'bench',
    report: (error) => void faults.push(error),
  });
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close(), faults };
}

process.on('message', async (wish) => {
  if (wish === 'close') {
    await close();
    process.exit();
  }
  const { user, system } = process.cpuUsage();
  const usage = { rss: process.memoryUsage().rss, peak: process.resourceUsage().maxRSS * 1024, cpu: user + system };
  process.send?.({ ...usage, faults: faults.map(String) });
});
process.on('disconnect', () => process.exit());
process.send?.({ url });

import { openLevelStore } from '../../packages/server/src/stores/pouch/levelStore.ts';
import { startSchool } from '../../packages/server/src/test/schoolServer.ts';

// A server with accounts in a process of its own, its data in a folder, without limits on how often somebody may ask.
const [folder = ''] = process.argv.slice(2);
const school = await startSchool({ store: await openLevelStore({ folder }), sku: 'PRO.SCHOOL' });
process.on('message', async (wish) => {
  if (wish === 'close') {
    await school.close();
    process.exit();
  }
  const { user, system } = process.cpuUsage();
  const usage = { rss: process.memoryUsage().rss, peak: process.resourceUsage().maxRSS * 1024, cpu: user + system };
  process.send?.({ ...usage, faults: school.faults.map(String) });
});
process.on('disconnect', () => process.exit());
process.send?.({ url: school.url });

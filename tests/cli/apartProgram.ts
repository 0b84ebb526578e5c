/** Runs the program once for each message and reports its cost: a separate process, started by `callApart`. */
import { type CallSettings, call } from './inProcess.ts';

function secondsOfWork(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

interface Order {
  readonly args: readonly string[];
  readonly settings: CallSettings;
}

process.on('message', async (order: Order | 'end') => {
  if (order === 'end') return process.disconnect();
  // Memory left over from earlier calls does not count.
  globalThis.gc?.();
  const before = secondsOfWork();
  const called = await call(order.args, order.settings);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.send?.({ ...called, megabytes, seconds: secondsOfWork() - before });
});

/** Runs the program once for each message, and says what that took: a process of its own, started by `callApart`. */
import { call } from './inProcess.ts';

function secondsOfWork(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

process.on('message', async ({ args, settings }: { args: string[]; settings: Parameters<typeof call>[1] }) => {
  // What an earlier call left behind is none of the memory of this one.
  globalThis.gc?.();
  const before = secondsOfWork();
  const called = await call(args, settings);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.send?.({ ...called, megabytes, seconds: secondsOfWork() - before });
});

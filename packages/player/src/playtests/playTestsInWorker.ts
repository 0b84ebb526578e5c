import type { SimulationWorker } from '../remote/connection.ts';
import { receive } from '../remote/receive.ts';
import { createWatchdog, type WatchdogClock } from '../remote/watchdog.ts';
import type { TestOutcome } from './playStoredTest.ts';
import type { TestOrder } from './servePlayTests.ts';
import { parseReport } from './testReport.ts';

/** How long a worker may be silent, in ms: it may have to load first. */
const silence = 10_000;

/**
 * Plays tests in a worker of their own and reports each outcome to `tell`. Resolves with an error message if the worker
 * had to be terminated, else with undefined. `signal` ends it early.
 */
export function playTestsInWorker(
  startWorker: () => SimulationWorker,
  order: TestOrder,
  tell: (name: string, outcome: TestOutcome) => void,
  { signal, clock }: { readonly signal?: AbortSignal; readonly clock?: WatchdogClock } = {},
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = startWorker();
    const end = (message?: string) => {
      watchdog.end();
      worker.port.close();
      worker.terminate();
      resolve(message);
    };
    const watchdog = createWatchdog(() => end('The game stopped responding.'), clock);
    worker.onFailure = end;
    signal?.addEventListener('abort', () => end(), { once: true });
    receive(
      worker.port,
      parseReport,
      (report) => {
        watchdog.expect(silence);
        if (report.type === 'outcome') tell(report.name, report.outcome);
        else if (report.type === 'done') end();
      },
      () => end('The game sent an invalid message.'),
    );
    watchdog.expect(silence);
    worker.port.postMessage(order, []);
  });
}

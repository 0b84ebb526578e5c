import type { Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** µs of processor time. */
  readonly tdur?: number;
}

/**
 * Does something, and returns the processor time of the longest task of the page meanwhile, in ms: for that long it could
 * not answer. Other than the time on a clock, it does not depend on what else the machine does.
 */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const categories = 'toplevel,blink.user_timing';
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', categories });
  // The thread of the page is the one that has the mark.
  const mark = `longest task ${Math.random()}`;
  await page.evaluate((name) => void performance.mark(name), mark);
  await work();
  const complete = new Promise((resolve) => {
    browser.once('Tracing.tracingComplete', resolve);
  });
  await browser.send('Tracing.end');
  await complete;
  await browser.detach();
  const marked = events.find(({ name }) => name === mark);
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === marked?.pid && tid === marked?.tid,
  );
  if (tasks.length === 0) throw new Error('no task of the page was traced');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

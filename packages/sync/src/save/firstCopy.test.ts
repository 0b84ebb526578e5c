import { describe, expect, it } from 'vitest';
import { FirstCopy, type FirstCopyPorts } from './firstCopy.ts';

type Try = (watch: Parameters<FirstCopyPorts['copy']>[0]) => Promise<readonly string[]>;

/** A copy whose tries are given, and whose waits end when `elapse` is called. */
function copyOf(tries: Try[], ports: Partial<FirstCopyPorts> = {}) {
  const waits: { readonly milliseconds: number; readonly work: () => void }[] = [];
  const reports: string[] = [];
  let completed = 0;
  const copy = new FirstCopy({
    copy: async (watch) => new Set(await (tries.shift() ?? (async () => []))(watch)),
    isAllowed: () => true,
    isRefusal: () => false,
    isShowable: async () => true,
    missing: async () => [],
    async complete() {
      completed += 1;
    },
    timers: {
      after(milliseconds, work) {
        waits.push({ milliseconds, work });
        return () => void waits.splice(0);
      },
    },
    random: () => 1,
    report: (error) => void reports.push(String(error)),
    ...ports,
  });
  const reaches = (phase: string): Promise<void> =>
    new Promise((resolve) => {
      const look = () => (copy.getState().phase === phase ? resolve() : undefined);
      copy.subscribe(look);
      look();
    });
  const elapse = async () => {
    await expect.poll(() => waits.length).toBe(1);
    waits.splice(0)[0]?.work();
  };
  return { copy, waits, reports, reaches, elapse, completed: () => completed };
}

const cut: Try = async () => {
  throw new Error('cut');
};

describe('a first copy', () => {
  it('that is cut goes on by itself, later each time, until everything is here', async () => {
    const { copy, elapse, waits, completed, reports } = copyOf([cut, cut, async () => []]);
    await expect.poll(() => waits[0]?.milliseconds).toBe(2000);
    expect([copy.getState().phase, completed()]).toEqual(['waiting', 0]);
    await elapse();
    await expect.poll(() => waits[0]?.milliseconds).toBe(3750);
    copy.retry();
    expect([await copy.whenDone(), completed(), reports]).toEqual([true, 1, ['Error: cut', 'Error: cut']]);
  });

  it('says how much is here, and can be shown as soon as there is enough', async () => {
    const looks = [false];
    const go = Promise.withResolvers<void>();
    const tries: Try[] = [
      async ({ onProgress }) => {
        onProgress({ arrived: 2, total: 120 });
        onProgress({ arrived: 40, total: 120 });
        await go.promise;
        return [];
      },
    ];
    const { copy } = copyOf(tries, { isShowable: async () => looks.shift() ?? true });
    expect(await copy.whenShowable()).toBe(true);
    expect(copy.getState()).toMatchObject({ phase: 'copying', arrived: 40, total: 120 });
    go.resolve();
    expect(await copy.whenDone()).toBe(true);
  });

  it('cannot be shown when it is cut before there is enough', async () => {
    const { copy } = copyOf([cut], { isShowable: async () => false });
    expect(await copy.whenShowable()).toBe(false);
    await copy.end();
  });

  it('is not complete while the server lacks something that the project names', async () => {
    const missing = [['scenes/id2.json', 'actors/id5.json'], []];
    const { copy, reaches, elapse, completed } = copyOf([], { missing: async () => missing.shift() ?? [] });
    await reaches('short');
    expect([copy.getState().missing, completed()]).toEqual([2, 0]);
    await elapse();
    expect([await copy.whenDone(), copy.getState().missing, completed()]).toEqual([true, 0, 1]);
  });

  it('takes the project as the server has it when somebody says so', async () => {
    const { copy, reaches, completed } = copyOf([], { missing: async () => ['scenes/id2.json'] });
    await reaches('short');
    copy.takeAsItIs();
    expect([await copy.whenDone(), completed()]).toEqual([true, 1]);
  });

  it('does not wait for what cannot be taken in', async () => {
    const { copy } = copyOf([async () => ['scenes/id2.json']], { missing: async () => ['scenes/id2.json'] });
    expect(await copy.whenDone()).toBe(true);
  });

  it('waits until somebody is signed in, and stops asking where it is refused', async () => {
    let isAllowed = false;
    const { copy, reaches, waits } = copyOf([cut], { isAllowed: () => isAllowed, isRefusal: () => true });
    await reaches('waiting');
    expect(waits).toEqual([]);
    isAllowed = true;
    copy.retry();
    await reaches('refused');
    expect(waits).toEqual([]);
    copy.retry();
    expect(await copy.whenDone()).toBe(true);
  });

  it('that is ended brings nothing more, and notes nothing', async () => {
    let signal: AbortSignal | undefined;
    const endless: Try = (watch) => {
      signal = watch.signal;
      return new Promise((_, reject) => watch.signal.addEventListener('abort', () => reject(new Error('ended'))));
    };
    const { copy, reports, completed } = copyOf([endless]);
    await expect.poll(() => signal).toBeDefined();
    await copy.end();
    expect([signal?.aborted, await copy.whenDone(), completed(), reports]).toEqual([true, false, 0, []]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { LongWork, type RunningWork } from './longWork.ts';

function start() {
  const shown: (RunningWork | undefined)[] = [];
  const said: string[] = [];
  return { work: new LongWork({ show: (now) => shown.push(now), say: (text) => said.push(text) }), shown, said };
}

describe('long work', () => {
  it('shows how far it is, and finishes when other work is possible', async () => {
    const { work, shown } = start();
    const end = await work.run(
      'Rotate',
      async ({ onProgress }) => {
        onProgress(1, 2);
        return 5;
      },
      (value) => [value, work.isRunning],
    );
    expect(end).toEqual([5, false]);
    expect(shown).toEqual([{ label: 'Rotate', done: 0, of: 0 }, { label: 'Rotate', done: 1, of: 2 }, undefined]);
  });

  it('is idle after it has finished, and not before', async () => {
    const { work } = start();
    const events: string[] = [];
    const answer = Promise.withResolvers<void>();
    void work.run(
      'Flip',
      () => answer.promise,
      () => events.push('finished'),
    );
    const idle = work.whenIdle().then(() => events.push('idle'));
    answer.resolve();
    await idle;
    expect(events).toEqual(['finished', 'idle']);
  });

  it('does one thing at a time', async () => {
    const { work } = start();
    const answer = Promise.withResolvers<string>();
    const first = work.run(
      'Flip',
      () => answer.promise,
      (value) => value,
    );
    expect(
      await work.run(
        'Rotate',
        async () => 'second',
        (value) => value,
      ),
    ).toBeUndefined();
    answer.resolve('first');
    expect(await first).toBe('first');
  });

  it.each<[string, (signal: AbortSignal) => Promise<string>]>([
    ['stops', (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))],
    ['goes on', (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('late')))],
  ])('changes and says nothing when it is canceled and %s', async (_, does) => {
    const { work, said } = start();
    const finish = vi.fn();
    const run = work.run('Flip', ({ signal }) => does(signal), finish);
    work.cancel();
    expect(await run).toBeUndefined();
    expect([work.isRunning, finish.mock.calls, said]).toEqual([false, [], []]);
  });

  it('says when it fails', async () => {
    const { work, said } = start();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(
      await work.run(
        'Flip',
        () => Promise.reject(new Error('no memory')),
        () => 1,
      ),
    ).toBeUndefined();
    expect(said).toEqual(['Flip failed. There may be too little memory.']);
    expect(work.isRunning).toBe(false);
    warn.mockRestore();
  });
});

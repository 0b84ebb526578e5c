import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchPaths } from './watchPaths.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-watch-'));
  fs.mkdirSync(path.join(folder, 'game/scenes'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'game/object.json'), '{}');
  fs.writeFileSync(path.join(folder, 'one.zip'), 'zip');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Counts, and notifies those who wait for a count. */
function counter() {
  let count = 0;
  const waiting = new Map<number, () => void>();
  return {
    add() {
      count += 1;
      waiting.get(count)?.();
    },
    count: () => count,
    reach: (wanted: number): Promise<void> =>
      count >= wanted ? Promise.resolve() : new Promise((resolve) => waiting.set(wanted, resolve)),
  };
}

/** A watch whose waits are controlled by the test. */
function watch(paths: readonly string[], except?: string) {
  const stopped = Promise.withResolvers<void>();
  const [runs, waits] = [counter(), counter()];
  let settle: () => void = () => undefined;
  const ended = watchPaths(paths, {
    cwd: folder,
    ...(except === undefined ? {} : { except: path.join(folder, except) }),
    until: stopped.promise,
    run: async () => runs.add(),
    settle: () =>
      new Promise((resolve) => {
        settle = resolve;
        waits.add();
      }),
  });
  return { ended, runs, waits, settle: () => settle(), stop: () => stopped.resolve() };
}

function write(name: string, text: string): void {
  fs.writeFileSync(path.join(folder, name), text);
}

describe('watching', () => {
  it('runs at once, and again only when changes have settled', async () => {
    const { runs, waits, settle, stop, ended } = watch(['game']);
    await runs.reach(1);
    write('game/object.json', '{"a":1}');
    await waits.reach(1);
    // Another change during the wait restarts it; a second watcher confirms that it was noticed.
    const other = watch(['game']);
    write('game/scenes/id1.json', '{}');
    await other.waits.reach(1);
    expect(runs.count()).toBe(1);
    settle();
    await waits.reach(2);
    expect(runs.count()).toBe(1);
    for (const end of [stop, other.stop]) end();
    await Promise.all([ended, other.ended]);
  });

  it('runs once for several changes', async () => {
    const { runs, waits, settle, stop, ended } = watch(['game']);
    await runs.reach(1);
    write('game/object.json', '{"a":1}');
    // One write may cause several events.
    void waits.reach(1).then(settle);
    for (let count = 2; count < 20; count += 1) void waits.reach(count).then(settle);
    await runs.reach(2);
    stop();
    await ended;
  });

  it('notices a file that is replaced', async () => {
    const { runs, waits, stop, ended } = watch(['one.zip']);
    await runs.reach(1);
    write('one.zip.new', 'zip 2');
    fs.renameSync(path.join(folder, 'one.zip.new'), path.join(folder, 'one.zip'));
    await waits.reach(1);
    stop();
    await ended;
  });

  it.each([
    ['its report', 'game', 'game/report.xml', 'game/report.xml'],
    ['files created while writing', 'game', undefined, 'game/.playhouse-write/object.json'],
    ['version control', 'game', undefined, 'game/.git/index'],
    ['a neighbor of a file', 'one.zip', undefined, 'two.zip'],
  ])('ignores %s', async (_, watched, except, changed) => {
    fs.mkdirSync(path.dirname(path.join(folder, changed)), { recursive: true });
    write(changed, 'before');
    const { runs, waits, stop, ended } = watch([watched], except);
    const other = watch([changed]);
    await Promise.all([runs.reach(1), other.runs.reach(1)]);
    write(changed, 'after');
    // A watcher of this very file is notified, and later than the first watcher would be.
    await other.waits.reach(1);
    expect(waits.count()).toBe(0);
    for (const end of [stop, other.stop]) end();
    await Promise.all([ended, other.ended]);
  });

  it('ends while it works, waits or lets changes settle, and ignores missing paths', async () => {
    const idle = watch(['game', 'nowhere']);
    await idle.runs.reach(1);
    idle.stop();
    await idle.ended;
    const settling = watch(['game']);
    await settling.runs.reach(1);
    write('game/object.json', '{"b":1}');
    await settling.waits.reach(1);
    settling.stop();
    await settling.ended;
    expect(settling.runs.count()).toBe(1);
    const run = (): Promise<void> => new Promise(() => undefined);
    expect(await watchPaths(['game'], { cwd: folder, run, until: Promise.resolve() })).toBeUndefined();
  });
});

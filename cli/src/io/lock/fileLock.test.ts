import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seededRandom } from '@playhouse/core/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abandonLock, type FileLock, holdsLock, LockInTheWay, lockTimes, tryLock } from './fileLock.ts';
import { describeOwner, type LockOwner, nameOfOwner, ownerOfName } from './lockOwner.ts';
import { type LockWorld, realWorld } from './lockWorld.ts';

let base = '';
let folder = '';
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-lock-'));
  folder = path.join(base, 'lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(base, { recursive: true, force: true });
});

const here = 'a'.repeat(16);
const elsewhere = 'b'.repeat(16);

/** Fake processes of a machine: their ids and start times. */
function worldOf(pid: number, running: Readonly<Record<number, string | undefined>>, machine = here): LockWorld {
  return {
    machine,
    pid,
    thread: 0,
    newToken: realWorld.newToken,
    now: () => Date.now(),
    random: seededRandom(pid),
    startOf: (other) => running[other],
    isRunning: (other) => other in running,
    wait: () => Promise.resolve(),
  };
}

const owner: LockOwner = { pid: 7, start: '70', machine: here, thread: 0, since: 1e12, token: '0'.repeat(16) };

function leaveBehind(change: Partial<LockOwner>, age = 0): string {
  const file = path.join(folder, nameOfOwner({ ...owner, ...change }));
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, '');
  const time = (Date.now() - age) / 1000;
  fs.utimesSync(file, time, time);
  return file;
}

const me = worldOf(1, { 1: '10', 7: '70', 8: undefined });

describe('a lock', () => {
  it('is held by one owner at a time, and leaves nothing behind', () => {
    const first = tryLock(folder, me);
    expect([first.lock?.isHeld(), holdsLock(folder)]).toEqual([true, true]);
    expect(tryLock(folder, me).owner).toMatchObject({ pid: 1, start: '10', machine: here });
    first.lock?.[Symbol.dispose]();
    expect([first.lock?.isHeld(), holdsLock(folder), fs.readdirSync(base)]).toEqual([false, false, []]);
    using second = tryLock(folder, me).lock;
    expect(second?.isHeld()).toBe(true);
  });

  it.each<[string, Partial<LockOwner>, number, boolean]>([
    ['of a process that has ended', { pid: 9 }, 0, true],
    ['of a running process', {}, 24 * 3600_000, false],
    ['of an earlier process whose id was reused', { start: '69' }, 0, true],
    ['of a process with an unknown start time, renewed', { pid: 8 }, lockTimes.longExpiry - 5000, false],
    ['of a process with an unknown start time, not renewed', { pid: 8 }, lockTimes.longExpiry + 5000, true],
    ['of another machine, renewed', { machine: elsewhere, pid: 9 }, lockTimes.expiry - 5000, false],
    ['of another machine, not renewed', { machine: elsewhere, pid: 9 }, lockTimes.expiry + 5000, true],
    ['of another machine, from the future', { machine: elsewhere }, -lockTimes.expiry - 5000, true],
    ['of this thread, which does not know of it', { pid: 1, start: '10' }, 0, true],
    ['of another thread of this process', { pid: 1, start: '10', thread: 3 }, 0, false],
  ])('%s', (_, change, age, isOver) => {
    const file = leaveBehind(change, age);
    using lock = tryLock(folder, me).lock;
    expect([lock?.isHeld() ?? false, fs.existsSync(file)]).toEqual([isOver, !isOver]);
  });

  it('of another machine is judged by the disk’s time, not by a wrong clock', () => {
    leaveBehind({ machine: elsewhere }, 1000);
    const late = { ...me, now: () => Date.now() + 24 * 3600_000 };
    expect(tryLock(folder, late).owner).toMatchObject({ machine: elsewhere });
    expect(fs.readdirSync(folder)).toHaveLength(1);
  });

  it('of an ended thread is removed by its process', () => {
    const [ended, other] = [leaveBehind({ pid: 1, start: '10', thread: 3 }), leaveBehind({ thread: 3 })];
    abandonLock(folder, 3, me);
    expect([ended, other].map((file) => fs.existsSync(file))).toEqual([false, true]);
  });

  it('reports that it was broken, and does not affect the next owner when released', () => {
    const { lock } = tryLock(folder, me);
    const later = worldOf(7, { 7: '70' });
    using next = tryLock(folder, later).lock;
    expect([lock?.isHeld(), next?.isHeld()]).toEqual([false, true]);
    lock?.[Symbol.dispose]();
    expect(next?.isHeld()).toBe(true);
  });
});

describe('concurrent locks', () => {
  /** Lets others run before each file system call of this one. */
  function interleave(others: () => void): void {
    let isInside = false;
    for (const name of ['lstatSync', 'mkdirSync', 'openSync', 'opendirSync', 'rmSync', 'rmdirSync'] as const) {
      const original = fs[name];
      vi.spyOn(fs, name).mockImplementation(((...values: unknown[]): unknown => {
        if (!isInside) {
          isInside = true;
          others();
          isInside = false;
        }
        return Reflect.apply(original, fs, values);
      }) as never);
    }
  }

  it('are never held at the same time, however calls interleave, with and without a lock to break', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(9)), fc.boolean(), (picks, isLeft) => {
        fs.rmSync(folder, { recursive: true, force: true });
        if (isLeft) leaveBehind({ pid: 9 });
        const running = { 1: '10', 7: '70' };
        const had = new Map<number, FileLock>();
        let most = 0;
        const act = (pid: number): void => {
          const lock = had.get(pid);
          had.delete(pid);
          lock?.[Symbol.dispose]();
          const taken = lock ? undefined : tryLock(folder, worldOf(pid, running)).lock;
          if (taken) had.set(pid, taken);
          most = Math.max(most, had.size);
        };
        interleave(() => {
          if (Number(picks.next().value) < 3) act(7);
        });
        for (let turn = 0; turn < 6; turn += 1) act(1);
        vi.restoreAllMocks();
        for (const lock of had.values()) lock[Symbol.dispose]();
        expect(most).toBe(1);
        expect(fs.readdirSync(base)).toEqual([]);
      }),
      { seed: 40, numRuns: 200 },
    );
  });
});

describe('an untrusted folder', () => {
  it.each<[string, () => void]>([
    ['a file', () => fs.writeFileSync(folder, 'x')],
    ['a link to a folder', () => fs.symlinkSync(base, folder)],
    ['a link to nothing', () => fs.symlinkSync(path.join(base, 'nowhere'), folder)],
    [
      'a folder with thousands of entries',
      () => {
        fs.mkdirSync(folder);
        for (let at = 0; at < 1100; at += 1) fs.writeFileSync(path.join(folder, `x${at}`), '');
      },
    ],
  ])('with %s in place of the lock is refused, and nothing is touched', (_, put) => {
    put();
    const before = fs.readdirSync(base);
    expect(() => tryLock(folder, me)).toThrow(LockInTheWay);
    expect(() => tryLock(folder, me)).toThrow('lock is not what Playhouse puts there while it writes; delete it');
    expect(fs.readdirSync(base)).toEqual(before);
  });

  it('with foreign contents blocks nobody and stays unchanged', () => {
    fs.mkdirSync(path.join(folder, 'owner-1'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'owner-x-y'), 'x');
    tryLock(folder, me).lock?.[Symbol.dispose]();
    expect(fs.readdirSync(folder).sort()).toEqual(['owner-1', 'owner-x-y']);
  });

  it('with a link as owner is never followed', () => {
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(base, 'victim'), 'safe');
    fs.symlinkSync(path.join(base, 'victim'), path.join(folder, nameOfOwner({ ...owner, pid: 9 })));
    using lock = tryLock(folder, me).lock;
    expect([lock?.isHeld(), fs.readFileSync(path.join(base, 'victim'), 'utf8')]).toEqual([true, 'safe']);
  });
});

describe('an owner’s file name', () => {
  it('encodes everything and can be parsed', () => {
    fc.assert(
      fc.property(
        fc.record({
          pid: fc.nat(),
          thread: fc.nat(),
          since: fc.nat({ max: 4e12 }),
          start: fc.oneof(fc.constant('x'), fc.nat().map(String)),
          machine: hexadecimal(),
          token: hexadecimal(),
        }),
        (any) => {
          expect(ownerOfName(nameOfOwner(any))).toEqual({ ...any });
        },
      ),
      { seed: 41 },
    );
  });

  it.each(['', 'owner-', 'commit.json', `${nameOfOwner(owner)}x`, nameOfOwner({ ...owner, since: 36 ** 9 })])(
    '%j is invalid',
    (name) => expect(ownerOfName(name)).toBeUndefined(),
  );

  it('never produces an invalid time', () => {
    const latest = ownerOfName(nameOfOwner({ ...owner, since: 36 ** 9 - 1 }));
    expect(describeOwner(latest ?? owner, here)).toMatch(/^process 7, started [\d-]+ [\d:]+ UTC$/);
    expect(describeOwner(owner, elsewhere)).toBe('on another computer, started 2001-09-09 01:46:40 UTC');
  });
});

function hexadecimal() {
  return fc.stringMatching(/^[0-9a-f]{16}$/);
}

describe('this machine', () => {
  it('knows that it is running, and since when', () => {
    expect(realWorld.isRunning(process.pid)).toBe(true);
    expect(realWorld.startOf(process.pid)).toBe(realWorld.startOf(process.pid));
    expect(realWorld.isRunning(2 ** 30)).toBe(false);
    expect(realWorld.machine).toMatch(/^[0-9a-f]{16}$/);
  });
});

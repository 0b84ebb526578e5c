import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSecrets, SecretsFault } from '../setup/secretsFile.ts';
import { temporaryFolder } from '../test/schoolServer.ts';
import { DiskWatch, spaceOf } from './diskWatch.ts';
import { Metrics } from './metrics.ts';
import { RequestLog } from './requestLog.ts';
import { Upkeep } from './upkeep.ts';

let folder = '';
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});

afterEach(async () => {
  vi.useRealTimers();
  await remove();
});

const gigabyte = 1024 ** 3;

it.each([
  [{ free: 10 * gigabyte, total: 1000 * gigabyte }, false],
  [{ free: 0.9 * gigabyte, total: 1000 * gigabyte }, true],
  [{ free: 0.9 * gigabyte, total: 10 * gigabyte }, false],
  [{ free: 0.1 * gigabyte, total: 10 * gigabyte }, true],
])('a disk with %j is full: %j', async (space, isFull) => {
  const disk = new DiskWatch(async () => space);
  expect(disk.isFull()).toBe(false);
  await disk.look();
  expect(disk.isFull()).toBe(isFull);
});

it('a disk that cannot be measured is not full', async () => {
  const disk = new DiskWatch(() => spaceOf(path.join(folder, 'nowhere')));
  await disk.look();
  expect(disk.isFull()).toBe(false);
  expect((await spaceOf(folder)).total).toBeGreaterThan(0);
});

describe('the log', () => {
  it('continues over restarts, and keeps so many full files', () => {
    const linesOf = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
    for (let part = 0; part < 4; part += 1) {
      const log = new RequestLog(folder, 100);
      for (let number = 0; number < 10; number += 1) log.write({ number: part * 10 + number, text: 'x'.repeat(20) });
      log.close();
    }
    const names = fs.readdirSync(folder).sort();
    expect(names).toEqual(['server.log', ...[1, 2, 3, 4, 5, 6].map((number) => `server.log.${number}`)]);
    const numbers = [...names].reverse().flatMap((name) => linesOf(name).map((line) => JSON.parse(line).number));
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => 40 - numbers.length + index));
    for (const name of names) expect(fs.statSync(path.join(folder, name)).size).toBeLessThanOrEqual(100);
  });
});

describe('secrets', () => {
  it('are made once, and only their owner reads them', async () => {
    const [first, second] = [await readSecrets(folder), await readSecrets(folder)];
    expect(second).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(4);
    expect(fs.statSync(path.join(folder, 'secret.json')).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(folder)).toEqual(['secret.json']);
    fs.chmodSync(path.join(folder, 'secret.json'), 0o644);
    await readSecrets(folder);
    expect(fs.statSync(path.join(folder, 'secret.json')).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '[]', 'null', '{"cookieKey":"a"}', '{"cookieKey":1,"nameKey":"","idKey":"","couchKey":""}'])(
    'in a damaged file %j are never made anew',
    async (text) => {
      fs.writeFileSync(path.join(folder, 'secret.json'), text);
      await expect(readSecrets(folder)).rejects.toThrow(SecretsFault);
      expect(fs.readFileSync(path.join(folder, 'secret.json'), 'utf8')).toBe(text);
    },
  );
});

describe('upkeep', () => {
  it('does each task in its time, again after failures, and once more at the end', async () => {
    vi.useFakeTimers();
    const [done, faults]: [string[], unknown[]] = [[], []];
    const task = (name: string, every: number, fails = false) => ({
      every,
      async run() {
        done.push(name);
        if (fails) throw new Error(name);
      },
    });
    const tasks = [task('often', 1000), task('broken', 2000, true), task('rare', 24 * 3600_000)];
    const upkeep = new Upkeep(tasks, (error) => faults.push(error));
    await vi.advanceTimersByTimeAsync(4000);
    expect(done.filter((name) => name === 'often')).toHaveLength(4);
    expect([done.filter((name) => name === 'broken').length, faults.length]).toEqual([2, 2]);
    done.length = 0;
    await upkeep.close();
    expect(done).toEqual(['often', 'broken']);
    await vi.advanceTimersByTimeAsync(48 * 3600_000);
    expect(done).toEqual(['often', 'broken']);
  });
});

it('metrics count requests by route, and measure when they are asked', () => {
  let feeds = 0;
  const metrics = new Metrics({ playhouse_held_feeds: () => feeds });
  const observed = { id: 'x', method: 'GET', route: '/db/:database', status: 200, milliseconds: 500, bytes: 1 };
  metrics.observe(observed);
  metrics.observe(observed);
  feeds = 7;
  const lines = metrics.text().split('\n');
  const labels = '{method="GET",route="/db/:database",status="200"}';
  expect(lines).toContain(`playhouse_requests_total${labels} 2`);
  expect(lines).toContain(`playhouse_request_seconds_total${labels} 1`);
  expect(lines).toContain('playhouse_held_feeds 7');
  for (const line of lines) expect(line).toMatch(/^$|^# TYPE \w+ (counter|gauge)$|^\w+(\{[^}]*\})? [\d.e+-]+$/);
  metrics.close();
});

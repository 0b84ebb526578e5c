import { expect, it } from 'vitest';
import type { VersionRecord } from '../records/recordTypes.ts';
import { lostLimit, versionsToDrop } from './thinVersions.ts';

const [minute, hour, day] = [60_000, 3600_000, 24 * 3600_000];
const now = Date.UTC(2026, 8, 30, 12);

type Kind = VersionRecord['kind'];

/** A version each ten minutes for so many days. */
function history(days: number, kind: Kind = 'auto') {
  const count = (days * day) / (10 * minute);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(now - index * 10 * minute).toISOString();
    return [`${kind} ${at}`, { at, kind }] as const;
  });
}

function keptOf(versions: readonly (readonly [string, { at: string; kind: Kind }])[]) {
  const dropped = new Set(versionsToDrop(new Map(versions), now));
  return versions.filter(([id]) => !dropped.has(id)).map(([, { at }]) => (now - Date.parse(at)) / hour);
}

it('keeps all of two days, then one an hour for a week, then one a day for 30 days', () => {
  const ages = keptOf(history(40));
  const between = (from: number, to: number) => ages.filter((age) => age >= from * 24 && age < to * 24);
  expect(between(0, 2)).toHaveLength(2 * 24 * 6);
  expect(between(2, 7).length).toBeGreaterThanOrEqual(5 * 24);
  expect(between(2, 7).length).toBeLessThanOrEqual(5 * 24 + 1);
  expect(between(7, 30).length).toBeGreaterThanOrEqual(23);
  expect(between(7, 30).length).toBeLessThanOrEqual(24);
  expect(between(30, 99)).toEqual([]);
});

it('keeps the last of an hour', () => {
  const at = (minutes: number) => new Date(now - 3 * day + minutes * minute).toISOString();
  const versions = [5, 20, 55].map((minutes) => [String(minutes), { at: at(minutes), kind: 'auto' }] as const);
  expect(versionsToDrop(new Map(versions), now)).toEqual(['20', '5']);
});

it('drops nothing more when it is done again', () => {
  const versions = history(40);
  const dropped = new Set(versionsToDrop(new Map(versions), now));
  expect(versionsToDrop(new Map(versions.filter(([id]) => !dropped.has(id))), now)).toEqual([]);
});

it('keeps named ones for ever, and what is before a restore for 30 days', () => {
  expect(keptOf(history(40, 'named'))).toHaveLength(40 * 24 * 6);
  expect(Math.max(...keptOf(history(40, 'before-restore')))).toBeLessThan(30 * 24);
  expect(keptOf(history(20, 'before-restore'))).toHaveLength(20 * 24 * 6);
});

it('keeps what lost merges for a week, however many, and then only the newest of them', () => {
  const many = history(20, 'merge-loser');
  const ages = keptOf(many);
  expect(ages.length).toBeGreaterThan(lostLimit.most);
  expect(Math.max(...ages)).toBeLessThan(7 * 24);
  expect(ages).toHaveLength(7 * 24 * 6);
  expect(ages).toContain(0);
});

it('keeps as many as fit of what lost merges long ago, the newest of them, and lets others be', () => {
  const old = history(29, 'merge-loser').filter(([, { at }]) => now - Date.parse(at) >= 8 * day);
  const named = history(29, 'named');
  const ages = keptOf([...old, ...named]);
  const newest = old.slice(0, lostLimit.most).map(([, { at }]) => (now - Date.parse(at)) / hour);
  expect(ages.slice(0, lostLimit.most)).toEqual(newest);
  expect(ages).toHaveLength(lostLimit.most + named.length);
});

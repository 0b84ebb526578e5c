import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostVersions, versionsToDrop } from './versionsToDrop.ts';

const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1) + minutes * 60_000).toISOString();
const auto = (minutes: number) => ({ at: at(minutes), kind: 'auto' });

it('keeps what is spread over the time, and the newest one', () => {
  // One each day for three weeks, and three of the last hour.
  const days = Array.from({ length: 20 }, (_, index) => auto(-index * 1440 - 1440));
  const listed = [auto(30), auto(20), auto(10), ...days];
  expect(versionsToDrop(listed)).toEqual([auto(20), auto(10), auto(-2880)]);
});

it('never drops the newest one, and one with a name only where no other is left', () => {
  const version = fc.record({ minutes: fc.integer({ min: 0, max: 1e6 }), isNamed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(version, { maxLength: 60 }), (made) => {
      const listed = made
        .sort((one, other) => other.minutes - one.minutes)
        .map(({ minutes, isNamed }, index) => ({ at: at(minutes), kind: isNamed ? 'named' : 'auto', index }));
      const dropped = versionsToDrop(listed);
      expect(dropped.length).toBe(Math.max(0, listed.length - mostVersions));
      expect(dropped).not.toContain(listed[0]);
      const left = listed.filter((each) => !dropped.includes(each));
      if (dropped.some(({ kind }) => kind === 'named')) {
        expect(left.slice(1).every(({ kind }) => kind === 'named')).toBe(true);
      }
    }),
    { seed: 41 },
  );
});

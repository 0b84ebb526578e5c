import { type AnyBehaviorDescriptor, behaviorDescriptors, usages } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { rankedBehaviors } from '../behaviors/rankBehavior.ts';
import { behaviorBuckets, hiddenUsages, isBucketOpen } from './behaviorBuckets.ts';

const all: readonly AnyBehaviorDescriptor[] = behaviorDescriptors;
const titles = (buckets: ReturnType<typeof behaviorBuckets>) => buckets.map(({ title }) => title);

describe('the groups of the behavior library', () => {
  it.each([
    ['type', ['Action', 'Persistent', 'Block', 'Note']],
    ['usage', [...usages]],
    ['name', ['']],
  ] as const)('by %s are %j, and hold every behavior once', (organization, names) => {
    const buckets = behaviorBuckets(all, organization, []);
    expect(titles(buckets)).toEqual(names.filter((name) => buckets.some(({ title }) => title === name)));
    const members = buckets.flatMap((bucket) => bucket.members.map((descriptor) => descriptor.class));
    expect(members.toSorted()).toEqual(all.map((descriptor) => descriptor.class).toSorted());
  });

  it('are sorted by title', () => {
    for (const { members } of behaviorBuckets(all, 'usage', [])) {
      const shown = members.map(({ title }) => title);
      expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other)));
    }
  });

  it('start with the favorites, which also stay in their own groups', () => {
    const [first, ...others] = behaviorBuckets(all, 'type', ['RuleBehavior', 'MoveBehavior', 'GoneBehavior']);
    expect(first).toMatchObject({ id: 'favorites', title: 'Favorites' });
    expect(first?.members.map(({ title }) => title)).toEqual(['Move', 'Rule']);
    expect(others.flatMap(({ members }) => members)).toHaveLength(all.length);
  });

  it.each([
    [true, true, ['Monetization', 'Game Services']],
    [true, false, ['Monetization']],
    [false, false, []],
  ] as const)('hide monetization: %s, game services: %s', (hideMonetization, hideGameServices, wanted) => {
    expect([...hiddenUsages({ hideMonetization, hideGameServices })]).toEqual(wanted);
  });

  it('stay open or closed as the user left them; at first, all kinds and the first usages are open', () => {
    expect(isBucketOpen('type Action', {})).toBe(true);
    expect(isBucketOpen('usage Movement', {})).toBe(true);
    expect(isBucketOpen('usage Tables', {})).toBe(false);
    expect(isBucketOpen('usage Tables', { 'usage Tables': true })).toBe(true);
    expect(isBucketOpen('type Action', { 'type Action': false })).toBe(false);
  });
});

describe('a search for', () => {
  it.each([
    ['mo', 'Move'],
    ['to', 'Move To'],
    ['if', 'Rule'],
    ['jump', 'Change Velocity'],
    ['chase', 'Follow'],
    ['fade', 'Interpolate'],
    ['explosion', 'Particles'],
    ['steady speed', 'Move'],
    [' TIMER ', 'Timer'],
  ])('“%s” finds %s', (query, title) => {
    expect(rankedBehaviors(all, query).map((found) => found.title)).toContain(title);
  });

  it('a title ranks it before matches in search words or help', () => {
    expect(rankedBehaviors(all, 'move').map(({ title }) => title)[0]).toBe('Move');
    expect(rankedBehaviors(all, 'follow')[0]?.title).toBe('Follow');
  });

  it('an unknown word finds nothing', () => {
    expect(rankedBehaviors(all, 'xylophone')).toEqual([]);
  });

  it.each(all.map((descriptor) => [descriptor.title, descriptor.searchWords] as const))(
    '%s has no search words that are in its title',
    (title, words = []) => {
      expect(words.filter((word) => title.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
    },
  );
});

import type { Behavior, Issue } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laneKey, listRows } from './listRows.ts';
import { marksInWords, marksOf } from './overviewMarks.ts';
import { following, largestZoom, remeasured, wholeSpan, zoomed, zoomOf } from './overviewScale.ts';
import { hitsIn } from './useOverviewMarks.ts';

const list = { total: 60_000, inView: 600 };

describe('the part of a list in the overview', () => {
  it('is all of it at first, even if that is less than a screen', () => {
    expect(wholeSpan(list)).toEqual({ from: 0, size: 60_000 });
    expect(wholeSpan({ total: 200, inView: 600 })).toEqual({ from: 0, size: 600 });
    expect(largestZoom({ total: 200, inView: 600 })).toBe(1);
  });

  it('keeps a position in its place when zoomed, down to three screens', () => {
    const twice = zoomed(wholeSpan(list), list, 2, 30_000);
    expect(twice).toEqual({ from: 15_000, size: 30_000 });
    expect(zoomed(twice, list, 1000, 20_000).size).toBeCloseTo(1800);
    expect(zoomed(twice, list, 0, 20_000)).toEqual(wholeSpan(list));
  });

  it('follows what is in view', () => {
    const span = { from: 10_000, size: 6000 };
    expect(following(span, { ...list, scroll: 12_000 })).toEqual(span);
    expect(following(span, { ...list, scroll: 9000 })).toEqual({ from: 9000, size: 6000 });
    expect(following(span, { ...list, scroll: 20_000 })).toEqual({ from: 14_600, size: 6000 });
  });

  it('keeps its zoom when the list becomes longer, and shows all of a short one', () => {
    const span = { from: 0, size: 30_000 };
    expect(remeasured(span, list, { total: 80_000, inView: 600 })).toEqual({ from: 0, size: 40_000 });
    expect(remeasured(span, list, { total: 500, inView: 600 })).toEqual({ from: 0, size: 600 });
  });

  it('is always inside the list and contains what is in view', () => {
    const steps = fc.array(fc.tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.nat(60_000)), { maxLength: 8 });
    fc.assert(
      fc.property(steps, fc.nat(59_400), (zooms, scroll) => {
        let span = wholeSpan(list);
        for (const [zoom, at] of zooms) span = zoomed(span, list, zoom, at);
        const { from, size } = following(span, { ...list, scroll });
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + size).toBeLessThanOrEqual(60_000.001);
        expect(from).toBeLessThanOrEqual(scroll);
        expect(from + size).toBeGreaterThanOrEqual(scroll + 600 - 0.001);
        expect(zoomOf({ from, size }, list)).toBeLessThanOrEqual(largestZoom(list) + 0.001);
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});

const move = (id: string, name = id): Behavior => ({ id, class: 'MoveBehavior', enabled: true, attributes: { name } });
const rule: Behavior = {
  id: 'id20',
  class: 'RuleBehavior',
  enabled: true,
  attributes: {},
  conditions: [
    {
      id: 'id21',
      class: 'EventCondition',
      eventType: 'touch',
      attributes: { conditionType: 0 },
      predicate: { type: 'touch', attributes: { mode: 'pressed' } },
    } as never,
  ],
  behaviors: [move('id22', 'Lantern left'), move('id23')],
  elseBehaviors: [move('id24')],
};
const behaviors = [move('id10', 'Lantern'), rule, move('id30')];
const issue = (severity: Issue['severity']) => [{ severity } as Issue];

describe('the marks of the overview', () => {
  const sources = {
    issues: new Map([
      ['id10', issue('nonBlocking')],
      ['id24', issue('blocking')],
    ]),
    breakpoints: new Set(['id21']),
    hits: new Set(['id22', 'id23']),
    selected: new Set(['id30']),
  };
  const keysOf = (closed: readonly string[]) => {
    const rows = listRows(behaviors, new Set(closed));
    const marks = marksOf(rows, sources);
    return Object.fromEntries(Object.entries(marks).map(([kind, at]) => [kind, at.map((index) => rows[index]?.key)]));
  };

  it('are at the rows that they concern', () => {
    expect(keysOf([])).toEqual({
      selected: ['id30'],
      hit: ['id22', 'id23'],
      warning: ['id10'],
      error: ['id24'],
      breakpoint: ['id20'],
    });
  });

  it('are at closed blocks and lanes for what these hide', () => {
    expect(keysOf(['id20'])).toMatchObject({ hit: ['id20'], error: ['id20'], breakpoint: ['id20'] });
    expect(keysOf([laneKey('id20', 'elseBehaviors')])).toMatchObject({ error: [laneKey('id20', 'elseBehaviors')] });
  });

  it('are counted in words', () => {
    const marks = marksOf(listRows(behaviors, new Set()), sources);
    expect(marksInWords(marks)).toBe('1 selected, 2 hits, 1 warning, 1 error, 1 breakpoint');
    expect(marksInWords({ selected: [], hit: [], warning: [], error: [], breakpoint: [] })).toBe('');
  });

  it('include what the find panel has found in these behaviors', () => {
    const project = buildProject({
      prototypes: [
        { id: 'id1', name: 'Pip', behaviors: behaviors as never },
        { id: 'id2', name: 'Foe', behaviors: [{ id: 'id40', class: 'MoveBehavior', attributes: { name: 'Lantern' } }] },
      ],
    });
    const found = (query: string, mode: 'texts' | 'uses' = 'texts') =>
      [...hitsIn(project, { prototype: 'id1' }, { mode, query, target: undefined })].sort();
    expect(found('lantern')).toEqual(['id10', 'id22']);
    expect(found('')).toEqual([]);
    expect(found('lantern', 'uses')).toEqual([]);
  });
});

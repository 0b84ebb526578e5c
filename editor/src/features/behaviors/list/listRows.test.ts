import { applyEdit, type Behavior, behaviorsOf } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropTargetAt, everyGap, isInside } from './dropTarget.ts';
import { gapAfter, type ListRow, laneKey, listRows } from './listRows.ts';

let made = 0;
const move = (id: string): Behavior => ({ id, class: 'MoveBehavior', enabled: true, attributes: {} });
const rule = (id: string, behaviors: Behavior[], elseBehaviors: Behavior[] = []): Behavior => ({
  id,
  class: 'RuleBehavior',
  enabled: true,
  attributes: {},
  conditions: [],
  behaviors,
  elseBehaviors,
});
const nothing: ReadonlySet<string> = new Set();
const outline = (rows: readonly ListRow[]) => rows.map(({ key, depth }) => `${'.'.repeat(depth)}${key}`);

const trees: fc.Arbitrary<Behavior[]> = fc
  .letrec<{ list: Behavior[] }>((tie) => ({
    list: fc.array(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constant(undefined).map(() => move('')),
        fc.tuple(tie('list'), tie('list')).map(([first, second]) => rule('', first, second)),
      ),
      { maxLength: 4 },
    ),
  }))
  .list.map((list) => numbered(list));

function numbered(list: readonly Behavior[]): Behavior[] {
  return list.map((behavior) => {
    made += 1;
    const id = `id${made}`;
    return {
      ...behavior,
      id,
      ...(behavior.behaviors && { behaviors: numbered(behavior.behaviors) }),
      ...(behavior.elseBehaviors && { elseBehaviors: numbered(behavior.elseBehaviors) }),
    };
  });
}

describe('the rows of a behavior list', () => {
  it('contain heads, lanes, their contents and the end of each block', () => {
    const rows = listRows([move('a'), rule('b', [move('c')], [])], nothing);
    expect(outline(rows)).toEqual(['a', 'b', '.b when', '.b behaviors', '.c', '.b elseBehaviors', '.b end']);
  });

  it('omit the contents of closed blocks and lanes', () => {
    const list = [rule('a', [rule('b', [move('c')])], [move('d')])];
    expect(outline(listRows(list, new Set(['a'])))).toEqual(['a']);
    expect(outline(listRows(list, new Set(['b', laneKey('a', 'elseBehaviors')])))).toEqual([
      'a',
      '.a when',
      '.a behaviors',
      '.b',
      '.a elseBehaviors',
      '.a end',
    ]);
  });

  it('mark behaviors inside a disabled block as off', () => {
    const list = [{ ...rule('a', [move('b')]), enabled: false }, move('c')];
    const off = listRows(list, nothing).filter(({ isOff }) => isOff);
    expect(off.map(({ key }) => key)).toEqual(['a', 'a when', 'a behaviors', 'b', 'a elseBehaviors', 'a end']);
  });

  it('contain each behavior once, in document order, at any depth', () => {
    let deep: Behavior[] = [move('leaf')];
    for (let level = 0; level < 4000; level += 1) deep = [rule(`r${level}`, deep)];
    expect(listRows(deep, nothing).filter(({ kind }) => kind === 'card')).toHaveLength(4001);
  });
});

describe('a gap of the list', () => {
  it('matches where core inserts dropped behaviors: right before or after the rows at the line', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (list, pick) => {
        const rows = listRows(list, nothing);
        const gaps = everyGap(rows);
        const gap = gaps[pick % Math.max(1, gaps.length)];
        if (!gap) {
          expect(rows).toHaveLength(0);
          return;
        }
        const project = buildProject({ prototypes: [{ id: 'id90001', name: 'Pip', behaviors: list }] });
        const owner = { prototype: 'id90001' };
        const data = { owner, id: 'id90002', class: 'NoteBehavior', ...gap.gap };
        const applied = applyEdit(project, { kind: 'behavior.insert', data });
        expect(applied.ok).toBe(true);
        if (!applied.ok) return;
        const after = listRows(behaviorsOf(applied.value.project, owner)?.behaviors ?? [], nothing);
        const at = after.findIndex(({ key }) => key === 'id90002');
        expect(after[at]?.depth).toBe(gap.depth);
        expect(after[gap.edge === 'before' ? at + 1 : at - 1]?.key).toBe(gap.row);
      }),
      { seed: 41, numRuns: 200 },
    );
  });

  it('comes after the row at the cursor', () => {
    const rows = listRows([move('a'), rule('b', [move('c')])], nothing);
    const at = (key: string) =>
      gapAfter(
        rows.find((row) => row.key === key),
        2,
      );
    expect(at('a')).toEqual({ index: 1 });
    expect(at('c')).toEqual({ parent: 'b', list: 'behaviors', index: 1 });
    expect(at('b when')).toEqual({ parent: 'b', list: 'behaviors', index: 0 });
    expect(at(laneKey('b', 'elseBehaviors'))).toEqual({ parent: 'b', list: 'elseBehaviors', index: 0 });
    expect(gapAfter(undefined, 2)).toEqual({ index: 2 });
  });

  it('inside the dragged behaviors accepts no drops', () => {
    const rows = listRows([rule('a', [rule('b', [move('c')])]), move('d')], nothing);
    const inB = { parent: 'b', index: 0 };
    expect(isInside(rows, inB, new Set(['a']))).toBe(true);
    expect(isInside(rows, inB, new Set(['b']))).toBe(true);
    expect(isInside(rows, inB, new Set(['c', 'd']))).toBe(false);
    expect(isInside(rows, { index: 0 }, new Set(['a']))).toBe(false);
  });

  it('below an open block is at its lower edge', () => {
    const rows = listRows([rule('a', [move('b')])], nothing);
    const end = rows.findIndex(({ kind }) => kind === 'end');
    expect(dropTargetAt(rows, end, 0.9)).toMatchObject({ gap: { index: 1 }, depth: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { nodesOf } from '../diff/documentNodes.ts';
import type { PrototypeDocument } from '../generated/entities.ts';
import { type BehaviorDescription, buildProject } from '../testing.ts';
import { livingNodes, type Tree } from './livingNodes.ts';

function treeOf(...behaviors: BehaviorDescription[]): Tree {
  const actor: PrototypeDocument | undefined = buildProject({ prototypes: [{ behaviors }] }).actors.get('id1');
  if (!actor) throw new Error('The actor is missing.');
  return nodesOf('actors', actor).nodes;
}

const rule = (id: string, ...behaviors: BehaviorDescription[]): BehaviorDescription => ({
  class: 'RuleBehavior',
  id,
  conditions: [],
  behaviors,
  elseBehaviors: [],
});
const move = (id: string, speed = 1): BehaviorDescription => ({ class: 'MoveBehavior', id, attributes: { speed } });

/** Ids of the nodes that live, and of those kept against the other side, whichever side is “mine”. */
function merge(base: Tree, mine: Tree, theirs: Tree, held: readonly string[] = []) {
  const isKept = (key: string) => held.includes(key.replace('behavior:', ''));
  const { living, kept } = livingNodes({ base, mine, theirs }, isKept);
  const turned = livingNodes({ base, mine: theirs, theirs: mine }, isKept);
  expect([...turned.living].sort()).toEqual([...living].sort());
  const ids = [...living].filter((key) => key !== '').map((key) => key.replace('behavior:', ''));
  return { living: ids.sort().join(' '), kept };
}

const held = treeOf(rule('id2', move('id3'), rule('id4', move('id5'))), move('id6'));
const without = treeOf(move('id6'));

describe('a merged document', () => {
  it('contains what both have and what either added', () => {
    expect(merge(treeOf(move('id1')), treeOf(move('id1'), move('id2')), treeOf(rule('id3'), move('id1')))).toEqual({
      living: 'id1 id2 id3',
      kept: [],
    });
  });

  it('lacks what one side removed with its contents, and what both removed', () => {
    expect(merge(held, without, held)).toEqual({ living: 'id6', kept: [] });
    expect(merge(held, without, without)).toEqual({ living: 'id6', kept: [] });
  });

  it.each<[string, Tree, string]>([
    ['changed', treeOf(rule('id2', move('id3', 7), rule('id4', move('id5'))), move('id6')), 'id2 id3 id4 id5 id6'],
    [
      'changed deep inside',
      treeOf(rule('id2', move('id3'), rule('id4', move('id5', 7))), move('id6')),
      'id2 id3 id4 id5 id6',
    ],
    [
      'filled',
      treeOf(rule('id2', move('id3'), rule('id4', move('id5'), move('id7'))), move('id6')),
      'id2 id3 id4 id5 id6 id7',
    ],
    ['moved within', treeOf(rule('id2', rule('id4', move('id5'), move('id3'))), move('id6')), 'id2 id3 id4 id5 id6'],
    ['moved into', treeOf(rule('id2', move('id3'), rule('id4', move('id5'), move('id6')))), 'id2 id3 id4 id5 id6'],
  ])('keeps all of what one side removed and the other %s, reported once', (_, changed, living) => {
    const merged = merge(held, without, changed);
    expect(merged.living).toBe(living);
    expect(merged.kept).toMatchObject([
      { key: 'behavior:id2', kept: 'theirs', base: { id: 'id2' }, value: { id: 'id2' } },
    ]);
    expect(merged.kept[0]?.base).toMatchObject({ behaviors: [{ id: 'id3', attributes: { speed: 1 } }, { id: 'id4' }] });
  });

  it('reports the change and the side that made it', () => {
    const { kept } = merge(held, treeOf(rule('id2', move('id3', 7)), move('id6')), without);
    expect(kept).toMatchObject([{ kept: 'mine', value: { behaviors: [{ id: 'id3', attributes: { speed: 7 } }] } }]);
  });

  it('does not treat another position in the same list as a change', () => {
    const turned = treeOf(move('id6'), rule('id2', rule('id4', move('id5')), move('id3')));
    expect(merge(held, without, turned)).toEqual({ living: 'id6', kept: [] });
  });

  it('keeps what was moved out of the object that the other side removed', () => {
    const saved = treeOf(rule('id4', move('id5')), move('id6'));
    expect(merge(held, saved, held)).toEqual({ living: 'id4 id5 id6', kept: [] });
  });

  it('keeps all of what is used, even if nobody changed it', () => {
    expect(merge(held, without, held, ['id4'])).toEqual({ living: 'id2 id3 id4 id5 id6', kept: [] });
    expect(merge(held, held, without, ['id6'])).toEqual({ living: 'id6', kept: [] });
  });
});

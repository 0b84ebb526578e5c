import { applyEdit, createProject } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { withValue } from '../test/merging/mergeOracle.ts';
import { chooseValue, chooseVersion } from './chooseVersion.ts';
import { type LeafMerge, mergeLeaves } from './mergeLeaves.ts';
import { tombstoneHash } from './mergeRevision.ts';
import { type Leaf, RevisionGraph } from './revisionGraph.ts';

const id = 'object.json';
const project = createProject({ title: '0' });
const hash = (letter: string) => letter.repeat(32);
const rev = (generation: number, letter: string) => `${generation}-${hash(letter)}`;
const leaf = (isDeleted: boolean, ...history: string[]): Leaf => ({ rev: history[0] ?? '', isDeleted, history });

const base = { ...project.object };
const bodies = new Map([
  [rev(1, '0'), base],
  [rev(2, 'a'), withValue(base, 'id101', 1)],
  [rev(2, 'b'), withValue(withValue(base, 'id102', 2), 'title', 2)],
  [rev(3, 'c'), withValue(base, 'title', 3)],
]);
const leaves = [
  leaf(false, rev(2, 'b'), rev(1, '0')),
  leaf(false, rev(3, 'c'), rev(2, 'd'), rev(1, '0')),
  leaf(false, rev(2, 'a'), rev(1, '0')),
];

function merge(given: readonly Leaf[]): LeafMerge {
  const merged = mergeLeaves(id, given, (name) => bodies.get(name));
  if (merged.state !== 'merged') throw new Error(merged.state);
  return merged.merge;
}

describe('mergeLeaves', () => {
  it('follows the winner with what all leaves changed, and closes the others', () => {
    const { revision, tombstones, conflicts } = merge(leaves);
    expect(revision?.history.slice(1)).toEqual([rev(3, 'c'), rev(2, 'd'), rev(1, '0')]);
    expect(revision?.body).toMatchObject({ title: '3', attributes: { id101: { $: 1 }, id102: { $: 2 } } });
    expect(conflicts.map(({ path, kind }) => [path, kind])).toEqual([[['object', 'title'], 'value']]);
    expect(tombstones.map(({ rev: name }) => name)).toEqual([
      `3-${tombstoneHash(rev(2, 'a'), revision?.rev ?? '')}`,
      `3-${tombstoneHash(rev(2, 'b'), revision?.rev ?? '')}`,
    ]);
  });

  it('gives the same revisions in whatever order the leaves come', () => {
    expect(merge(leaves.toReversed())).toEqual(merge(leaves));
  });

  it('needs no new revision when the winner has everything', () => {
    bodies.set(rev(2, 'e'), withValue(base, 'title', 3));
    const { revision, tombstones } = merge([leaves[1] as Leaf, leaf(false, rev(2, 'e'), rev(1, '0'))]);
    expect(revision).toBeUndefined();
    expect(tombstones.map(({ rev: name }) => name)).toEqual([`3-${tombstoneHash(rev(2, 'e'), rev(3, 'c'))}`]);
  });

  it('takes a leaf that was merged as the base of what was changed in it later', () => {
    const { revision, tombstones } = merge(leaves);
    const closed = [...(revision ? [revision] : []), ...tombstones].map((each) => leaf(!each.body, ...each.history));
    const late = leaf(false, rev(3, 'f'), rev(2, 'a'), rev(1, '0'));
    const graph = new RevisionGraph([...closed, late]);
    const [one, other] = [graph.contentsOf(revision?.rev ?? ''), graph.contentsOf(late.rev)];
    expect(graph.basesOf(one, other)).toEqual([rev(2, 'a')]);
    const { attributes } = base as Record<string, unknown>;
    bodies.set(revision?.rev ?? '', (revision?.body ?? {}) as typeof base);
    bodies.set(late.rev, { ...withValue(base, 'title', 9), attributes } as typeof base);
    expect(merge([...closed, late]).revision?.body).toMatchObject({ title: '9' });
    expect(merge([...closed, late]).revision?.body?.attributes).not.toHaveProperty('id101');
  });

  it('names the bodies that it needs, and refuses what is not a document', () => {
    const missing = mergeLeaves(id, leaves, (name) => (name === rev(1, '0') ? undefined : bodies.get(name)));
    expect(missing).toEqual({ state: 'incomplete', missing: [rev(1, '0')] });
    let deep: object = {};
    for (let level = 0; level < 2000; level += 1) deep = { deep };
    expect(mergeLeaves(id, leaves, () => ({ ...base, deep })).state).toBe('unreadable');
    expect(mergeLeaves(id, leaves.slice(0, 1), () => undefined).state).toBe('single');
  });
});

describe('chooseVersion', () => {
  it('is an edit that brings a version back, and can be undone', () => {
    const lost = withValue(withValue(base, 'title', 7), 'id105', 1);
    const edit = chooseVersion(project, id, lost);
    if (!edit.ok) throw new Error('refused');
    const applied = applyEdit(project, edit.value);
    if (!applied.ok) throw new Error('refused');
    expect(applied.value.project.object).toEqual(lost);
    const undone = applyEdit(applied.value.project, { kind: 'ops.apply', data: applied.value.inverse });
    expect(undone.ok && undone.value.project).toEqual(project);
  });

  it('chooses one value, and leaves what else was merged', () => {
    const { revision, conflicts } = merge(leaves);
    const merged = chooseVersion(project, id, revision?.body ?? {});
    const applied = merged.ok ? applyEdit(project, merged.value) : merged;
    if (!applied.ok) throw new Error('refused');
    const [conflict] = conflicts;
    const titles = (['mine', 'theirs'] as const).map((side) => {
      const edit = conflict && chooseValue(conflict, side);
      const chosen = edit && applyEdit(applied.value.project, edit);
      const { title, attributes } = chosen?.ok ? chosen.value.project.object : base;
      return [title, Object.keys(attributes).filter((key) => key.startsWith('id10'))];
    });
    expect(titles.sort()).toEqual([
      ['2', ['id101', 'id102']],
      ['3', ['id101', 'id102']],
    ]);
  });

  it('chooses no value where only the whole document says what was meant', () => {
    const conflict = { path: ['scenes', 'id1', 'layers', { id: 'id2' }], kept: 'mine', words: '' } as const;
    expect(chooseValue({ ...conflict, kind: 'order' }, 'theirs')).toBeUndefined();
    expect(chooseValue({ ...conflict, kind: 'deletion', mine: {} }, 'mine')).toBeUndefined();
    expect(chooseValue({ ...conflict, kind: 'deletion', mine: {} }, 'theirs')?.data).toEqual([
      { op: 'remove', path: conflict.path },
    ]);
  });
});

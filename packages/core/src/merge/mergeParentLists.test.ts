import { describe, expect, it } from 'vitest';
import type { Behavior } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { type BehaviorDescription, buildBehaviors, buildProject } from '../testing.ts';
import { mergeProjects } from './mergeProjects.ts';

const rule = (id: string, ...behaviors: BehaviorDescription[]): BehaviorDescription => ({
  class: 'RuleBehavior',
  id,
  conditions: [],
  behaviors,
  elseBehaviors: [],
});

function write(behaviors: readonly Behavior[] = []): string {
  return behaviors.map(({ id, behaviors: inner }) => `${id}[${write(inner)}]`).join(' ');
}

interface Owner {
  build(behaviors: BehaviorDescription[]): Project;
  read(project: Project): readonly Behavior[] | undefined;
}

const scene = (behaviors: BehaviorDescription[]) => {
  const actors = [
    { id: 'id8', prototype: 'id1' },
    { id: 'id9', prototype: 'id1', behaviors },
  ];
  return buildProject({ prototypes: [{ id: 'id1' }], scenes: [{ id: 'id7', layers: [{ id: 'id6', actors }] }] });
};

const owners: Readonly<Record<string, Owner>> = {
  'an actor': {
    build: (behaviors) => buildProject({ prototypes: [{ id: 'id1', behaviors }] }),
    read: ({ actors }) => actors.get('id1')?.behaviors,
  },
  'an unlocked instance': {
    build: scene,
    read: ({ scenes }) => scenes.get('id7')?.layers[0]?.actors[1]?.behaviors,
  },
  'a saved behavior': {
    build(behaviors) {
      const [behavior] = buildBehaviors([rule('id50', ...behaviors)]);
      if (!behavior) throw new Error('There is a behavior.');
      return { ...buildProject(), behaviors: new Map([['id1', { id: 'id1', name: 'Saved', help: '', behavior }]]) };
    },
    read: ({ behaviors }) => behaviors.get('id1')?.behavior.behaviors,
  },
};

describe.each(Object.entries(owners))('behaviors of %s', (_, { build, read }) => {
  /** The merged tree, and kind and side of its conflicts, whichever side is “mine”. */
  function merge(base: BehaviorDescription[], mine: BehaviorDescription[], theirs: BehaviorDescription[]) {
    const [start, left, right] = [build(base), build(mine), build(theirs)];
    const { project, conflicts } = mergeProjects(start, left, right);
    const turned = mergeProjects(start, right, left);
    expect(turned.project).toEqual(project);
    const opposite = conflicts.map(({ kind, kept }) => [kind, kept === 'mine' ? 'theirs' : 'mine']);
    expect(turned.conflicts.map(({ kind, kept }) => [kind, kept])).toEqual(opposite);
    return [write(read(project)), ...conflicts.map(({ kind, kept }) => `${kind} ${kept}`)];
  }

  it('are where one side moved them', () => {
    const base = [rule('id1'), rule('id2'), rule('id3')];
    expect(merge(base, [rule('id1', rule('id2')), rule('id3')], base)).toEqual(['id1[id2[]] id3[]']);
    expect(merge(base, [rule('id1', rule('id2')), rule('id3')], [rule('id1'), rule('id2', rule('id3'))])).toEqual([
      'id1[id2[id3[]]]',
    ]);
  });

  it('are where both moved them, which is no conflict', () => {
    const moved = [rule('id1', rule('id2'))];
    expect(merge([rule('id1'), rule('id2')], moved, moved)).toEqual(['id1[id2[]]']);
  });

  it('revert the move of the smaller key when each side moved one into the other', () => {
    const base = [rule('id1'), rule('id2')];
    expect(merge(base, [rule('id2', rule('id1'))], [rule('id1', rule('id2'))])).toEqual(['id1[id2[]]', 'place theirs']);
    expect(merge(base, [rule('id1', rule('id2'))], [rule('id2', rule('id1'))])).toEqual(['id1[id2[]]', 'place mine']);
  });

  it('return to their former list, or to the outermost one if that no longer exists', () => {
    const base = [rule('id9', rule('id1')), rule('id2')];
    const theirs = [rule('id9', rule('id1', rule('id2')))];
    expect(merge(base, [rule('id9'), rule('id2', rule('id1'))], theirs)).toEqual(['id9[id1[id2[]]]', 'place theirs']);
    expect(merge(base, [rule('id2', rule('id1'))], theirs)[0]).toBe('id1[id2[]]');
  });

  it('are left alone if they are not part of a cycle but below it', () => {
    const base = [rule('id1', rule('id3')), rule('id2', rule('id4'))];
    const mine = [rule('id2', rule('id4'), rule('id1', rule('id3')))];
    const theirs = [rule('id1', rule('id3'), rule('id2', rule('id4')))];
    expect(merge(base, mine, theirs)).toEqual(['id1[id3[] id2[id4[]]]', 'place theirs']);
  });

  it('are all kept when two cycles form at once', () => {
    const base = [rule('id1'), rule('id2'), rule('id3'), rule('id4')];
    const mine = [rule('id2', rule('id1')), rule('id4', rule('id3'))];
    const theirs = [rule('id1', rule('id2')), rule('id3', rule('id4'))];
    expect(merge(base, mine, theirs)).toEqual(['id1[id2[]] id3[id4[]]', 'place theirs', 'place theirs']);
  });
});

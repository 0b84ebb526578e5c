import { describe, expect, it } from 'vitest';
import type { Behavior } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { type BehaviorDescription, buildBehaviors, buildProject } from '../testing.ts';
import { mergeProjects } from './mergeProjects.ts';

type Change = (project: Project) => Project;

/** The conflicts of a merge (kind and description) and its result. Both orders are tried. */
function merge(base: Project, mine: Change, theirs: Change) {
  const [left, right] = [mine(base), theirs(base)];
  const merged = mergeProjects(base, left, right);
  const turned = mergeProjects(base, right, left);
  expect(turned.project).toEqual(merged.project);
  return { ...merged, told: merged.conflicts.map(({ kind, words }) => `${kind}: ${words}`) };
}

const same: Change = (project) => project;

function withBehaviors(behaviors: readonly BehaviorDescription[]): Project {
  return buildProject({ prototypes: [{ id: 'id1', name: 'Pip', behaviors }] });
}

function setBehaviors(descriptions: readonly BehaviorDescription[]): Change {
  return (project) => changeActor(project, { behaviors: buildBehaviors(descriptions) });
}

function changeActor(
  project: Project,
  change: { readonly behaviors?: Behavior[]; readonly attributes?: object },
): Project {
  const actor = project.actors.get('id1');
  if (!actor) throw new Error('the actor is there');
  const attributes = { ...actor.attributes, ...change.attributes };
  return { ...project, actors: new Map(project.actors).set('id1', { ...actor, ...change, attributes }) };
}

function treeOf(project: Project): string {
  const write = (behaviors: readonly Behavior[] = []): string =>
    behaviors
      .map(({ id, behaviors: inner, elseBehaviors }) => `${id}[${write(inner)}|${write(elseBehaviors)}]`)
      .join(' ');
  return write(project.actors.get('id1')?.behaviors).replaceAll('[|]', '');
}

const rule = (id: string, behaviors: readonly BehaviorDescription[] = []): BehaviorDescription => ({
  class: 'RuleBehavior',
  id,
  conditions: [],
  behaviors,
  elseBehaviors: [],
});
const move = (id: string, speed = 1): BehaviorDescription => ({ class: 'MoveBehavior', id, attributes: { speed } });

describe('behaviors', () => {
  it('keep changes of two attributes of one behavior', () => {
    const merged = merge(
      withBehaviors([{ class: 'MoveBehavior', id: 'id2', attributes: { speed: 1, direction: 0 } }]),
      setBehaviors([{ class: 'MoveBehavior', id: 'id2', attributes: { speed: 5, direction: 0 } }]),
      setBehaviors([{ class: 'MoveBehavior', id: 'id2', attributes: { speed: 1, direction: 90 } }]),
    );
    expect(merged.project.actors.get('id1')?.behaviors[0]?.attributes).toEqual({ speed: 5, direction: 90 });
    expect(merged.told).toEqual([]);
  });

  it('report the other side’s value for the same attribute', () => {
    const merged = merge(withBehaviors([move('id2')]), setBehaviors([move('id2', 3)]), setBehaviors([move('id2', 5)]));
    expect(merged.told).toEqual(['value: Actor Pip: Move: Speed is 5; your version has 3']);
    expect(merged.conflicts[0]).toMatchObject({
      path: ['actors', 'id1', 'behaviors', { id: 'id2' }, 'attributes', 'speed'],
      base: 1,
      mine: 3,
      theirs: 5,
      kept: 'theirs',
    });
  });

  it('follow a move and keep a change made elsewhere', () => {
    const merged = merge(
      withBehaviors([rule('id2'), move('id3')]),
      setBehaviors([rule('id2', [move('id3')])]),
      setBehaviors([rule('id2'), move('id3', 9)]),
    );
    expect(treeOf(merged.project)).toBe('id2[id3|]');
    expect(merged.project.actors.get('id1')?.behaviors[0]?.behaviors?.[0]?.attributes).toEqual({ speed: 9 });
    expect(merged.told).toEqual([]);
  });

  it('form no cycle when each side moved one of two into the other', () => {
    const merged = merge(
      withBehaviors([rule('id2', [move('id4')]), rule('id3')]),
      setBehaviors([rule('id3', [rule('id2', [move('id4')])])]),
      setBehaviors([rule('id2', [move('id4'), rule('id3')])]),
    );
    expect(treeOf(merged.project)).toBe('id2[id4 id3|]');
    expect(merged.told).toEqual(['place: Actor Pip: Rule was moved by both; it is where the other version has it']);
    expect(merged.conflicts[0]).toMatchObject({ base: { list: 'behaviors' }, mine: { parent: 'id3' } });
  });

  it('form no cycle of three', () => {
    const merged = merge(
      withBehaviors([rule('id2'), rule('id3'), rule('id4')]),
      setBehaviors([rule('id3', [rule('id2')]), rule('id4')]),
      setBehaviors([rule('id2', [rule('id4', [rule('id3')])])]),
    );
    expect([...treeOf(merged.project).matchAll(/id\d/g)].map(String).sort()).toEqual(['id2', 'id3', 'id4']);
    expect(merged.conflicts.map(({ kind }) => kind)).toEqual(['place']);
  });

  it('are in one list when both moved one to different lists', () => {
    const merged = merge(
      withBehaviors([rule('id2'), rule('id3'), move('id4')]),
      setBehaviors([rule('id2', [move('id4')]), rule('id3')]),
      setBehaviors([rule('id2'), rule('id3', [move('id4')])]),
    );
    expect(treeOf(merged.project)).toBe('id2 id3[id4|]');
    expect(merged.conflicts).toMatchObject([{ kind: 'place', kept: 'theirs', mine: { parent: 'id2' } }]);
  });

  it('keep a whole rule that one side deleted and the other changed inside', () => {
    const merged = merge(
      withBehaviors([rule('id2', [move('id3'), move('id4')])]),
      setBehaviors([]),
      setBehaviors([rule('id2', [move('id3', 7), move('id4')])]),
    );
    expect(treeOf(merged.project)).toBe('id2[id3 id4|]');
    expect(merged.told).toEqual([
      'deletion: Actor Pip: Rule is kept with the changes of the other version, although your version has it deleted',
    ]);
  });

  it('are removed with the rule that one side deleted, unless the other moved something into it', () => {
    const base = withBehaviors([rule('id2', [move('id3')]), move('id4')]);
    expect(treeOf(merge(base, setBehaviors([move('id4')]), same).project)).toBe('id4');
    const merged = merge(base, setBehaviors([move('id4')]), setBehaviors([rule('id2', [move('id3'), move('id4')])]));
    expect(treeOf(merged.project)).toBe('id2[id3 id4|]');
    expect(merged.conflicts.map(({ kind }) => kind)).toEqual(['deletion']);
  });

  it('stay where they were moved when the rule that contained them is deleted', () => {
    const merged = merge(
      withBehaviors([rule('id2', [move('id3')]), rule('id4')]),
      setBehaviors([rule('id4')]),
      setBehaviors([rule('id2'), rule('id4', [move('id3')])]),
    );
    expect(treeOf(merged.project)).toBe('id4[id3|]');
  });

  it('do not mix attributes of two classes or of two new behaviors with the same id', () => {
    const merged = merge(
      withBehaviors([]),
      setBehaviors([{ class: 'MoveBehavior', id: 'id2', attributes: { speed: 1, direction: 2 } }]),
      setBehaviors([{ class: 'MoveBehavior', id: 'id2', attributes: { speed: 2, direction: 1 } }]),
    );
    expect(merged.project.actors.get('id1')?.behaviors[0]?.attributes).toEqual({ speed: 1, direction: 2 });
    expect(merged.told).toEqual(['value: Actor Pip: Move differs; your version is used']);
    const classes = merge(
      withBehaviors([move('id2')]),
      setBehaviors([{ class: 'RotateBehavior', id: 'id2', attributes: { speed: 1 } }]),
      setBehaviors([move('id2', 4)]),
    );
    expect(classes.project.actors.get('id1')?.behaviors[0]).toMatchObject({
      class: 'MoveBehavior',
      attributes: { speed: 4 },
    });
    expect(classes.conflicts.map(({ kind }) => kind)).toEqual(['value']);
  });

  it('report that both sides moved one in its list', () => {
    const list = (...ids: string[]) => setBehaviors(ids.map((id) => move(id)));
    const merged = merge(
      withBehaviors(['id2', 'id3', 'id4', 'id5', 'id6'].map((id) => move(id))),
      list('id4', 'id2', 'id3', 'id5', 'id6'),
      list('id2', 'id3', 'id5', 'id6', 'id4'),
    );
    expect(treeOf(merged.project)).toBe('id4 id2 id3 id5 id6');
    expect(merged.conflicts).toMatchObject([
      { kind: 'order', base: { after: 'id3' }, mine: { after: null }, theirs: { after: 'id6' }, kept: 'mine' },
    ]);
  });
});

describe('attributes', () => {
  const actor =
    (attributes: object): Change =>
    (project) =>
      changeActor(project, { attributes });
  const base = changeActor(withBehaviors([]), { attributes: { tags: 'a\tb' } });
  const after = (mine: object, theirs: object) => {
    const merged = merge(base, actor(mine), actor(theirs));
    return { attributes: merged.project.actors.get('id1')?.attributes, told: merged.told };
  };

  it('merge components of a point when each side changed one', () => {
    const { attributes, told } = after({ position: { x: 5, y: 0 } }, { position: { x: 0, y: 6 } });
    expect([attributes?.position, told]).toEqual([{ x: 5, y: 6 }, []]);
  });

  it('use the whole point of one side when both changed one component', () => {
    const { attributes, told } = after({ position: { x: 5, y: 0 } }, { position: { x: 7, y: 6 } });
    expect(attributes?.position).toEqual({ x: 7, y: 6 });
    expect(told).toEqual(['value: Actor Pip: Position is 7, 6; your version has 5, 0']);
  });

  it('merge tags as a set in its order', () => {
    const { attributes, told } = after({ tags: 'b\tc' }, { tags: 'd\ta\tb' });
    expect([attributes?.tags, told]).toEqual(['d\tb\tc', []]);
  });

  it('do not treat a text that is not a list of tags as one', () => {
    expect(after({ tags: 'a\ta' }, { tags: 'b' }).told).toEqual([
      'value: Actor Pip: Tags is “b”; your version has “a, a”',
    ]);
  });

  it('keep name, type and value of a custom attribute together', () => {
    const speed = (type: string, value: unknown, name: string) => ({ id9: { '@': type, $: value, name } });
    const start = changeActor(base, { attributes: speed('real', 1, 'Speed') });
    const both = merge(start, actor(speed('real', 2, 'Speed')), actor(speed('real', 1, 'Pace')));
    expect(both.project.actors.get('id1')?.attributes.id9).toEqual({ '@': 'real', $: 2, name: 'Pace' });
    const typed = merge(start, actor(speed('text', 'x', 'Speed')), actor(speed('real', 2, 'Pace')));
    expect(typed.project.actors.get('id1')?.attributes.id9).toEqual({ '@': 'real', $: 2, name: 'Pace' });
    expect(typed.conflicts.map(({ kind }) => kind)).toEqual(['value']);
  });

  it('keep unknown keys of both sides, even nested ones', () => {
    const { attributes, told } = after({ future: { a: { x: 1 } } }, { future: { a: { y: 2 }, list: [1] } });
    expect([attributes?.future, told]).toEqual([{ a: { x: 1, y: 2 }, list: [1] }, []]);
  });

  it('keep a change to something that the other side removed', () => {
    const start = changeActor(base, { attributes: { note: 'old' } });
    const merged = merge(start, actor({ note: undefined }), actor({ note: 'new' }));
    expect(merged.project.actors.get('id1')?.attributes.note).toBe('new');
    expect(merged.conflicts).toMatchObject([{ kind: 'deletion', base: 'old', theirs: 'new', kept: 'theirs' }]);
    expect(merged.conflicts[0]).not.toHaveProperty('mine');
  });
});

import { describe, expect, it } from 'vitest';
import type { Condition } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { type BehaviorDescription, buildBehaviors, buildProject, type LayerDescription } from '../testing.ts';
import { mergeProjects } from './mergeProjects.ts';

const move = (id: string, speed = 1): BehaviorDescription => ({ class: 'MoveBehavior', id, attributes: { speed } });
const rule = (id: string, ...behaviors: BehaviorDescription[]): BehaviorDescription => ({
  class: 'RuleBehavior',
  id,
  conditions: [],
  behaviors,
  elseBehaviors: [],
});
const build = (...behaviors: BehaviorDescription[]) => buildProject({ prototypes: [{ id: 'id1', behaviors }] });
const behaviorsOf = ({ actors }: Project) => actors.get('id1')?.behaviors;

describe('an empty list of a behavior', () => {
  /** A rule with an empty Otherwise list or without one. */
  const withList = (isThere: boolean) =>
    build({ class: 'RuleBehavior', id: 'id2', ...(isThere && { elseBehaviors: [] }) });
  const both = [true, false];

  it.each(both.flatMap((base) => both.flatMap((mine) => both.map((theirs) => [base, mine, theirs] as const))))(
    'is as on the side that changed it: %s, %s, %s',
    (base, mine, theirs) => {
      const wanted = mine === base ? theirs : mine;
      const merged = mergeProjects(withList(base), withList(mine), withList(theirs));
      expect([behaviorsOf(merged.project), merged.conflicts]).toEqual([behaviorsOf(withList(wanted)), []]);
    },
  );

  it.each(both)('is added with a behavior that only one side added: %s', (isThere) => {
    const [base, with1] = [build(), withList(isThere)];
    const other = buildProject({ prototypes: [{ id: 'id1', name: 'Other' }] });
    for (const [mine, theirs] of [[with1, other] as const, [other, with1] as const]) {
      expect(behaviorsOf(mergeProjects(base, mine, theirs).project)).toEqual(behaviorsOf(with1));
    }
  });

  it('is kept when one side removed it and the other filled it', () => {
    const filled = build({ class: 'RuleBehavior', id: 'id2', elseBehaviors: [move('id3')] });
    for (const [mine, theirs] of [[withList(false), filled] as const, [filled, withList(false)] as const]) {
      expect(mergeProjects(withList(true), mine, theirs).project).toEqual(filled);
    }
  });
});

describe('a condition that both sides changed', () => {
  const key = (keyString: string, mode: string): Condition => ({
    id: 'id5',
    class: 'EventCondition',
    eventType: 'key',
    attributes: { conditionType: 0 },
    predicate: { type: 'key', attributes: { keyString, mode } },
  });
  const touch: Condition = {
    id: 'id5',
    class: 'EventCondition',
    eventType: 'touch',
    attributes: { conditionType: 0 },
    predicate: { type: 'touch', attributes: {} },
  };
  const compare = (conditionType: number, RHS: string): Condition => ({
    id: 'id5',
    class: 'AttributeCondition',
    attributes: { conditionType },
    predicate: { type: 'number', attributes: { operator: '>', RHS } },
  });
  const holding = (condition: Condition) => build({ class: 'RuleBehavior', id: 'id2', conditions: [condition] });
  const merge = (base: Condition, mine: Condition, theirs: Condition) => {
    const { project, conflicts } = mergeProjects(holding(base), holding(mine), holding(theirs));
    return [behaviorsOf(project)?.[0]?.conditions, conflicts.map(({ kind }) => kind)];
  };

  it('has the changes of both when its subject is the same', () => {
    expect(merge(key('a', 'down'), key('b', 'down'), key('a', 'up'))).toEqual([[key('b', 'up')], []]);
  });

  it('is that of one side when its subject differs', () => {
    expect(merge(key('a', 'down'), key('b', 'down'), touch)).toEqual([[touch], ['value']]);
    expect(merge(key('a', 'down'), touch, key('b', 'down'))).toEqual([[touch], ['value']]);
    expect(merge(compare(2, '1'), compare(2, '2'), compare(3, '1'))).toEqual([[compare(3, '1')], ['value']]);
    expect(merge(compare(2, '1'), compare(3, '1'), compare(2, '2'))).toEqual([[compare(3, '1')], ['value']]);
  });
});

describe('layers and instances that both sides changed', () => {
  const scene = (layer: LayerDescription) =>
    buildProject({ scenes: [{ id: 'id1', layers: [{ id: 'id3', ...layer }] }] });
  const actor = (rotation: number, image: string) => ({ id: 'id4', prototype: 'id1', attributes: { rotation, image } });

  it('have the changes of both', () => {
    const { project, conflicts } = mergeProjects(
      scene({ name: 'Ground', scrollable: true, actors: [actor(0, '')] }),
      scene({ name: 'Soil', scrollable: true, actors: [actor(5, '')] }),
      scene({ name: 'Ground', scrollable: false, actors: [actor(0, 'pip')] }),
    );
    expect(project.scenes).toEqual(scene({ name: 'Soil', scrollable: false, actors: [actor(5, 'pip')] }).scenes);
    expect(conflicts).toEqual([]);
  });
});

describe('a conflict', () => {
  it('of a deletion contains the base and the kept version, but nothing from the side that removed it', () => {
    const [before, changed] = [rule('id2', move('id3')), rule('id2', move('id3', 7))];
    const [base, kept] = [before, changed].map((each) => buildBehaviors([each])[0]);
    const path = ['actors', 'id1', 'behaviors', { id: 'id2' }];
    const mine = mergeProjects(build(before), build(), build(changed)).conflicts;
    expect(mine).toEqual([{ kind: 'deletion', path, base, theirs: kept, kept: 'theirs', words: expect.any(String) }]);
    const theirs = mergeProjects(build(before), build(changed), build()).conflicts;
    expect(theirs).toEqual([{ kind: 'deletion', path, base, mine: kept, kept: 'mine', words: expect.any(String) }]);
  });

  it('of locations states the object and the list that each side chose', () => {
    const base = build(rule('id2'), rule('id3'), move('id4'));
    const other = { class: 'RuleBehavior', id: 'id3', conditions: [], behaviors: [], elseBehaviors: [move('id4')] };
    const { conflicts } = mergeProjects(base, build(rule('id2', move('id4')), rule('id3')), build(rule('id2'), other));
    expect(conflicts).toEqual([
      {
        kind: 'place',
        path: ['actors', 'id1', 'behaviors', { id: 'id3' }, 'elseBehaviors', { id: 'id4' }],
        base: { parent: 'id1', list: 'behaviors' },
        mine: { parent: 'id2', list: 'behaviors' },
        theirs: { parent: 'id3', list: 'elseBehaviors' },
        kept: 'theirs',
        words: expect.any(String),
      },
    ]);
  });

  it('of locations has no base for something that both added', () => {
    const base = build(rule('id2'), rule('id3'));
    const mine = build(rule('id2', move('id4')), rule('id3'));
    const { conflicts } = mergeProjects(base, mine, build(rule('id2'), rule('id3', move('id4'))));
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]).not.toHaveProperty('base');
  });

  it('is at the path in the merged project, in a block that one side added', () => {
    const { conflicts } = mergeProjects(build(move('id3')), build(rule('id9', move('id3', 2))), build(move('id3', 5)));
    const path = ['actors', 'id1', 'behaviors', { id: 'id9' }, 'behaviors', { id: 'id3' }, 'attributes', 'speed'];
    expect(conflicts.map((conflict) => [conflict.kind, conflict.path])).toEqual([['value', path]]);
  });

  it('inside a saved behavior has a path through the saved behavior', () => {
    const saved = (speed: number): Project => {
      const [behavior] = buildBehaviors([rule('id2', move('id3', speed))]);
      if (!behavior) throw new Error('There is a behavior.');
      return { ...buildProject(), behaviors: new Map([['id7', { id: 'id7', name: 'Saved', help: '', behavior }]]) };
    };
    const { conflicts } = mergeProjects(saved(1), saved(2), saved(3));
    expect(conflicts.map(({ path }) => path)).toEqual([
      ['behaviors', 'id7', 'behavior', 'behaviors', { id: 'id3' }, 'attributes', 'speed'],
    ]);
  });

  it('of an order names the neighbors by their ids', () => {
    const list = (...ids: string[]) => build(...ids.map((id) => move(id)));
    const { conflicts } = mergeProjects(
      list('id2', 'id3', 'id4', 'id5', 'id6'),
      list('id4', 'id2', 'id3', 'id5', 'id6'),
      list('id2', 'id3', 'id5', 'id6', 'id4'),
    );
    expect(conflicts.map(({ path }) => path)).toEqual([['actors', 'id1', 'behaviors', { id: 'id4' }]]);
  });
});

describe('a document', () => {
  const named = (name: string) => buildProject({ prototypes: [{ id: 'id1', name }], delegates: [{ id: 'id5', name }] });

  it.each(['actors', 'delegates'] as const)(
    'of %s is the same object as that of the side that changed it',
    (collection) => {
      const [before, again, after] = [named('A'), named('A'), named('B')];
      const merged = (mine: Project, theirs: Project) => {
        const { project } = mergeProjects(before, mine, theirs);
        return [...project[collection].values()][0];
      };
      const one = (project: Project) => [...project[collection].values()][0];
      expect(merged(after, before)).toBe(one(after));
      expect(merged(before, after)).toBe(one(after));
      expect(merged(after, again)).toBe(one(after));
      expect(merged(again, after)).toBe(one(after));
      expect(merged(before, before)).toBe(one(before));
      expect(merged(after, named('B'))).toBe(one(after));
    },
  );

  it('keeps all of a game except what changed', () => {
    const [before, after] = [named('A'), named('B')];
    const mine = { ...before, delegates: after.delegates };
    const { project } = mergeProjects(before, mine, { ...before, actors: after.actors });
    expect([project.delegates === after.delegates, project.actors === after.actors]).toEqual([true, true]);
    expect([project.object === before.object, project.assets === before.assets]).toEqual([true, true]);
    expect([project.scenes === before.scenes, project.tables === before.tables]).toEqual([true, true]);
  });

  it('that one side removed and the other changed and started to use is one conflict', () => {
    const game = (name: string, isUsed: boolean) =>
      buildProject({
        scenes: [{ id: 'id1' }, { id: 'id2', name }],
        prototypes: [
          {
            id: 'id1',
            behaviors: isUsed ? [{ id: 'id2', class: 'ChangeSceneAction', attributes: { sceneKey: 'id2' } }] : [],
          },
        ],
      });
    const base = game('Cave', false);
    const gone = buildProject({ scenes: [{ id: 'id1' }], prototypes: [{ id: 'id1' }] });
    const { project, conflicts } = mergeProjects(base, gone, game('Hole', true));
    expect(project).toEqual(game('Hole', true));
    expect(conflicts.map(({ kind, path }) => [kind, path])).toEqual([['deletion', ['scenes', 'id2']]]);
  });

  it('that one side removed and the other changed is kept whole, and the conflict contains both versions', () => {
    const game = (name?: string) =>
      buildProject({ delegates: name === undefined ? [] : [{ id: 'id5', name, source: 'a' }] });
    const [base, changed] = [game('Log'), game('Ads')];
    const [before, after] = [base, changed].map(({ delegates }) => delegates.get('id5'));
    const told = { kind: 'deletion', path: ['delegates', 'id5'], base: before, words: expect.any(String) };
    expect(mergeProjects(base, game(), changed).conflicts).toEqual([{ ...told, theirs: after, kept: 'theirs' }]);
    expect(mergeProjects(base, changed, game()).conflicts).toEqual([{ ...told, mine: after, kept: 'mine' }]);
    expect(mergeProjects(base, game(), changed).project).toEqual(changed);
    expect(mergeProjects(base, game(), base).project).toEqual(game());
  });
});

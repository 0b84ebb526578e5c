import { describe, expect, it } from 'vitest';
import { buildProject } from '../testing.ts';
import { repairProject } from './repairProject.ts';
import { furtherRepairs } from './repairStages.ts';

type Change = readonly [place: string, from: unknown, to: unknown];

/** A project whose documents can be replaced by anything. */
type Any = ReturnType<typeof JSON.parse>;

/** A project with a seed, so that only the damage is repaired. */
function damaged(change: (project: Any) => void) {
  const project = buildProject({
    attributes: { randomSeed: 5 },
    prototypes: [{ id: 'id1', name: 'Hero' }],
    scenes: [{ id: 'id2', layers: [{ id: 'id3', actors: [{ id: 'id4', prototype: 'id1' }] }] }],
    tables: [{ id: 'id5', name: 'Costs', rows: ['a'], columns: [{ name: 'c', type: 2, cells: [7] }] }],
    images: ['hero'],
  });
  const plain = structuredClone(project);
  change(plain);
  return plain;
}

const rows: readonly (readonly [what: string, change: (project: Any) => void, expected: readonly Change[]])[] = [
  [
    'an attribute of an unknown type becomes a number',
    ({ object }) => Object.assign(object.attributes, { id7: { '@': 'vector', $: 1, name: 'V' } }),
    [['object.json attributes/id7', { '@': 'vector', $: 1, name: 'V' }, { '@': 'real', $: 1, name: 'V' }]],
  ],
  [
    'an attribute whose value is of another type gets the default of its type',
    ({ object }) => Object.assign(object.attributes, { id7: { '@': 'integer', $: 'many', name: 'N' } }),
    [['object.json attributes/id7/$', 'many', 0]],
  ],
  [
    'a position that is a list becomes the default',
    ({ actors }) => Object.assign(actors.get('id1').attributes, { position: [3, 4] }),
    [['actors/id1.json attributes/position', [3, 4], { x: 0, y: 0 }]],
  ],
  [
    'a number stored as text keeps its value',
    ({ actors }) => Object.assign(actors.get('id1').attributes.color, { red: '0.5' }),
    [['actors/id1.json attributes/color/red', '0.5', 0.5]],
  ],
  [
    'an override of another type gives way to the actor’s value',
    ({ scenes }) => Object.assign(scenes.get('id2').layers[0].actors[0].attributes, { image: { a: 1 } }),
    [['scenes/id2.json layers/0/actors/0/attributes/image', { a: 1 }, undefined]],
  ],
  [
    'a test of an unknown type becomes an empty test',
    ({ actors }) => actors.get('id1').behaviors.push(ruleOf({ type: 'shaken', attributes: {} })),
    [['actors/id1.json behaviors/0/conditions/0/predicate/type', 'shaken', 'unset']],
  ],
  [
    'an operator in an older spelling is normalized',
    ({ actors }) =>
      actors.get('id1').behaviors.push(ruleOf({ type: 'number', attributes: { operator: '=', RHS: '1' } })),
    [['actors/id1.json behaviors/0/conditions/0/predicate/attributes/operator', '=', '==']],
  ],
  [
    'two members with the same id get different ids',
    ({ scenes }) => scenes.get('id2').layers[0].actors.push({ id: 'id4', prototype: 'id1', attributes: {} }),
    [['scenes/id2.json layers/0/actors/1/id', 'id4', 'id1']],
  ],
  [
    'a scene that no list names is listed',
    ({ object }) => object.scenes.pop(),
    [['object.json scenes/0', undefined, 'id2']],
  ],
  [
    'a reference by name becomes a reference to the only actor with this name',
    ({ scenes }) => Object.assign(scenes.get('id2').layers[0].actors[0], { behaviors: [collide] }),
    [['scenes/id2.json layers/0/actors/0/behaviors/0/attributes/prototypeKey', 'Hero', 'id1']],
  ],
  [
    'a missing cell in a column is added',
    ({ tables }) => tables.get('id5').columns[0].$.pop(),
    [['tables/id5.json columns/0/$', [], [0]]],
  ],
  [
    'an asset with the same name as another gets its own name',
    ({ assets }) => assets.images.push({ name: 'hero', files: [] }),
    [['assets.json images/1/name', 'hero', 'hero 1']],
  ],
  [
    'half a character becomes the replacement character',
    ({ object }) => Object.assign(object, { title: 'A\ud83d' }),
    [['object.json title', 'A\ud83d', 'A\ufffd']],
  ],
];

const collide = {
  id: 'id8',
  class: 'CollideBehavior',
  enabled: true,
  attributes: { name: 'Collide', mode: 0, prototypeKey: 'Hero', actorTag: '' },
};

function ruleOf(predicate: unknown) {
  const isEvent = JSON.stringify(predicate).includes('shaken');
  const attributes = isEvent ? { conditionType: 0 } : { conditionType: 1, subjectAttribute: 'game.attributes.time' };
  const condition = { id: 'id9', class: isEvent ? 'EventCondition' : 'AttributeCondition', attributes, predicate };
  const flags = { name: 'Rule', compoundConditionKind: 0, runOnce: false, runSequentially: false };
  return {
    id: 'id8',
    class: 'RuleBehavior',
    enabled: true,
    attributes: flags,
    conditions: [condition],
    behaviors: [],
    elseBehaviors: [],
  };
}

describe('of named kinds of damage', () => {
  it.each(rows)('%s', (_, change, expected) => {
    const { project, changes, issues } = repairProject(damaged(change), {
      repairSparse: true,
      further: furtherRepairs,
    });
    expect(changes.map(({ document, path, from, to }) => [`${document} ${path.join('/')}`, from, to])).toEqual(
      expected,
    );
    expect(issues.filter(({ code }) => code === 'repair.failed')).toEqual([]);
    expect(repairProject(project, { repairSparse: true, further: furtherRepairs }).changes).toEqual([]);
  });

  it('a lost actor gets a replacement, which its instances show', () => {
    const lost = damaged(({ actors, object }) => {
      actors.delete('id1');
      object.prototypes.pop();
    });
    const { project, changes } = repairProject(lost, { repairSparse: true, further: furtherRepairs });
    expect(project.actors.get('id1')?.attributes.name).toBe('Missing actor');
    expect(project.object.prototypes).toEqual(['id1']);
    expect(changes.map(({ stage, document }) => `${stage} ${document}`)).toEqual([
      'prototypes actors/id1.json',
      'prototypes object.json',
    ]);
  });

  it('a behavior of an unknown class keeps all its contents', () => {
    const behavior = { id: 'id8', class: 'Unheard', enabled: true, attributes: { a: [1, null] } };
    const given = damaged(({ actors }) => actors.get('id1').behaviors.push(behavior));
    const { project, changes, issues } = repairProject(given, { repairSparse: true, further: furtherRepairs });
    expect([changes, project.actors.get('id1')?.behaviors]).toEqual([[], [behavior]]);
    expect(issues.map(({ code }) => code)).toEqual(['behavior.unknown']);
  });
});

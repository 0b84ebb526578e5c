import { expect, it } from 'vitest';
import type { Condition } from '../generated/entities.ts';
import { type BehaviorDescription, buildProject } from '../testing.ts';
import { behaviorTrees } from './behaviorTrees.ts';
import { repairProject } from './repairProject.ts';

const note = (id: string): BehaviorDescription => ({ class: 'NoteBehavior', id, attributes: { name: 'n', text: '' } });

function condition(id: string): Condition {
  return {
    id,
    class: 'AttributeCondition',
    attributes: { conditionType: 1, subjectAttribute: 'game.attributes.time' },
    predicate: { type: 'number', attributes: { operator: '==', RHS: 1 } },
  };
}

function changesOf(project: ReturnType<typeof buildProject>) {
  const { changes } = repairProject(project, { repairSparse: true, further: ['ids'] });
  const made = changes.filter(({ stage }) => stage === 'ids');
  return made.map(({ document, path, from, to }) => [[document, ...path].join('/'), from, to]);
}

const rule: BehaviorDescription = {
  class: 'RuleBehavior',
  id: 'id1',
  conditions: [condition('id2'), condition('id2')],
  behaviors: [note('id3')],
  elseBehaviors: [note('id3'), note('id4')],
};

it('conditions and branches of one actor get unused ids', () => {
  expect(changesOf(buildProject({ prototypes: [{ id: 'id9', behaviors: [rule, note('id4')] }] }))).toEqual([
    ['actors/id9.json/behaviors/0/conditions/1/id', 'id2', 'id5'],
    ['actors/id9.json/behaviors/0/elseBehaviors/0/id', 'id3', 'id6'],
    ['actors/id9.json/behaviors/1/id', 'id4', 'id7'],
  ]);
});

it('an unlocked instance has ids separate from its actor, other instances and its scene', () => {
  const behaviors = [note('id1'), note('id1')];
  const actors = [
    { id: 'id1', prototype: 'id9' },
    { id: 'id2', prototype: 'id9', behaviors: [note('id1')] },
    { id: 'id3', prototype: 'id9', behaviors },
  ];
  const layers = [{ id: 'id7' }, { id: 'id8', actors }];
  const project = buildProject({
    prototypes: [{ id: 'id9', behaviors: [note('id1')] }],
    scenes: [{ id: 'id5', layers }, { id: 'id6' }],
  });
  expect(changesOf(project)).toEqual([['scenes/id5.json/layers/1/actors/2/behaviors/1/id', 'id1', 'id2']]);
});

it('a saved behavior is a tree of its own', () => {
  const [behavior] = buildProject({ prototypes: [{ behaviors: [rule] }] }).actors.get('id1')?.behaviors ?? [];
  if (!behavior) throw new Error('The actor has no behavior.');
  const saved = { id: 'id1', name: 'Saved', help: '', behavior };
  const project = { ...buildProject(), behaviors: new Map([['id1', saved]]) };
  expect(changesOf(project)).toEqual([
    ['behaviors/id1.json/behavior/conditions/1/id', 'id2', 'id5'],
    ['behaviors/id1.json/behavior/elseBehaviors/0/id', 'id3', 'id6'],
  ]);
});

it('only documents that contain behaviors have trees', () => {
  const actors = [{ id: 'id1', prototype: 'id9' }];
  const project = buildProject({
    prototypes: [{ id: 'id9' }],
    scenes: [
      { id: 'id5', layers: [{ actors: [{ id: 'id2', prototype: 'id9', behaviors: [note('id1')] }] }] },
      { id: 'id6', layers: [{ actors }] },
    ],
  });
  expect([...behaviorTrees(project)].map(([document, trees]) => [document, trees.length])).toEqual([
    ['actors/id9.json', 1],
    ['scenes/id5.json', 1],
  ]);
});

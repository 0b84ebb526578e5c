import type { Behavior } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { actorOf } from '../editSample.ts';
import type { EditCase } from './editCase.ts';

const pip = { prototype: 'id1' } as const;
const own = { scene: 'id1', instance: 'id23' } as const;
const note = { id: 'id31', class: 'NoteBehavior', enabled: true, attributes: { note: 'x' } };
const rule = (p: Project) => p.actors.get('id1')?.behaviors[0];

/** Ids of a tree, children in brackets. */
function outline(behaviors: readonly Behavior[] = []): string {
  return behaviors
    .map(({ id, behaviors: children, elseBehaviors }) => {
      const lists = [children && `[${outline(children)}]`, elseBehaviors && `{${outline(elseBehaviors)}}`];
      return [id, ...lists].filter(Boolean).join('');
    })
    .join(' ');
}

const tree = (p: Project) => outline(p.actors.get('id1')?.behaviors);

/** Cases of behavior edits. */
export const behaviorCases: readonly EditCase[] = [
  [
    'a disabled nested behavior',
    { kind: 'behavior.setEnabled', data: { owner: pip, behaviors: ['id2'], enabled: false } },
    (p) => rule(p)?.behaviors?.[0]?.enabled,
    false,
  ],
  [
    'a disabled behavior of an unlocked instance',
    { kind: 'behavior.setEnabled', data: { owner: own, behaviors: ['id5'], enabled: false } },
    (p) => actorOf(p, 'id23')?.behaviors?.[0]?.enabled,
    false,
  ],
  [
    'a new behavior in Otherwise, which the rule did not have stored',
    {
      kind: 'behavior.insert',
      data: { owner: pip, parent: 'id1', list: 'elseBehaviors', index: 0, id: 'id30', class: 'DestroyAction' },
    },
    tree,
    'id1[id2]{id30}',
  ],
  [
    'the defaults of a new behavior and the dropped values',
    {
      kind: 'behavior.insert',
      data: { owner: own, index: 1, id: 'id30', class: 'ChangeImageAction', attributes: { image: 'pip' } },
    },
    (p) => actorOf(p, 'id23')?.behaviors?.[1],
    { id: 'id30', class: 'ChangeImageAction', enabled: true, attributes: { image: 'pip' } },
  ],
  [
    'pasted behaviors at the beginning',
    { kind: 'behavior.insertTrees', data: { owner: pip, index: 0, behaviors: [note] } },
    tree,
    'id31 id1[id2]',
  ],
  [
    'a copy of a saved behavior',
    { kind: 'behavior.insertSaved', data: { owner: pip, index: 1, saved: 'id70', ids: ['id30'] } },
    tree,
    'id1[id2] id30',
  ],
  ['a removed rule', { kind: 'behavior.remove', data: { owner: pip, behaviors: ['id2', 'id1'] } }, tree, ''],
  [
    'a behavior moved out of its rule',
    { kind: 'behavior.move', data: { owner: pip, behaviors: ['id2'], to: { index: 0 } } },
    tree,
    'id2 id1[]',
  ],
  [
    'a copy of a rule with new ids in it',
    { kind: 'behavior.duplicate', data: { owner: pip, behaviors: ['id1'], ids: ['id30', 'id31', 'id32', 'id33'] } },
    (p) => [tree(p), p.actors.get('id1')?.behaviors[1]?.conditions?.[0]?.id],
    ['id1[id2] id30[id33]', 'id31'],
  ],
  [
    'a group around a behavior',
    { kind: 'behavior.wrap', data: { owner: pip, behaviors: ['id2'], id: 'id30', class: 'CompoundBehavior' } },
    tree,
    'id1[id30[id2]]',
  ],
  ['a rule, replaced by its contents', { kind: 'behavior.unwrap', data: { owner: pip, behavior: 'id1' } }, tree, 'id2'],
  [
    'a field',
    { kind: 'behavior.setAttribute', data: { owner: pip, behavior: 'id2', field: 'speed', value: '12' } },
    (p) => rule(p)?.behaviors?.[0]?.attributes,
    { speed: 12 },
  ],
  [
    'the title of a behavior',
    { kind: 'behavior.rename', data: { owner: pip, behavior: 'id2', name: 'Run' } },
    (p) => rule(p)?.behaviors?.[0]?.attributes,
    { name: 'Run' },
  ],
  [
    'a behavior in the library',
    { kind: 'savedBehavior.add', data: { owner: pip, behavior: 'id1', id: 'id71' } },
    (p) => [p.behaviors.get('id71')?.name, p.behaviors.get('id71')?.behavior === rule(p)],
    ['Rule', true],
  ],
  [
    'the name of a saved behavior',
    { kind: 'savedBehavior.rename', data: { saved: 'id70', name: 'Jump' } },
    (p) => p.behaviors.get('id70')?.name,
    'Jump',
  ],
  [
    'the help of a saved behavior',
    { kind: 'savedBehavior.setHelp', data: { saved: 'id70', help: 'Bounces off.' } },
    (p) => p.behaviors.get('id70')?.help,
    'Bounces off.',
  ],
  [
    'a removed saved behavior',
    { kind: 'savedBehavior.remove', data: { saved: 'id70' } },
    (p) => [...p.behaviors.keys()],
    [],
  ],
];

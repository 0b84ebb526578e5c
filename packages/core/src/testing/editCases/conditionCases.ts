import type { Project } from '../../model/project.ts';
import type { EditCase } from './editCase.ts';

const pip = { prototype: 'id1' } as const;
const conditions = (p: Project) => p.actors.get('id1')?.behaviors[0]?.conditions;
const ids = (p: Project) => conditions(p)?.map(({ id }) => id);

/** Cases of condition edits. */
export const conditionCases: readonly EditCase[] = [
  [
    'a new condition on an event',
    { kind: 'condition.insert', data: { owner: pip, behavior: 'id1', index: 0, id: 'id30' } },
    (p) => conditions(p)?.[0],
    {
      id: 'id30',
      class: 'EventCondition',
      attributes: { conditionType: 0 },
      predicate: { type: 'unset', attributes: {} },
    },
  ],
  ['a removed condition', { kind: 'condition.remove', data: { owner: pip, conditions: ['id3'] } }, ids, ['id4']],
  [
    'the order of conditions',
    { kind: 'condition.move', data: { owner: pip, conditions: ['id4'], to: { behavior: 'id1', index: 0 } } },
    ids,
    ['id4', 'id3'],
  ],
  [
    'a copy of a condition after the original',
    { kind: 'condition.duplicate', data: { owner: pip, conditions: ['id3'], ids: ['id30'] } },
    (p) => [ids(p), conditions(p)?.[1]?.predicate],
    [['id3', 'id30', 'id4'], { type: 'key', attributes: { keyString: 'left', mode: 'down' } }],
  ],
  [
    'the subject of a condition',
    { kind: 'condition.setKind', data: { owner: pip, condition: 'id3', conditionType: 0, predicate: 'touch' } },
    (p) => conditions(p)?.[0],
    {
      id: 'id3',
      class: 'EventCondition',
      eventType: 'touch',
      attributes: { conditionType: 0 },
      predicate: { type: 'touch', attributes: { touchState: 'pressed' } },
    },
  ],
  [
    'the attribute to compare, and with it the test',
    { kind: 'condition.setSubject', data: { owner: pip, condition: 'id4', subject: 'self.attributes.name' } },
    (p) => [conditions(p)?.[1]?.attributes, conditions(p)?.[1]?.predicate],
    [
      { conditionType: 1, subjectAttribute: 'self.attributes.name' },
      { type: 'string', attributes: { operator: '==', RHS: '5' } },
    ],
  ],
  [
    'the key of a condition',
    { kind: 'condition.setAttribute', data: { owner: pip, condition: 'id3', field: 'keyString', value: 'Enter' } },
    (p) => conditions(p)?.[0]?.predicate.attributes,
    { keyString: 'return', mode: 'down' },
  ],
];

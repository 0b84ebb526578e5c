import { actorOf } from '../editSample.ts';
import type { EditCase } from './editCase.ts';

/** What edits of behaviors change. */
export const behaviorCases: readonly EditCase[] = [
  [
    'a nested behavior off',
    { kind: 'behavior.setEnabled', data: { owner: { prototype: 'id1' }, behaviors: ['id2'], enabled: false } },
    (p) => p.actors.get('id1')?.behaviors[0]?.behaviors?.[0]?.enabled,
    false,
  ],
  [
    'a behavior of an unlocked instance off',
    {
      kind: 'behavior.setEnabled',
      data: { owner: { scene: 'id1', instance: 'id23' }, behaviors: ['id5'], enabled: false },
    },
    (p) => actorOf(p, 'id23')?.behaviors?.[0]?.enabled,
    false,
  ],
];

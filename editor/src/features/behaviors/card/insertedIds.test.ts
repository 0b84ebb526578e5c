import type { CheckpointAction } from '@playhouse/core';
import { expect, it } from 'vitest';
import { insertedIds } from './insertedIds.ts';

const step = (action: string, data: unknown): { readonly actions: readonly CheckpointAction[] } => ({
  actions: [{ action, data, undoAction: 'ops.apply', undoData: [] }],
});

it.each([
  ['nothing', undefined, []],
  ['a behavior', step('behavior.insert', { id: 'id1', class: 'SpawnAction' }), ['id1']],
  ['a condition', step('condition.insert', { id: 'id2', behavior: 'id1' }), ['id2']],
  ['another edit', step('behavior.setAttribute', { behavior: 'id1' }), []],
  [
    'trees with all that is in them',
    step('behavior.insertTrees', {
      behaviors: [
        { id: 'id1', conditions: [{ id: 'id2' }], behaviors: [{ id: 'id3' }], elseBehaviors: [{ id: 'id4' }] },
        { id: 'id5' },
      ],
    }),
    ['id1', 'id2', 'id3', 'id4', 'id5'],
  ],
])('knows what %s inserted', (_, given, ids) => {
  expect([...insertedIds(given)]).toEqual(ids);
});

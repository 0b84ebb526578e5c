import { describe, expect, it } from 'vitest';
import type { Checkpoint } from './checkpoint.ts';
import { emptyHistory, pushCheckpoint } from './history.ts';

const moved = (id: string, label = 'Moved Pip', layer = 'id9'): Checkpoint => ({
  created_at: 1,
  actions: [
    {
      action: 'instance.move',
      data: { ids: [id] },
      undoAction: 'ops.apply',
      undoData: [
        {
          op: 'set',
          path: ['scenes', 'id1', 'layers', { id: layer }, 'actors', { id }, 'attributes', 'position'],
          value: { x: 0, y: 0 },
        },
      ],
    },
  ],
  label: { what: label, where: 'Meadow' },
});

describe('a history', () => {
  it('stores common parts of neighboring steps once, without changing the steps', () => {
    const { undo } = pushCheckpoint(pushCheckpoint(emptyHistory, moved('id20')), moved('id21'));
    expect(undo).toEqual([moved('id20'), moved('id21')]);
    const [one, other] = undo;
    expect(other?.label).toBe(one?.label);
    expect(other?.actions[0]?.undoData[0]?.path[3]).toBe(one?.actions[0]?.undoData[0]?.path[3]);
  });

  it.each([
    ['another label', moved('id20', 'Moved Snail')],
    ['another layer', moved('id20', 'Moved Pip', 'id8')],
    ['no changes', { ...moved('id20'), actions: [] }],
  ])('keeps differing steps separate: %s', (_title, next) => {
    const { undo } = pushCheckpoint(pushCheckpoint(emptyHistory, moved('id20')), next);
    expect(undo).toEqual([moved('id20'), next]);
  });
});

import type { Edit, Layer, SceneDocument } from '@playhouse/core';

export type LayerOrder = 'front' | 'back' | 'forward' | 'backward';

/**
 * Moves actors to the front or back of their layers, or each of them past the next one that stays. They keep their
 * order among themselves; those that are already at the end stay.
 */
export function orderEdits(scene: SceneDocument, ids: readonly string[], to: LayerOrder): readonly Edit[] {
  const wanted = new Set(ids);
  return scene.layers.flatMap((layer) => {
    const moves = to === 'forward' || to === 'backward' ? steps(layer, wanted, to) : wholeWay(layer, wanted, to);
    return moves.map(
      ({ ids: members, index }): Edit => ({
        kind: 'instance.reorder',
        data: { scene: scene.id, ids: members, layer: layer.id, index },
      }),
    );
  });
}

interface Move {
  readonly ids: readonly string[];
  /** Where they go, counted from the back among those that stay. */
  readonly index: number;
}

function wholeWay({ actors }: Layer, wanted: ReadonlySet<string>, to: 'front' | 'back'): readonly Move[] {
  const ids = actors.map(({ id }) => id).filter((id) => wanted.has(id));
  return ids.length === 0 ? [] : [{ ids, index: to === 'front' ? Number.MAX_SAFE_INTEGER : 0 }];
}

/** One move for each run of neighbors, so that no move changes the places of those that follow. */
function steps({ actors }: Layer, wanted: ReadonlySet<string>, to: 'forward' | 'backward'): readonly Move[] {
  const runs: { start: number; ids: string[] }[] = [];
  for (const [at, { id }] of actors.entries()) {
    const last = runs.at(-1);
    if (!wanted.has(id)) continue;
    if (last && last.start + last.ids.length === at) last.ids.push(id);
    else runs.push({ start: at, ids: [id] });
  }
  if (to === 'backward') return runs.flatMap(({ start, ids }) => (start === 0 ? [] : [{ ids, index: start - 1 }]));
  return runs
    .reverse()
    .flatMap(({ start, ids }) => (start + ids.length === actors.length ? [] : [{ ids, index: start + 1 }]));
}

/** Where a layer was dropped: before or after another one, as displayed from top to bottom. */
export interface LayerTarget {
  readonly type: string;
  readonly key?: string | number;
  readonly dropPosition?: 'on' | 'before' | 'after';
}

/** From which index to which a layer moves. `ids` are in the order of the picture, from back to front, so reversed. */
export function layerDrop(
  ids: readonly number[],
  moved: number,
  target: LayerTarget,
): { readonly from: number; readonly to: number } | undefined {
  const from = ids.indexOf(moved);
  const at = ids.filter((id) => id !== moved).indexOf(Number(target.key));
  if (target.type !== 'item' || target.dropPosition === 'on' || from < 0 || at < 0) return undefined;
  const to = target.dropPosition === 'before' ? at + 1 : at;
  return from === to ? undefined : { from, to };
}

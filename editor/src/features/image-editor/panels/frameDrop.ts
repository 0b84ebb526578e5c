/** The index that a dragged frame gets at a position, from the middles of all frames in their order. */
export function frameDrop(middles: readonly number[], from: number, position: number): number {
  return middles.filter((middle, index) => index !== from && middle < position).length;
}

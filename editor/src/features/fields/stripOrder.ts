/** The images of a strip, as stored in one text. docs/format.md#literals. */
export function imagesIn(text: string): readonly string[] {
  return text.split('\t').filter((name) => name !== '');
}

/** Moves the members at `moved` into the gap; `gap` is an index before the move. */
export function reorder<Member>(members: readonly Member[], moved: readonly number[], gap: number): readonly Member[] {
  const taken = new Set(moved);
  const stay = (from: number, to: number) => members.slice(from, to).filter((_, index) => !taken.has(index + from));
  return [...stay(0, gap), ...members.filter((_, index) => taken.has(index)), ...stay(gap, members.length)];
}

/** The gap that a drop goes into: before or after an image, or at the end. */
export function gapOf(target: { readonly key: number; readonly isAfter: boolean } | undefined, count: number): number {
  return target === undefined ? count : Math.min(count, target.key + (target.isAfter ? 1 : 0));
}

/** What a list shows, in px from its top. */
export interface Scrolled {
  readonly total: number;
  readonly inView: number;
  readonly scroll: number;
}

/** The part of a list that the overview shows, in px from the list's top. */
export interface Span {
  readonly from: number;
  readonly size: number;
}

type Measures = Omit<Scrolled, 'scroll'>;

/** The whole list; at least what is in view. */
export const wholeSpan = ({ total, inView }: Measures): Span => ({ from: 0, size: Math.max(total, inView, 1) });

/** How far it makes sense to zoom in: then the overview shows three screens. */
export function largestZoom(list: Measures): number {
  return Math.max(1, wholeSpan(list).size / Math.max(1, list.inView * 3));
}

export function zoomOf(span: Span, list: Measures): number {
  return wholeSpan(list).size / span.size;
}

/** A span of another zoom. The position `at` of the list keeps its place in the overview where that is possible. */
export function zoomed(span: Span, list: Measures, zoom: number, at: number): Span {
  const size = wholeSpan(list).size / Math.min(largestZoom(list), Math.max(1, zoom));
  return within({ from: at - ((at - span.from) / span.size) * size, size }, list);
}

/** The span moved as little as possible so that it contains what is in view. */
export function following(span: Span, { scroll, inView, total }: Scrolled): Span {
  const from = Math.min(scroll, Math.max(scroll + inView - span.size, span.from));
  return within({ from, size: span.size }, { total, inView });
}

/** The span with the same zoom and position in a list that has other measures. */
export function remeasured(span: Span, before: Measures, list: Measures): Span {
  const size = wholeSpan(list).size / Math.min(largestZoom(list), Math.max(1, zoomOf(span, before)));
  return within({ from: span.from, size }, list);
}

function within({ from, size }: Span, list: Measures): Span {
  return { from: Math.max(0, Math.min(wholeSpan(list).size - size, from)), size };
}

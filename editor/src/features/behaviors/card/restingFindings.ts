import type { Issue } from '@playhouse/core';

/**
 * When the findings of a field are shown: none that is new while the field has the focus, unless the input rests; all
 * of them otherwise. docs/editor-design.md#fields.
 */
export interface FindingsState {
  readonly phase: 'untouched' | 'focused' | 'left';
  /** What may be shown while the field has the focus. */
  readonly known: ReadonlySet<string>;
}

export const untouched: FindingsState = { phase: 'untouched', known: new Set() };

export type FindingsEvent =
  | { readonly kind: 'focus' | 'rest'; readonly shown: readonly Issue[] }
  | { readonly kind: 'leave' };

/** The state after an event. */
export function nextFindings(state: FindingsState, event: FindingsEvent): FindingsState {
  if (event.kind === 'leave') return { phase: 'left', known: new Set() };
  if (event.kind === 'rest' && state.phase !== 'focused') return state;
  return { phase: 'focused', known: new Set(event.shown.map(nameOf)) };
}

/** The findings to show. A fresh field, which was just inserted, shows nothing until it has been left once. */
export function shownFindings(state: FindingsState, found: readonly Issue[], isFresh: boolean): readonly Issue[] {
  if (state.phase === 'focused') return found.filter((issue) => state.known.has(nameOf(issue)));
  return state.phase === 'untouched' && isFresh ? [] : found;
}

/** The same finding has the same name, wherever its path begins. */
function nameOf({ code, message }: Issue): string {
  return `${code} ${message}`;
}

import type { Issue } from '@playhouse/core';

/**
 * When the findings of a field are shown: none that is new while the field has the focus, unless the input rests; all
 * of them otherwise. docs/editor-design.md#fields.
 */
export interface FindingsState {
  readonly isFocused: boolean;
  /** It was changed or left since it appeared. */
  readonly isTouched: boolean;
  /** What may be shown while the field has the focus. */
  readonly known: ReadonlySet<string>;
}

export const untouched: FindingsState = { isFocused: false, isTouched: false, known: new Set() };

export type FindingsEvent =
  | { readonly kind: 'focus' | 'rest'; readonly shown: readonly Issue[] }
  | { readonly kind: 'leave' };

/** The state after an event. */
export function nextFindings(state: FindingsState, event: FindingsEvent): FindingsState {
  switch (event.kind) {
    case 'focus':
      return { ...state, isFocused: true, known: new Set(event.shown.map(nameOf)) };
    case 'rest':
      return state.isFocused ? { ...state, isTouched: true, known: new Set(event.shown.map(nameOf)) } : state;
    case 'leave':
      return { isFocused: false, isTouched: true, known: new Set() };
  }
}

/** True for a field that was just inserted and that nobody has used yet. */
export function isBlankFresh({ isTouched }: FindingsState, isFresh: boolean): boolean {
  return isFresh && !isTouched;
}

/** The findings to show; none for a field that was just inserted and that nobody has used yet. */
export function shownFindings(state: FindingsState, found: readonly Issue[], isFresh: boolean): readonly Issue[] {
  if (state.isFocused) return found.filter((issue) => state.known.has(nameOf(issue)));
  return isBlankFresh(state, isFresh) ? [] : found;
}

/** The same finding has the same name, wherever its path begins. */
function nameOf({ code, message }: Issue): string {
  return `${code} ${message}`;
}

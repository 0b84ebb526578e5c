import {
  EditorSelection,
  type EditorState,
  StateEffect,
  StateField,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { type Completion, completeAt, type NameScope, type SignatureHelp, signatureAt } from '@playhouse/core';
import { editorScope } from './editorScope.ts';
import { placeChip, programDocument } from './placedChips.ts';
import type { ProgramDocument } from './programDocument.ts';

/** Completions for the typed text, and which of them is selected. */
export interface Suggestions {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Completion[];
  readonly chosen: number;
}

/** Changes the list: opens it, closes it, or selects an item by its index. */
export const steerSuggestions = StateEffect.define<'open' | 'close' | number>();

/** The list of suggestions at the caret; undefined while there is none. docs/product-rules.md#limits. */
export const suggestionField = StateField.define<Suggestions | undefined>({
  create: () => undefined,
  update(value, transaction) {
    const { docChanged, selection, state, effects } = transaction;
    for (const effect of effects) {
      if (!effect.is(steerSuggestions)) continue;
      if (effect.value === 'close') return undefined;
      if (effect.value === 'open') return suggestAt(state, true);
      if (value && !docChanged) return { ...value, chosen: effect.value };
    }
    if (docChanged) return isTyping(transaction, value) ? suggestAt(state, false) : undefined;
    return selection ? undefined : value;
  },
});

/** The function whose arguments are at the caret. */
export function signatureOfCaret(state: EditorState): SignatureHelp | undefined {
  const { head } = state.selection.main;
  return signatureAt(state.doc.toString(), head);
}

/** Replaces the typed text with a suggestion. Functions get parentheses, with the caret between them. */
export function takeSuggestion(state: EditorState, { from, to }: Suggestions, item: Completion): TransactionSpec {
  const { names } = state.facet(editorScope).scope;
  const isOpened = state.sliceDoc(to, to + 1) === '(';
  const call = item.kind === 'function' && isOpened ? item.insert.slice(0, -1) : item.insert;
  const insert = item.kind === 'function' && !isOpened ? `${call})` : call;
  const caret = from + call.length + (item.kind === 'function' && isOpened ? 1 : 0);
  const effects: StateEffect<unknown>[] = [];
  const keypath = item.kind === 'attribute' ? item.keypath : undefined;
  if (keypath !== undefined) effects.push(placeChip.of({ from, to: from + names.textOf(keypath).length, keypath }));
  const goesOn = item.kind === 'actor' || insert.endsWith('.');
  effects.push(steerSuggestions.of(goesOn ? 'open' : 'close'));
  return {
    changes: { from, to, insert },
    selection: EditorSelection.cursor(caret),
    effects,
    scrollIntoView: true,
    userEvent: 'input.complete',
  };
}

function isTyping(transaction: Transaction, open: Suggestions | undefined): boolean {
  if (transaction.isUserEvent('input.type')) return true;
  return open !== undefined && transaction.isUserEvent('delete');
}

function suggestAt(state: EditorState, isAsked: boolean): Suggestions | undefined {
  const { main } = state.selection;
  if (!main.empty) return undefined;
  const { scope, choices } = state.facet(editorScope);
  const source = readableSource(programDocument(state), main.head);
  const { from, to, items } = completeAt(source, main.head, scope.names, { choices });
  const [only] = items;
  if (items.length === 1 && only?.insert === source.slice(from, to)) return undefined;
  if (items.length > 0) return { from, to, items, chosen: 0 };
  const isAfterName = /[\p{L}\p{N}_.\])"']$/u.test(source.slice(0, main.head));
  if (!isAsked || isAfterName) return undefined;
  return { from: main.head, to: main.head, items: rootsOf(scope.names), chosen: 0 };
}

/** What names can start with, for suggestions requested before typing. */
function rootsOf(names: NameScope): Completion[] {
  const roots = ['self', 'game', 'scene', 'devices', 'tables', 'controllerMaps'];
  return roots.flatMap((label) => {
    if (names.refusalOf(label) !== undefined) return [];
    const item = { kind: 'word', label, insert: `${label}.`, detail: '', help: '', matched: [0, 0] } as const;
    return [item];
  });
}

/** The text with a chip adjacent to the typed text made a literal, so that the two are not read as one name. */
function readableSource({ text, chips }: ProgramDocument, caret: number): string {
  const before = chips.findLast(({ to }) => to <= caret);
  if (!before || /[^\p{L}\p{N}_.[\]"']/u.test(text.slice(before.to, caret))) return text;
  const literal = `"${' '.repeat(Math.max(before.to - before.from - 2, 0))}"`;
  return text.slice(0, before.from) + literal + text.slice(before.to);
}

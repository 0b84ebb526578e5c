import { history, historyKeymap, insertNewlineKeepIndent, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import { EditorView, highlightSpecialChars, type KeyBinding, keymap, lineNumbers } from '@codemirror/view';
import { type EditorPlace, editorScope } from './editorScope.ts';
import { followReference } from './followReference.ts';
import { hiddenCharacters } from './hiddenCharacters.ts';
import { placeChip, placedChips } from './placedChips.ts';
import type { ProgramDocument } from './programDocument.ts';
import { refusedField, sizeLimit } from './sizeLimit.ts';
import { sourceColors } from './sourceColors.ts';
import { steerSuggestions, suggestionField, takeSuggestion } from './suggestions.ts';
import { wavyLines } from './wavyLines.ts';

export interface ProgramEditorOptions {
  readonly start: ProgramDocument;
  readonly scope: EditorPlace;
  /** `line` in a field, `page` in the dialog. */
  readonly look: 'line' | 'page';
  readonly onCommit: (view: EditorView) => void;
  /** Undefined when an ancestor of the editor handles Escape. */
  readonly onCancel: (() => void) | undefined;
  readonly onOpenDialog: ((view: EditorView) => void) | undefined;
  readonly onUpdate: (state: EditorState) => void;
}

const placeSlot = new Compartment();
const labelSlot = new Compartment();

/** The state of an expression editor, in a field or in the dialog. */
export function createEditorState(options: ProgramEditorOptions): EditorState {
  const { start, scope, look } = options;
  return EditorState.create({
    doc: start.text,
    selection: { anchor: start.text.length },
    extensions: [
      // Only \n ends a line, so that no other character of a stored program is changed.
      EditorState.lineSeparator.of('\n'),
      placeSlot.of(editorScope.of(scope)),
      labelSlot.of([]),
      placedChips(start),
      sourceColors,
      wavyLines,
      suggestionField,
      history(),
      highlightSpecialChars({ specialChars: hiddenCharacters }),
      sizeLimit,
      EditorView.lineWrapping,
      look === 'page' ? lineNumbers() : [],
      Prec.high(keymap.of([...suggestionKeys, ...keysOf(options)])),
      keymap.of([newLine, ...historyKeymap, ...standardKeymap]),
      EditorView.updateListener.of(({ state }) => options.onUpdate(state)),
    ],
  });
}

/** Tells an editor that names or values have changed. */
export function changePlace(view: EditorView, scope: EditorPlace): void {
  view.dispatch({ effects: placeSlot.reconfigure(editorScope.of(scope)) });
}

/** The accessible name and description of an editor. */
export function describeEditor(view: EditorView, attributes: Readonly<Record<string, string>>): void {
  view.dispatch({ effects: labelSlot.reconfigure(EditorView.contentAttributes.of(attributes)) });
}

/** True after a change was refused because the program would be too long to be stored, until the next change. */
export function isRefused(state: EditorState): boolean {
  return state.field(refusedField);
}

function keysOf({ look, onCommit, onCancel, onOpenDialog }: ProgramEditorOptions): KeyBinding[] {
  const commit = { run: handled(onCommit), preventDefault: true, stopPropagation: true };
  const keys: KeyBinding[] = [
    { key: look === 'line' ? 'Enter' : 'Mod-Enter', ...commit },
    { key: 'Mod-Space', run: openSuggestions },
    { key: 'Ctrl-Space', run: openSuggestions },
    ...(['definition', 'uses'] as const).map((question) => ({
      key: question === 'definition' ? 'F12' : 'Shift-F12',
      run: handled((view) => followReference(view, question, onCommit)),
      stopPropagation: true,
    })),
  ];
  if (onCancel) keys.push({ key: 'Escape', run: handled(onCancel), stopPropagation: true });
  if (onOpenDialog) keys.push({ key: 'Mod-e', run: handled(onOpenDialog), stopPropagation: true });
  return keys;
}

// React Aria's dialog moves the focus at every Tab that reaches it, handled or not.
const suggestionKeys: readonly KeyBinding[] = [
  { key: 'ArrowDown', run: (view) => step(view, 1), stopPropagation: true },
  { key: 'ArrowUp', run: (view) => step(view, -1), stopPropagation: true },
  { key: 'Enter', run: takeChosen, stopPropagation: true },
  { key: 'Tab', run: takeChosen, stopPropagation: true },
  { key: 'Escape', run: closeSuggestions, stopPropagation: true },
];

/** Also in the built editor, whose standard keys have no command that knows a language. */
const newLine: KeyBinding = { key: 'Enter', run: insertNewlineKeepIndent, shift: insertNewlineKeepIndent };

function handled(run: (view: EditorView) => void): (view: EditorView) => boolean {
  return (view) => {
    run(view);
    return true;
  };
}

function openSuggestions(view: EditorView): boolean {
  view.dispatch({ effects: steerSuggestions.of('open') });
  return true;
}

function closeSuggestions(view: EditorView): boolean {
  if (!view.state.field(suggestionField)) return false;
  view.dispatch({ effects: steerSuggestions.of('close') });
  return true;
}

function step(view: EditorView, by: 1 | -1): boolean {
  const open = view.state.field(suggestionField);
  if (!open) return false;
  const count = open.items.length;
  view.dispatch({ effects: steerSuggestions.of((open.chosen + by + count) % count) });
  return true;
}

function takeChosen(view: EditorView): boolean {
  const open = view.state.field(suggestionField);
  return open !== undefined && takeAt(view, open.chosen);
}

/** Accepts the suggestion with this index. False when there is none. */
export function takeAt(view: EditorView, index: number): boolean {
  const open = view.state.field(suggestionField);
  const item = open?.items[index];
  if (!open || !item) return false;
  view.dispatch(takeSuggestion(view.state, open, item));
  return true;
}

/** Text to insert from a list. */
export interface Insertion {
  readonly insert: string;
  /** Of the attribute whose name it is. */
  readonly keypath?: string;
  /** The part to select afterward. */
  readonly select?: readonly [from: number, to: number];
}

/** Replaces the selection with a name or a call, apart from the words beside it. */
export function insertText(view: EditorView, { insert, keypath, select }: Insertion): void {
  const { from, to } = view.state.selection.main;
  const before = view.state.sliceDoc(Math.max(from - 1, 0), from);
  const gap = /[\p{L}\p{N}_\])"']/u.test(before) ? ' ' : '';
  const end = /[\p{L}\p{N}_.[]/u.test(view.state.sliceDoc(to, to + 1)) ? ' ' : '';
  const at = from + gap.length;
  const [anchor, head] = select ? [at + select[0], at + select[1]] : [at + insert.length, at + insert.length];
  view.dispatch({
    changes: { from, to, insert: gap + insert + end },
    selection: { anchor, head },
    effects: keypath === undefined ? [] : placeChip.of({ from: at, to: at + insert.length, keypath }),
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
  view.focus();
}

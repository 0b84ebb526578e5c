import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { scanSource } from '@playhouse/core';
import { programDocument } from './placedChips.ts';
import { textsBeside } from './programDocument.ts';

/** Tags each token with its kind, and attribute names with their root, for the style sheet to color. */
export const sourceColors: Extension = StateField.define<DecorationSet>({
  create: colored,
  update: (value, { startState, state }) =>
    programDocument(startState) === programDocument(state) ? value : colored(state),
  provide: (field) => EditorView.decorations.from(field),
});

function colored(state: EditorState): DecorationSet {
  const document = programDocument(state);
  const marks = textsBeside(document).flatMap(([start, end]) =>
    scanSource(document.text.slice(start, end)).map(({ kind, from, to, name }) =>
      markOf(kind, name?.root).range(start + from, start + to),
    ),
  );
  return Decoration.set(marks);
}

const marks = new Map<string, Decoration>();

function markOf(kind: string, root: string | undefined): Decoration {
  const key = `${kind} ${root ?? ''}`;
  let mark = marks.get(key);
  if (!mark) {
    const attributes = root === undefined ? { 'data-kind': kind } : { 'data-kind': kind, 'data-root': root };
    mark = Decoration.mark({ attributes });
    marks.set(key, mark);
  }
  return mark;
}

import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Finding } from './judgeDocument.ts';

/** Marks errors. Ranges refer to the current text. */
export const showFindings = StateEffect.define<readonly Finding[]>();

/** Wavy lines under errors. They disappear while the user types and return when the text is checked again. */
export const wavyLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { effects, docChanged, newDoc }) {
    for (const effect of effects) if (effect.is(showFindings)) return underlined(effect.value, newDoc.length);
    return docChanged ? Decoration.none : value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function underlined(findings: readonly Finding[], length: number): DecorationSet {
  const marks = findings.flatMap(({ from, to, isBlocking }) => {
    const end = Math.min(Math.max(to, from + 1), length);
    const start = Math.min(from, Math.max(end - 1, 0));
    const mark = Decoration.mark({ attributes: { 'data-wrong': isBlocking ? 'error' : 'warning' } });
    return end > start ? [mark.range(start, end)] : [];
  });
  return Decoration.set(marks, true);
}

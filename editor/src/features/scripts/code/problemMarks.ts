import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorState, Text, TransactionSpec } from '@codemirror/state';

/** Something wrong in a script, found by checking it or while it ran. */
export interface ScriptProblem {
  readonly key: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** From 1; undefined for the script as a whole. */
  readonly position: { readonly line: number; readonly column: number } | undefined;
}

/** Marks problems in the text and beside its lines. */
export function showProblems(state: EditorState, problems: readonly ScriptProblem[]): TransactionSpec {
  return setDiagnostics(
    state,
    problems.flatMap(({ severity, message, position }): Diagnostic[] =>
      position ? [{ ...rangeAt(state.doc, position), severity, message }] : [],
    ),
  );
}

/** The offset of a position, which may lie outside the text. */
export function offsetAt(doc: Text, { line, column }: { readonly line: number; readonly column: number }): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}

/** The word at a position; where there is none, a character of its line. */
function rangeAt(doc: Text, position: { readonly line: number; readonly column: number }) {
  const offset = offsetAt(doc, position);
  const line = doc.lineAt(offset);
  const rest = line.text.slice(offset - line.from);
  const word = /^[\w$]+|^\S/.exec(rest)?.[0] ?? '';
  if (word !== '') return { from: offset, to: offset + word.length };
  return { from: Math.max(line.from, offset - 1), to: offset };
}

import type { EditorState } from '@codemirror/state';
import { limits } from '@playhouse/core';
import { isRefused } from '../expression/programEditor.ts';
import styles from './ScriptEditor.module.css';

/** Where the caret is, and a change that was refused because the script would be too long. */
export function ScriptStatus({ state }: { readonly state: EditorState | undefined }) {
  if (!state) return <footer className={styles.status} />;
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  return (
    <footer className={styles.status}>
      <span>
        Line {line.number}, column {head - line.from + 1}
      </span>
      <span className={styles.refused} role="status">
        {isRefused(state) ? `Too long: a script has at most ${limits.programBytes / 1024} KB.` : ''}
      </span>
      <span className={styles.keys}>F1 explains a name · Esc, then Tab leaves the code</span>
    </footer>
  );
}

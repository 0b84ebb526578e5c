import type { EditorState } from '@codemirror/state';
import { limits } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { isRefused } from '../expression/programEditor.ts';
import styles from './ScriptEditor.module.css';

/** Where the caret is, and a change that was refused because the script would be too long. */
export function ScriptStatus({ state }: { readonly state: EditorState | undefined }) {
  if (!state) return <footer className={styles.status} />;
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  return (
    <footer className={styles.status}>
      <span>{t('Line {number}, column {head}', { number: line.number, head: head - line.from + 1 })}</span>
      <span className={styles.refused} role="status">
        {isRefused(state) ? t('Too long: a script has at most {size} KB.', { size: limits.programBytes / 1024 }) : ''}
      </span>
      <span className={styles.keys}>{t('F1 explains a name · Esc, then Tab leaves the code')}</span>
    </footer>
  );
}

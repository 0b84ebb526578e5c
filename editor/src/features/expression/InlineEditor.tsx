import type { EditorView } from '@codemirror/view';
import type { Field } from '@playhouse/core';
import { OctagonAlert } from 'lucide-react';
import { useId } from 'react';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import styles from './ExpressionField.module.css';
import type { ExpressionScope } from './expressionScope.ts';
import { choicesOf } from './fieldChoices.ts';
import type { Editing, EditingSession } from './useEditingSession.ts';
import { useJudgement } from './useJudgement.ts';

export interface InlineEditorProps {
  readonly session: Extract<EditingSession, { readonly mode: 'inline' }>;
  readonly editing: Editing;
  readonly label: string;
  readonly field: Partial<Field>;
  readonly scope: ExpressionScope;
}

const none: readonly never[] = [];

/** The editor in a field: Enter and blur accept the input, Escape restores the old value. */
export function InlineEditor({ session, editing, label, field, scope }: InlineEditorProps) {
  const { Surface, draft } = session;
  const { judgement, isResting } = useJudgement(draft, scope);
  const message = useId();
  const shown = isResting && draft !== session.origin ? judgement.findings : none;
  const [first] = shown;
  return (
    <>
      <Surface
        start={draft}
        scope={scope}
        choices={choicesOf(field)}
        look="line"
        label={t('{label}, expression', { label })}
        describedBy={message}
        findings={shown}
        onChange={editing.setDraft}
        onCommit={(document) => editing.commit(document, true)}
        onCancel={editing.cancel}
        onOpenDialog={editing.openDialog}
        onLeave={(document) => editing.commit(document, false)}
        onReady={(view) => begin(view, session)}
      />
      <span id={message} className={styles.message} data-kind={first?.isBlocking === false ? 'warning' : 'error'}>
        {first ? (
          <>
            <OctagonAlert aria-hidden size={15} strokeWidth={2} />
            {said(first.message)}
          </>
        ) : null}
      </span>
    </>
  );
}

function begin(view: EditorView, { at, typed }: InlineEditorProps['session']): void {
  view.focus();
  const position = at && view.posAtCoords(at);
  if (typeof position === 'number') view.dispatch({ selection: { anchor: position } });
  if (!typed) return;
  const end = view.state.doc.length;
  const selection = { anchor: end + typed.length };
  view.dispatch({ changes: { from: end, insert: typed }, selection, userEvent: 'input.type' });
}

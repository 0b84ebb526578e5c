import type { Behavior } from '@playhouse/core';
import { useRef, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { newFieldGesture } from '../../../interactions/fieldGesture.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useDraft, useStoredOnLeave } from '../../../ui-state/drafts.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import styles from './NoteText.module.css';

/** The text of a note, edited directly on its card, over any number of lines. */
export function NoteText({ behavior }: { readonly behavior: Behavior }) {
  const { owner, isEditable } = useSurroundings();
  const session = useSession();
  const stored = String(behavior.attributes.note ?? '');
  const [text, setText] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  useDraft(text !== undefined && text !== stored);
  const take = () => {
    if (text !== undefined && text !== stored) {
      session.dispatch(
        { kind: 'behavior.setAttribute', data: { owner, behavior: behavior.id, field: 'note', value: text } },
        { history: 'replace', gesture: newFieldGesture() },
      );
    }
    setText(undefined);
  };
  useStoredOnLeave(take);
  if (!isEditable) {
    return (
      <p className={styles.text} data-key="note" dir="auto">
        {stored}
      </p>
    );
  }
  return (
    <textarea
      ref={input}
      className={styles.text}
      data-key="note"
      aria-label={t('Note')}
      placeholder={t('Write a note')}
      rows={Math.max(1, (text ?? stored).split('\n').length)}
      dir="auto"
      value={text ?? stored}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setText(undefined);
        else if (!(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
        else take();
        event.stopPropagation();
      }}
    />
  );
}

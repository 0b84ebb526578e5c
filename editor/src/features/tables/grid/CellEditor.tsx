import { useId, useLayoutEffect, useRef } from 'react';
import { said } from '../../../i18n/said.ts';
import { useDraft, useStoredOnLeave } from '../../../ui-state/drafts.ts';
import styles from './Grid.module.css';

/** The cell that is being edited. */
export interface CellEditing {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** Began by typing: arrows leave the cell. Otherwise they move in the text. */
  readonly isTyped: boolean;
  /** Why the text was refused. */
  readonly message: string | undefined;
}

export interface CellEditorProps {
  readonly editing: CellEditing;
  readonly label: string;
  readonly onChange: (text: string) => void;
  /** The focus leaves the page's grid. */
  readonly onLeave: () => void;
}

/** The text of a cell while it is edited; `useGridKeys` handles its keys. */
export function CellEditor({ editing, label, onChange, onLeave }: CellEditorProps) {
  const { text, isTyped, message } = editing;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useDraft(text !== '');
  useStoredOnLeave(onLeave);
  useLayoutEffect(() => {
    const element = field.current;
    element?.focus({ preventScroll: true });
    // A typed letter replaces the selection; it arrives after this.
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  return (
    <span className={styles.editor} data-invalid={message !== undefined || undefined}>
      <textarea
        ref={field}
        className={styles.field}
        aria-label={label}
        aria-invalid={message !== undefined}
        {...(message === undefined ? {} : { 'aria-describedby': id })}
        dir="auto"
        rows={1}
        spellCheck={false}
        autoComplete="off"
        data-typed={isTyped || undefined}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <span className={styles.mirror} aria-hidden="true">{`${text} `}</span>
      {message === undefined ? null : (
        <span id={id} role="alert" className={styles.message}>
          {said(message)}
        </span>
      )}
    </span>
  );
}

import { useEffect, useState } from 'react';
import { useStoredOnLeave } from '../../ui-state/drafts.ts';
import styles from './SmallField.module.css';

interface SmallFieldProps {
  readonly label: string;
  readonly value: string;
  /** After the field. */
  readonly unit?: string;
  readonly inputMode: 'decimal' | 'numeric';
  readonly isDisabled?: boolean;
  /** Gets a changed text; false if it means nothing, so that the value is shown again. */
  readonly onCommit: (text: string) => boolean;
}

/** A short field beside its label, applied with Enter or by leaving it; Escape shows its value again. */
export function SmallField({ label, value, unit, inputMode, isDisabled = false, onCommit }: SmallFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const commit = () => {
    if (text !== value && !onCommit(text)) setText(value);
  };
  useStoredOnLeave(commit);
  return (
    <label className={styles.field}>
      {label}
      <input
        value={text}
        inputMode={inputMode}
        disabled={isDisabled}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key !== 'Escape' || text === value) return;
          // A dialog around it stays open.
          event.stopPropagation();
          setText(value);
        }}
      />
      {unit}
    </label>
  );
}

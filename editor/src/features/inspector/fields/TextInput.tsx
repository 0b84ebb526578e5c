import { useState } from 'react';
import styles from './Field.module.css';
import { newFieldGesture } from './fieldGesture.ts';

export interface TextInputProps {
  readonly label: string;
  /** Undefined when several things have different values. */
  readonly value: string | undefined;
  readonly onChange: (value: string, gesture: string) => void;
  /** A blank text goes back to what was there. */
  readonly isRequired?: boolean;
}

/** One text on one line; takes effect when left or with Enter, Esc restores. */
export function TextInput({ label, value, onChange, isRequired }: TextInputProps) {
  const [text, setText] = useState<string>();
  const commit = () => {
    if (text !== undefined && text !== value && !(isRequired && text.trim() === '')) onChange(text, newFieldGesture());
    setText(undefined);
  };
  return (
    <span className={styles.frame}>
      <input
        className={styles.textInput}
        aria-label={label}
        value={text ?? value ?? ''}
        placeholder={value === undefined ? 'Mixed' : ''}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setText(undefined);
        }}
      />
    </span>
  );
}

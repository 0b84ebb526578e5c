import type { Field } from '@playhouse/core';
import { MoveHorizontal } from 'lucide-react';
import { ScrubLabel } from '../../components/ScrubLabel.tsx';
import styles from './ExpressionField.module.css';
import { numberOfValue, type StoredValue, valueOfNumber } from './storedValue.ts';

export interface ValueHandleProps {
  readonly letter?: string;
  readonly hasHandle?: boolean;
  readonly value: unknown;
  readonly field: Pick<Field, 'kind'> & Partial<Field>;
  readonly isDisabled?: boolean;
  readonly onChange: (value: StoredValue, gesture: string) => void;
  readonly onCancel?: (gesture: string) => void;
}

/** The letter before the value, or a sign in its place where a number has no label; both can be dragged. */
export function ValueHandle({ letter, hasHandle, value, field, isDisabled, onChange, onCancel }: ValueHandleProps) {
  const number = isDisabled ? undefined : numberOfValue(value, field);
  if (letter === undefined && (!hasHandle || number === undefined)) return null;
  return (
    <ScrubLabel
      className={styles.letter}
      value={number}
      limits={field}
      onChange={(next, gesture) => onChange(valueOfNumber(next, field), gesture)}
      onCancel={onCancel ?? (() => undefined)}
      isHidden
    >
      {letter ?? <MoveHorizontal size={13} strokeWidth={2} />}
    </ScrubLabel>
  );
}

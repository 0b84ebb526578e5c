import type { ReactNode } from 'react';
import { ScrubLabel } from '../../components/ScrubLabel.tsx';
import { numberOfValue, valueOfNumber } from '../expression/storedValue.ts';
import type { ControlField, FieldControlProps } from './fieldControl.ts';

export interface FieldLabelProps extends Pick<FieldControlProps, 'value' | 'onChange' | 'onCancel'> {
  readonly field: ControlField;
  readonly className?: string | undefined;
  /** False where the value cannot be changed. */
  readonly isEditable?: boolean;
  readonly children: ReactNode;
}

/** The label of a field. That of a number can be dragged. */
export function FieldLabel({ field, value, isEditable = true, onChange, onCancel, ...rest }: FieldLabelProps) {
  const isPlain = field.kind === 'pair' || field.kind === 'tags' || field.kind === 'flags' || !isEditable;
  const number = isPlain ? undefined : numberOfValue(value, field);
  return (
    <ScrubLabel
      {...rest}
      value={number}
      limits={field}
      onChange={(next, gesture) => onChange(isPlain ? next : valueOfNumber(next, field), gesture)}
      onCancel={onCancel}
    />
  );
}

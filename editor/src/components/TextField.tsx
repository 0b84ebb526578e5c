import type { ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  /** Shows the label to screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  /** What is wrong, shown under the field. */
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly rows?: number;
  /** Shown inside the field at its end, such as a unit or a button. */
  readonly end?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A text field with one or more lines. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, placeholder, rows, end, inputRef, ...rest } = props;
  return (
    <AriaTextField {...rest} className={styles.field ?? ''} isInvalid={error !== undefined}>
      <Label className={isLabelHidden ? 'ph-hidden' : (styles.label ?? '')}>{label}</Label>
      <span className={styles.frame} data-rows={rows ? true : undefined}>
        {rows ? (
          <TextArea className={styles.input ?? ''} rows={rows} placeholder={placeholder ?? ''} />
        ) : (
          <Input
            className={styles.input ?? ''}
            placeholder={placeholder ?? ''}
            {...(inputRef ? { ref: inputRef } : {})}
          />
        )}
        {end}
      </span>
      {hint ? (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}

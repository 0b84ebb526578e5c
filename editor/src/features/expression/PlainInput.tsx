import type { Field } from '@playhouse/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { unitName } from '../../i18n/unitNames.ts';
import { arithmetic } from '../../interactions/arithmetic.ts';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { stepBy } from '../../interactions/withinLimits.ts';
import { useDraft, useStoredOnLeave } from '../../ui-state/drafts.ts';
import styles from './ExpressionField.module.css';
import { isNumericField } from './storedValue.ts';
import { useRestingDraft } from './useRestingDraft.ts';

export interface PlainInputProps {
  readonly label: string;
  readonly value: unknown;
  readonly field: Pick<Field, 'kind'> & Partial<Field>;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly describedBy: string | undefined;
  readonly onNumber: (value: number, gesture: string) => void;
  /** A text; in a number field, one that is not a number. */
  readonly onText: (text: string, gesture: string) => void;
  /** The number or text that is being typed, once it rests; undefined when it was stored or reverted. */
  readonly onDraft: (typed: number | string | undefined) => void;
  readonly onOpenDialog: () => void;
  /** An `E` that cannot start an exponent of a number. */
  readonly onExpression: () => void;
}

/** A literal: a number with arithmetic and arrow keys, or a text exactly as typed. */
export function PlainInput(props: PlainInputProps) {
  const { label, value, field, isDisabled, isWrong, describedBy } = props;
  const isNumber = field.kind !== 'text';
  const isNumeric = isNumericField(field);
  const [text, setText] = useState<string>();
  const gesture = useRef<string>(undefined);
  const input = useRef<HTMLTextAreaElement>(null);
  const shown = text ?? (typeof value === 'string' ? value : value === undefined ? '' : String(value));
  useDraft(text !== undefined);
  const rest = useRestingDraft((typed) => props.onDraft(typed as number | string | undefined));
  useEffect(() => rest(text, (typed) => (isNumber ? arithmetic(typed) : undefined) ?? typed), [text, rest, isNumber]);
  // A change from elsewhere, such as undo, replaces the typed text.
  useEffect(() => {
    if (value !== undefined && document.activeElement !== input.current) setText(undefined);
  }, [value]);
  useEffect(() => {
    if (input.current && document.activeElement === input.current && text === undefined) input.current.select();
  }, [value, text]);
  const commit = () => {
    if (text === undefined) return;
    const isBlank = isNumber && text.trim() === '';
    setText(isBlank ? text : undefined);
    const number = isNumber ? arithmetic(text) : undefined;
    if (number !== undefined) {
      // Entering the same number again clears the previous error message.
      if (number !== value || isWrong) props.onNumber(field.integer ? Math.round(number) : number, newFieldGesture());
    } else if (text !== value) props.onText(text, newFieldGesture());
  };
  useStoredOnLeave(commit);
  const restore = () => {
    setText(undefined);
    if (isWrong && isNumber && typeof value === 'number') props.onNumber(value, newFieldGesture());
  };
  const step = (by: number) => {
    const from = arithmetic(shown);
    if (from === undefined) return;
    gesture.current ??= newFieldGesture();
    setText(undefined);
    props.onNumber(stepBy(from, by, field), gesture.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionEnd - selectionStart === shown.length;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Enter' && !(event.shiftKey && !isNumber)) {
      commit();
      // The page plays what was typed.
      if (event.ctrlKey || event.metaKey) return;
    } else if (event.key === 'Escape') restore();
    else if (event.key.toLowerCase() === 'e' && (event.ctrlKey || event.metaKey)) {
      commit();
      props.onOpenDialog();
    } else if (event.key.toLowerCase() === 'e' && isPlain && isNumber && isWhole) props.onExpression();
    else if (isNumeric && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      step((event.shiftKey ? 10 : event.altKey ? 0.1 : 1) * (event.key === 'ArrowUp' ? 1 : -1));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <textarea
        ref={input}
        className={styles.input}
        rows={1}
        dir="auto"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        inputMode={isNumeric ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        disabled={isDisabled}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onKeyUp={() => {
          gesture.current = undefined;
        }}
      />
      {isNumber ? <Unit field={field} /> : null}
    </>
  );
}

function Unit({ field: { unit, kind } }: { readonly field: Pick<Field, 'unit' | 'kind'> }) {
  const shown = unit ?? (kind === 'angle' ? 'deg' : undefined);
  return shown === undefined ? null : (
    <span className={styles.unit} aria-hidden="true">
      {unitName(shown)}
    </span>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ScrubLabel } from '../../components/ScrubLabel.tsx';
import { t } from '../../i18n/t.ts';
import { unitName } from '../../i18n/unitNames.ts';
import { addition, arithmetic } from '../../interactions/arithmetic.ts';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { type NumberLimits, stepBy, withinLimits } from '../../interactions/withinLimits.ts';
import { useDraft, useStoredOnLeave } from '../../ui-state/drafts.ts';
import { shortNumber } from '../drawing/placementLabels.ts';
import { useRestingDraft } from '../expression/useRestingDraft.ts';
import frame from './Frame.module.css';

export interface NumberInputProps extends NumberLimits {
  /** Accessible name, such as "Position X". */
  readonly label: string;
  /** Undefined when the values differ. */
  readonly value: number | undefined;
  /** Shown before the value; dragging it changes the number. */
  readonly letter?: string;
  readonly unit?: string;
  /** False where the unit is shown once for several numbers. */
  readonly isUnitShown?: boolean;
  /** All calls with one gesture name are one undo step. */
  readonly onChange: (value: number, gesture: string) => void;
  readonly onCancel?: (gesture: string) => void;
  /** Called with input that is not a number, which stays in the field, and with undefined when it is reverted. */
  readonly onWrong?: (text: string | undefined) => void;
  /** Called with the value of what is being typed, once it rests, and with undefined when it was stored or reverted. */
  readonly onDraft?: ((value: unknown) => void) | undefined;
  readonly isWrong?: boolean;
  readonly describedBy?: string | undefined;
  /** For mixed values: adds to each. */
  readonly onAdd?: (by: number, gesture: string) => void;
}

/** One number: typed with arithmetic, stepped with arrows, dragged by its letter. docs/editor-design.md#fields. */
export function NumberInput(props: NumberInputProps) {
  const { label, value, letter, unit, isUnitShown = true, minimum, maximum, onAdd } = props;
  const [text, setText] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  useDraft(text !== undefined && arithmetic(text) !== value);
  const keyGesture = useRef<string | undefined>(undefined);
  const shown = text ?? (value === undefined ? '' : shortNumber(value));
  const change = (next: number, gesture: string) => props.onChange(withinLimits(next, props), gesture);
  const rest = useRestingDraft(props.onDraft);
  const limits = useRef<NumberLimits>(props);
  limits.current = props;
  useEffect(() => {
    if (text === undefined) setWrong(false);
    return rest(text, (typed) => {
      const number = arithmetic(typed);
      setWrong(typed.trim() !== '' && number === undefined);
      return number === undefined ? typed : withinLimits(number, limits.current);
    });
  }, [text, rest]);

  // A change from elsewhere, such as undo, replaces the typed text.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value !== undefined && document.activeElement !== input.current) setText(undefined);
  }, [value]);

  const commit = () => {
    if (text === undefined) return;
    const by = value === undefined && onAdd ? addition(text) : undefined;
    const typed = arithmetic(text);
    if (by !== undefined) onAdd?.(by, newFieldGesture());
    else if (typed === undefined) {
      setWrong(true);
      props.onWrong?.(text);
      return;
    } else if (typed !== value) change(typed, newFieldGesture());
    else if (isWrong) props.onWrong?.(undefined);
    setText(undefined);
  };
  useStoredOnLeave(() => {
    if (text !== undefined && arithmetic(text) !== undefined) commit();
  });
  const restore = () => {
    setText(undefined);
    if (isWrong) props.onWrong?.(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') {
      // With nothing to restore, Esc closes whatever contains the field.
      if (text === undefined) return;
      restore();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const from = text === undefined ? value : arithmetic(text);
      if (from === undefined) return;
      const step = (event.shiftKey ? 10 : event.altKey ? 0.1 : 1) * (event.key === 'ArrowUp' ? 1 : -1);
      keyGesture.current ??= newFieldGesture();
      setText(undefined);
      props.onChange(stepBy(from, step, props), keyGesture.current);
    } else return;
    event.stopPropagation();
  };
  return (
    <span className={frame.number} data-wrong={isWrong || props.isWrong || undefined}>
      {letter ? (
        <ScrubLabel
          className={frame.letter}
          value={value}
          limits={props}
          onChange={change}
          onCancel={props.onCancel ?? (() => undefined)}
          isHidden
        >
          {letter}
        </ScrubLabel>
      ) : null}
      <input
        ref={input}
        className={frame.input}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value ?? 0}
        aria-valuetext={value === undefined ? t('Mixed') : `${shortNumber(value)}${unit ? ` ${unitName(unit)}` : ''}`}
        aria-valuemin={minimum}
        aria-valuemax={maximum}
        aria-invalid={isWrong || props.isWrong || undefined}
        aria-describedby={props.describedBy}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={shown}
        placeholder={value === undefined ? t('Mixed') : ''}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onKeyUp={() => {
          keyGesture.current = undefined;
        }}
      />
      {unit && isUnitShown ? (
        <span className={frame.unit} aria-hidden="true">
          {unitName(unit)}
        </span>
      ) : null}
    </span>
  );
}

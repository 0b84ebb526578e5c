import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { useDraft, useStoredOnLeave } from '../../ui-state/drafts.ts';
import frame from './Frame.module.css';

export interface TextInputProps {
  readonly label: string;
  /** Undefined when the values differ. */
  readonly value: string | undefined;
  readonly onChange: (value: string, gesture: string) => void;
  /** Blank input restores the previous text. */
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  /** Id of the element with the error message or description. */
  readonly describedBy?: string;
  /** Pause in typing after which the input takes effect, in ms. */
  readonly pause?: number;
  /** The height of a text with several lines, in which Enter begins a new one. */
  readonly lines?: number;
}

/** A text; takes effect after a pause, on blur or, in one line, on Enter, all in one undo step; Esc restores. */
export function TextInput(props: TextInputProps) {
  const { label, value, onChange, isRequired, isInvalid, describedBy, pause = 800, lines } = props;
  const [text, setText] = useState<string>();
  const begun = useRef<{ readonly gesture: string; readonly value: string | undefined } | undefined>(undefined);
  const isChanged = text !== undefined && text !== value && !(isRequired && text.trim() === '');
  useDraft(isChanged);
  const take = () => {
    if (!isChanged) return;
    begun.current ??= { gesture: newFieldGesture(), value };
    onChange(text, begun.current.gesture);
  };
  const isMixed = value === undefined && begun.current === undefined;
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    // Differing texts would be overwritten: wait for Enter, so that Esc can still restore all of them.
    if (text === undefined || isMixed) return;
    const timer = setTimeout(() => latest.current(), pause);
    return () => clearTimeout(timer);
  }, [text, isMixed, pause]);
  const finish = () => {
    setText(undefined);
    begun.current = undefined;
  };
  const commit = () => {
    take();
    finish();
  };
  useStoredOnLeave(take);
  const restore = () => {
    const { gesture, value: before } = begun.current ?? {};
    if (gesture !== undefined && before !== undefined) onChange(before, gesture);
    finish();
  };
  const shared = {
    dir: 'auto',
    className: frame.textInput,
    'aria-label': label,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    value: text ?? value ?? '',
    placeholder: value === undefined ? t('Mixed') : '',
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setText(event.currentTarget.value),
    onBlur: commit,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' && lines === undefined) commit();
      if (event.key === 'Escape') restore();
    },
  };
  return (
    <span className={frame.frame} data-wrong={isInvalid || undefined} data-lines={lines}>
      {lines === undefined ? <input {...shared} /> : <textarea {...shared} rows={lines} />}
    </span>
  );
}

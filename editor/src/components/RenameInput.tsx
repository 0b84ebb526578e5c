import { useEffect, useRef, useState } from 'react';
import { useDraft, useStoredOnLeave } from '../ui-state/drafts.ts';

export interface RenameInputProps {
  readonly label: string;
  readonly value: string;
  readonly className: string;
  /** The new name, or undefined when it did not change. */
  readonly onDone: (name: string | undefined) => void;
}

/**
 * Renames an item in its row: Enter and blur accept, Esc cancels. Its keys are captured at the window, before the list
 * around it can use them for navigation and search.
 */
export function RenameInput({ label, value, className, onDone }: RenameInputProps) {
  const [text, setText] = useState(value);
  useDraft(text.trim() !== '' && text.trim() !== value);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const finish = (name: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(name);
  };
  const keep = () => finish(text.trim() === '' || text.trim() === value ? undefined : text.trim());
  useStoredOnLeave(() => {
    if (text !== value) keep();
  });
  const latest = useRef({ keep, finish });
  latest.current = { keep, finish };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== input.current) return;
      event.stopPropagation();
      if (event.type !== 'keydown' || event.isComposing) return;
      if (event.key === 'Enter') latest.current.keep();
      if (event.key === 'Escape') latest.current.finish(undefined);
    };
    addEventListener('keydown', onKey, true);
    addEventListener('keyup', onKey, true);
    const frame = requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.select();
    });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKey, true);
      removeEventListener('keyup', onKey, true);
    };
  }, []);
  return (
    <input
      dir="auto"
      ref={input}
      className={className}
      aria-label={label}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setText(event.currentTarget.value)}
      // Otherwise the list would move the focus to a row, which ends renaming.
      onFocus={(event) => event.stopPropagation()}
      onBlur={keep}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}

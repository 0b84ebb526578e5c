import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { arithmetic } from '../../interactions/arithmetic.ts';
import { shortNumber } from '../drawing/placementLabels.ts';
import type { TriedNumber } from './triedNumber.ts';
import styles from './WhatIf.module.css';

export interface ScrubNumberProps {
  readonly number: TriedNumber;
  /** What the number belongs to, for its accessible name. */
  readonly owner: string;
  readonly onTry: (value: number) => void;
  readonly onKeep: (value: number) => void;
  readonly onDrop: () => void;
}

/** Minimum distance of a drag, in px. */
const leastDistance = 3;

/** A number that is tried out while it is dragged, stepped or typed. Releasing or Enter keeps it, Esc reverts it. */
export function ScrubNumber({ number, owner, onTry, onKeep, onDrop }: ScrubNumberProps) {
  const { label, value, unit } = number;
  const [tried, setTried] = useState<number>();
  const [text, setText] = useState<string>();
  const attempt = (next: number | undefined) => {
    const fitted = next === undefined ? undefined : fit(number, next);
    setTried(fitted);
    if (fitted !== undefined) onTry(fitted);
  };
  const end = (isKept: boolean) => {
    if (isKept && tried !== undefined && tried !== value) onKeep(tried);
    else if (tried !== undefined) onDrop();
    setTried(undefined);
    setText(undefined);
  };
  const scrub = useScrubbing(value, stepOf(number), attempt, end);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') end(true);
    else if (event.key === 'Escape') end(false);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const factor = (event.shiftKey ? 100 : 10) * (event.key === 'ArrowUp' ? 1 : -1);
      setText(undefined);
      attempt((tried ?? value) + stepOf(number) * factor);
    } else return;
    event.stopPropagation();
  };
  return (
    <li className={styles.row} data-tried={tried === undefined ? undefined : true}>
      <span className={styles.label} title={label} tabIndex={-1} {...scrub}>
        {label}
      </span>
      <span className={styles.field}>
        <input
          role="spinbutton"
          aria-label={t('{label} of {owner}', { label, owner })}
          aria-valuenow={tried ?? value}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={text ?? shortNumber(tried ?? value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setText(event.currentTarget.value);
            const typed = arithmetic(event.currentTarget.value);
            if (typed !== undefined) attempt(typed);
          }}
          onBlur={() => end(true)}
          onKeyDown={onKeyDown}
        />
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </span>
    </li>
  );
}

/**
 * Handlers for a label that changes a number by dragging: ten times as fast with Shift, a tenth with Alt; Esc reverts.
 */
function useScrubbing(
  value: number,
  step: number,
  onTry: (value: number) => void,
  onEnd: (isKept: boolean) => void,
): Pick<React.DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'> {
  const scrub = useRef<{ from: number; start: number; isMoving: boolean }>(undefined);
  const ending = useRef(onEnd);
  ending.current = onEnd;
  const end = (isKept: boolean) => {
    const isMoving = scrub.current?.isMoving ?? false;
    scrub.current = undefined;
    if (isMoving) ending.current(isKept);
  };
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !scrub.current) return;
      event.preventDefault();
      event.stopPropagation();
      scrub.current = undefined;
      ending.current(false);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // Otherwise text would be selected, and the focused field would not commit its value.
      event.preventDefault();
      // Esc has to reach this page, not the game.
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      scrub.current = { from: event.clientX, start: value, isMoving: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = scrub.current;
      if (!current) return;
      const distance = event.clientX - current.from;
      if (!current.isMoving && Math.abs(distance) < leastDistance) return;
      current.isMoving = true;
      const factor = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
      onTry(current.start + distance * step * factor);
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}

/** The change per pixel: about a hundredth of the number, as a power of ten. */
function stepOf({ value, unit, isInteger }: TriedNumber): number {
  const size = Math.max(Math.abs(value), unit === 'px' || unit === '°' ? 100 : 1);
  const step = 10 ** (Math.floor(Math.log10(size)) - 2);
  return isInteger ? Math.max(0.1, step) : step;
}

/** A value within the limits of the field, with few decimals. */
function fit({ minimum = -Infinity, maximum = Infinity, isInteger }: TriedNumber, value: number): number {
  const short = isInteger ? Math.round(value) : Number(value.toFixed(3));
  return Math.min(maximum, Math.max(minimum, short));
}

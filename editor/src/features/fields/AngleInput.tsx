import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { beginScrub, endScrub } from '../../interactions/scrubbing.ts';
import styles from './AngleInput.module.css';
import frame from './Frame.module.css';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

export interface AngleInputProps extends Omit<NumberInputProps, 'unit' | 'letter'> {
  /** Shown in the frame of the number, after it. */
  readonly end?: ReactNode;
}

/** Degrees with a dial beside the number: counter-clockwise, 0 to the right; Shift snaps to steps of 15. */
export function AngleInput({ end: tool, ...props }: AngleInputProps) {
  const { label, value, onChange, onCancel } = props;
  const gesture = useRef<string | undefined>(undefined);
  const turn = (event: PointerEvent<HTMLElement>) => {
    if (gesture.current === undefined) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - box.left - box.width / 2;
    const y = box.top + box.height / 2 - event.clientY;
    const step = event.shiftKey ? 15 : 1;
    const degrees = Math.round((Math.atan2(y, x) * 180) / Math.PI / step) * step;
    onChange((degrees + 360) % 360, gesture.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && gesture.current !== undefined) {
      event.stopPropagation();
      onCancel?.(gesture.current);
      return end();
    }
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined || value === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    gesture.current ??= newFieldGesture();
    onChange((value + by * (event.shiftKey ? 15 : 1) + 360) % 360, gesture.current);
  };
  const end = () => {
    if (gesture.current !== undefined) endScrub(gesture.current);
    gesture.current = undefined;
  };
  useEffect(() => end, []);
  const radians = ((value ?? 0) * Math.PI) / 180;
  return (
    <span className={frame.row}>
      <span className={frame.frame}>
        <NumberInput {...props} unit="deg" />
        {tool}
      </span>
      <div
        className={styles.dial}
        role="slider"
        tabIndex={0}
        aria-label={t('{label}, dial', { label })}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(value ?? 0)}
        aria-valuetext={value === undefined ? t('Mixed') : undefined}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          gesture.current = newFieldGesture();
          beginScrub(gesture.current);
          turn(event);
        }}
        onPointerMove={turn}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={onKeyDown}
        onKeyUp={end}
      >
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <circle cx="13" cy="13" r="11.5" fill="var(--ph-sunken)" stroke="var(--ph-line-control)" />
          {value === undefined ? null : (
            <path
              d={`M13 13 ${13 + 8 * Math.cos(radians)} ${13 - 8 * Math.sin(radians)}`}
              stroke="var(--ph-accent)"
              strokeWidth="2.4"
              strokeLinecap="round"
            />
          )}
          <circle cx="13" cy="13" r="2" fill="var(--ph-accent)" />
        </svg>
      </div>
    </span>
  );
}

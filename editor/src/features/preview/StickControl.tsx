import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '../../i18n/t.ts';
import styles from './PadSection.module.css';
import { centered, reachable, type Stick } from './simulatedInput.ts';

export interface StickControlProps {
  readonly label: string;
  readonly at: Stick;
  readonly onMove: (at: Stick) => void;
}

const directions: Readonly<Record<string, Stick>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A stick that is dragged, or held with an arrow key, and springs back. */
export function StickControl({ label, at, onMove }: StickControlProps) {
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMove(reachable({ x: ((clientX - left) / width) * 2 - 1, y: ((clientY - top) / height) * 2 - 1 }));
  };
  const press = (event: KeyboardEvent, isDown: boolean) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    if (!event.repeat) onMove(isDown ? direction : centered);
  };
  return (
    <div
      className={styles.stick}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={-1}
      aria-valuemax={1}
      aria-valuenow={at.x}
      aria-valuetext={t('{x} to the right, {y} down', { x: at.x, y: at.y })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
      onLostPointerCapture={() => onMove(centered)}
      onKeyDown={(event) => press(event, true)}
      onKeyUp={(event) => press(event, false)}
      onBlur={() => {
        if (at.x !== 0 || at.y !== 0) onMove(centered);
      }}
    >
      <i style={{ transform: `translate(${at.x * 22}px, ${at.y * 22}px)` }} />
    </div>
  );
}

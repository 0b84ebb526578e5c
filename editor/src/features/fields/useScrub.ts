import { type PointerEvent, useRef } from 'react';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';

export interface ScrubOptions {
  readonly value: number | undefined;
  readonly onChange: (value: number, gesture: string) => void;
  readonly onCancel: (gesture: string) => void;
}

interface Scrub {
  readonly gesture: string;
  readonly start: number;
  readonly from: number;
  isMoving: boolean;
}

/** Handlers for a label that changes a number by dragging: 1 per pixel, Shift 10, Alt 0.1; Esc restores. */
export function useScrub({ value, onChange, onCancel }: ScrubOptions) {
  const scrub = useRef<Scrub | undefined>(undefined);
  const cancel = useRef<((event: KeyboardEvent) => void) | undefined>(undefined);
  const end = () => {
    scrub.current = undefined;
    if (cancel.current) removeEventListener('keydown', cancel.current, true);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (value === undefined || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const gesture = newFieldGesture();
      scrub.current = { gesture, start: value, from: event.clientX, isMoving: false };
      cancel.current = (pressed) => {
        if (pressed.key !== 'Escape') return;
        pressed.stopPropagation();
        onCancel(gesture);
        end();
      };
      addEventListener('keydown', cancel.current, true);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = scrub.current;
      if (!current) return;
      const distance = event.clientX - current.from;
      if (!current.isMoving && Math.abs(distance) < 3) return;
      current.isMoving = true;
      const perPixel = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
      onChange(Math.round((current.start + distance * perPixel) * 100) / 100, current.gesture);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

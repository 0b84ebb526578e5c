import { type PointerEvent, useEffect, useRef } from 'react';
import { newFieldGesture } from '../interactions/fieldGesture.ts';
import { beginScrub, endScrub } from '../interactions/scrubbing.ts';
import { type NumberLimits, stepBy } from '../interactions/withinLimits.ts';

export interface ScrubOptions {
  /** Undefined where there is no single number, which cannot be scrubbed. */
  readonly value: number | undefined;
  readonly limits: NumberLimits;
  /** Called with each number on the way; all calls of one drag have the same gesture. */
  readonly onChange: (value: number, gesture: string) => void;
  readonly onCancel: (gesture: string) => void;
}

interface Scrub {
  readonly gesture: string;
  readonly from: number;
  /** The number at the first movement; what was being typed has been accepted by then. */
  start: number | undefined;
}

/** Pixels that a finger or the mouse may move during a press. */
const slack = 3;

/** Handlers for a label that changes a number by dragging: a step per pixel, Shift 10, Alt 0.1; Esc restores. */
export function useScrub(options: ScrubOptions) {
  const latest = useRef(options);
  latest.current = options;
  const scrub = useRef<Scrub | undefined>(undefined);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const end = () => {
    scrub.current = undefined;
    stop.current();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (options.value === undefined || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const gesture = newFieldGesture();
      scrub.current = { gesture, from: event.clientX, start: undefined };
      const cancel = (pressed: KeyboardEvent) => {
        if (pressed.key !== 'Escape') return;
        pressed.preventDefault();
        pressed.stopPropagation();
        latest.current.onCancel(gesture);
        end();
      };
      addEventListener('keydown', cancel, true);
      stop.current = () => {
        removeEventListener('keydown', cancel, true);
        endScrub(gesture);
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = scrub.current;
      if (!current) return;
      const distance = event.clientX - current.from;
      if (current.start === undefined && Math.abs(distance) < slack) return;
      if (current.start === undefined) {
        current.start = latest.current.value;
        if (current.start === undefined) return;
        beginScrub(current.gesture);
      }
      const perPixel = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
      const { limits, onChange } = latest.current;
      onChange(stepBy(current.start, distance * perPixel, limits), current.gesture);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

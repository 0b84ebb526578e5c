import { type RefObject, useEffect, useRef, useState } from 'react';
import { frameDrop } from './frameDrop.ts';

/** A frame that is being dragged, and the index it would get. */
export interface FrameDrag {
  readonly from: number;
  readonly to: number;
}

/** px that a mouse moves before it drags; a finger that moves before it drags, scrolls. */
const slack = 6;
/** ms that a finger rests on a frame to drag it. */
const hold = 350;
/** px at the ends of the strip where a drag scrolls it, and how far. */
const edge = 24;

/** Drags a frame along its strip, with the mouse at once, with a finger after a moment. Escape cancels. */
export function useFrameDrag(strip: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<FrameDrag>();
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => (strip.current ? listen(strip.current, setDrag, move) : undefined), [strip]);
  return drag;
}

type Show = (drag: FrameDrag | undefined) => void;

function listen(strip: HTMLElement, show: Show, move: { readonly current: (from: number, to: number) => void }) {
  const listening = new AbortController();
  let end: ((isDropped: boolean) => void) | undefined;
  const onDown = (event: PointerEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-frame]') : null;
    end?.(false);
    if (event.button !== 0 || !button) return;
    end = beginDrag(
      strip,
      event,
      Number(button.dataset.frame),
      (from, to) => {
        if (to !== undefined && to !== from) move.current(from, to);
        end = undefined;
      },
      show,
    );
  };
  // Buttons keep their presses to themselves.
  strip.addEventListener('pointerdown', onDown, { capture: true, signal: listening.signal });
  return () => {
    end?.(false);
    listening.abort();
  };
}

/** Follows a pointer until it is let go; `done` gets the new index, or undefined. */
function beginDrag(
  strip: HTMLElement,
  start: PointerEvent,
  from: number,
  done: (from: number, to: number | undefined) => void,
  show: Show,
): (isDropped: boolean) => void {
  const listening = new AbortController();
  const options = { capture: true, passive: false, signal: listening.signal };
  let to: number | undefined;
  const lift = () => {
    to = from;
    show({ from, to });
  };
  const holding = start.pointerType === 'mouse' ? undefined : setTimeout(lift, hold);
  const end = (isDropped: boolean) => {
    clearTimeout(holding);
    listening.abort();
    show(undefined);
    done(from, isDropped ? to : undefined);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const isFar = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slack;
    if (to === undefined && isFar && holding !== undefined) return end(false);
    if (to === undefined && !isFar) return undefined;
    scrollAt(strip, event.clientX);
    to = frameDrop(middlesOf(strip), from, event.clientX);
    return show({ from, to });
  };
  const stop = (event: Event) => {
    if (to !== undefined) event.preventDefault();
  };
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('pointerup', () => end(true), options);
  window.addEventListener('pointercancel', () => end(false), options);
  strip.addEventListener('touchmove', stop, options);
  strip.addEventListener('contextmenu', stop, options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(false);
    },
    options,
  );
  return end;
}

function middlesOf(strip: HTMLElement): number[] {
  return [...strip.querySelectorAll('[data-frame]')].map((button) => {
    const { left, width } = button.getBoundingClientRect();
    return left + width / 2;
  });
}

function scrollAt(strip: HTMLElement, x: number): void {
  const { left, right } = strip.getBoundingClientRect();
  if (x < left + edge) strip.scrollLeft -= edge;
  else if (x > right - edge) strip.scrollLeft += edge;
}

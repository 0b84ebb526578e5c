import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { createPageMemory } from '../../ui-state/visitedPlaces.ts';

const landings = createPageMemory<true>();

/** How many animation frames to wait for a page to render its content. */
const mostFrames = 90;

/**
 * Shows what an address refers to once it is rendered: a field or condition of a card, or a row of the inspector. It is
 * scrolled into view, gets the focus, and stays highlighted until the next key or press.
 */
export function useLanding(): void {
  const { key, search } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // When the user goes back, the page is restored instead.
    if (type === NavigationType.Pop && landings.get(key)) return undefined;
    landings.set(key, true);
    const selector = landingOf(new URLSearchParams(search));
    return selector === undefined ? undefined : landOn(selector);
  }, [key, search, type]);
}

/** The element to show, as a selector. */
function landingOf(asked: URLSearchParams): string | undefined {
  const quoted = (name: string) => `"${CSS.escape(asked.get(name) ?? '')}"`;
  if (asked.has('condition')) return `[data-condition=${quoted('condition')}]`;
  if (asked.has('behavior') && asked.has('field')) {
    return `[data-row=${quoted('behavior')}] [data-key=${quoted('field')}]`;
  }
  if (asked.has('behavior')) return `[data-row=${quoted('behavior')}]`;
  return asked.has('attribute') ? `[data-attribute=${quoted('attribute')}]` : undefined;
}

/** Waits for an element and highlights it; returns a function that stops waiting. */
function landOn(selector: string): () => void {
  let frames = 0;
  let frame = requestAnimationFrame(look);
  const ending = new AbortController();
  function look(): void {
    const target = document.querySelector<HTMLElement>(selector);
    frames += 1;
    if (target) mark(target, ending.signal);
    else if (frames < mostFrames) frame = requestAnimationFrame(look);
  }
  return () => {
    cancelAnimationFrame(frame);
    ending.abort();
    for (const element of document.querySelectorAll<HTMLElement>('[data-landed]')) delete element.dataset.landed;
  };
}

const controls = ':is(input, button, textarea, [tabindex="0"]):not([disabled])';

function mark(target: HTMLElement, signal: AbortSignal): void {
  // The behavior list scrolls to its rows and focuses them itself.
  if (target.dataset.row === undefined) {
    target.scrollIntoView({ block: 'nearest' });
    target.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  }
  target.dataset.landed = '';
  const clear = () => delete target.dataset.landed;
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, clear, { capture: true, signal });
}

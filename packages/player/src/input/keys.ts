import type { InputEvent } from '@playhouse/runtime';
import { keyOfEvent } from './keyOfEvent.ts';

export interface Listener {
  release(): void;
  destroy(): void;
}

/** Listens to the keyboard of the whole page, except where people type text. */
export function listenToKeys(gameKeys: ReadonlySet<string>, add: (event: InputEvent) => void): Listener {
  /** Name of each key that is down, by its physical position, so that Shift and the layout make no difference. */
  const held = new Map<string, string>();
  const onDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const key = keyOfEvent(event);
    if (key === undefined) return;
    const isShortcut = (event.ctrlKey || event.metaKey) && key !== 'control' && key !== 'meta';
    if (isShortcut && !gameKeys.has('control') && !gameKeys.has('meta')) return;
    if (gameKeys.has(key)) event.preventDefault();
    if (event.repeat || held.has(event.code)) return;
    held.set(event.code, key);
    add({ type: 'keyDown', key });
  };
  const onUp = (event: KeyboardEvent) => {
    releaseKey(event.code);
    if (event.key === 'Meta') for (const code of [...held.keys()]) releaseKey(code);
  };
  const releaseKey = (code: string) => {
    const key = held.get(code);
    if (key === undefined) return;
    held.delete(code);
    if (![...held.values()].includes(key)) add({ type: 'keyUp', key });
  };
  window.addEventListener('keydown', onDown);
  window.addEventListener('keyup', onUp);
  return {
    release() {
      for (const code of [...held.keys()]) releaseKey(code);
    },
    destroy() {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
    },
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

import type { ClipboardEvent } from 'react';
import type { ClipboardSource, PasteDesk } from './pasteDesk.ts';

/** Handlers for the keys of copy and cut in a part of the page; texts in it are copied as everywhere. */
export function clipboardEvents(desk: PasteDesk, source: () => ClipboardSource | undefined) {
  const handle = (deed: 'copy' | 'cut') => (event: ClipboardEvent<HTMLElement>) => {
    const chosen = isAboutText(event.target) ? undefined : source();
    if (chosen && desk[deed](chosen, event.clipboardData)) event.preventDefault();
  };
  return { onCopy: handle('copy'), onCut: handle('cut') };
}

/** True where the clipboard's keys belong to a text: in fields, and where one is marked. */
export function isAboutText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches(textFields)) return true;
  const marked = target.ownerDocument.getSelection();
  return marked !== null && !marked.isCollapsed && target.contains(marked.anchorNode);
}

const textFields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"])';

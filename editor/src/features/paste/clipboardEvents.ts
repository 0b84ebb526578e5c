import type { ClipboardEvent } from 'react';
import type { ClipboardSource, PasteDesk } from './pasteDesk.ts';

/** Handlers for the copy and cut keys in a part of the page; selected text in it is copied as usual. */
export function clipboardEvents(desk: PasteDesk, source: () => ClipboardSource | undefined) {
  const handle = (action: 'copy' | 'cut') => (event: ClipboardEvent<HTMLElement>) => {
    const chosen = isAboutText(event.target) ? undefined : source();
    if (chosen && desk[action](chosen, event.clipboardData)) event.preventDefault();
  };
  return { onCopy: handle('copy'), onCut: handle('cut') };
}

/** True when the clipboard keys apply to text: in fields, and when text is selected. */
export function isAboutText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches(textFields)) return true;
  const marked = target.ownerDocument.getSelection();
  return marked !== null && !marked.isCollapsed && target.contains(marked.anchorNode);
}

const textFields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"])';

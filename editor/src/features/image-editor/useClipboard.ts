import { type RefObject, useEffect } from 'react';
import { isTyping } from '../../interactions/isTyping.ts';
import type { ImageEditor } from './model/imageEditor.ts';
import { copyPixels, cutPixels, pasteCopied, pasteImage } from './systemClipboard.ts';

const ownType = 'application/x-playhouse-pixels';

/** Copies, cuts and pastes pixels; an image that another program has copied can be pasted as well. */
export function useClipboard(section: RefObject<HTMLElement | null>, editor: ImageEditor): void {
  useEffect(() => {
    const isOurs = (event: ClipboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      return !isTyping(target) && (target === document.body || section.current?.contains(target) === true);
    };
    const onCopy = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      event.stopPropagation();
      // Takes the place of an image of another program, also where the browser does not let us put one.
      event.clipboardData?.setData(ownType, '');
      if (event.type === 'cut') cutPixels(editor);
      else copyPixels(editor);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file) void pasteImage(editor, file);
      else pasteCopied(editor);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    window.addEventListener('copy', onCopy, options);
    window.addEventListener('cut', onCopy, options);
    window.addEventListener('paste', onPaste, options);
    return () => listening.abort();
  }, [section, editor]);
}

import { type RefObject, useEffect } from 'react';
import { isTyping } from '../../interactions/isTyping.ts';
import { readRaster } from './files/loadPicture.ts';
import { clear, copy, paste } from './imageCommands.ts';
import type { ImageEditor } from './model/imageEditor.ts';

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
      if (!copy(editor)) return;
      // Takes the place of an image of another program, which is pasted otherwise.
      event.clipboardData?.setData(ownType, '');
      if (event.type === 'cut') clear(editor);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file) void pasteFile(editor, file);
      else paste(editor);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    window.addEventListener('copy', onCopy, options);
    window.addEventListener('cut', onCopy, options);
    window.addEventListener('paste', onPaste, options);
    return () => listening.abort();
  }, [section, editor]);
}

async function pasteFile(editor: ImageEditor, file: File): Promise<void> {
  const raster = await readRaster(new Uint8Array(await file.arrayBuffer()));
  if (!raster.ok) return;
  const { width, height } = editor.picture;
  const place = (room: number, length: number) => Math.max(0, Math.floor((room - length) / 2));
  paste(editor, { x: place(width, raster.value.width), y: place(height, raster.value.height), raster: raster.value });
}

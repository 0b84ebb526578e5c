import { maxTipSize } from '@playhouse/paint';
import { type RefObject, useEffect } from 'react';
import { chordOf } from '../../interactions/chord.ts';
import { isTyping } from '../../interactions/isTyping.ts';
import { isSwitchedOff } from '../../ui-state/characterKeys.ts';
import { clear, flip, selectAll } from './imageCommands.ts';
import { moveFrame } from './listCommands.ts';
import type { ImageEditor } from './model/imageEditor.ts';
import { tools } from './model/tools.ts';
import { useClipboard } from './useClipboard.ts';
import { KeyboardPen } from './view/keyboardPen.ts';
import type { PictureView } from './view/pictureView.ts';

/**
 * The keys of the image editor, while the focus is in it or nowhere. Undo and redo walk its own steps first, then those
 * of the project. docs/editor-design.md#image-editor.
 */
export function useImageKeys(
  section: RefObject<HTMLElement | null>,
  editor: ImageEditor,
  view: PictureView,
  save: () => void,
): void {
  useClipboard(section, editor);
  useEffect(() => {
    const pen = new KeyboardPen(editor, view);
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      if (target !== document.body && !section.current?.contains(target)) return;
      if (isSwitchedOff(event) || (isTyping(target) && chordOf(event) !== 'Ctrl+S')) return;
      if (editor.work.isRunning && event.key === 'Escape') {
        editor.work.cancel();
        event.preventDefault();
        return;
      }
      const isCanvas = target.matches('[data-image-canvas]');
      const run =
        event.ctrlKey || event.metaKey
          ? controlled(event, editor, save)
          : ((isCanvas ? onCanvas(event, editor, pen) : undefined) ??
            (event.altKey ? undefined : plain(event, editor, view, isCanvas || target === document.body)));
      if (!run || run() === false) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.code === 'Space') pen.release();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('keyup', onKeyUp, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('keyup', onKeyUp, true);
      pen.cancel();
    };
  }, [section, editor, view, save]);
}

/** What a key does; false leaves the key to the page. */
type Command = () => unknown;

function controlled(event: KeyboardEvent, editor: ImageEditor, save: () => void): Command | undefined {
  switch (chordOf(event)) {
    case 'Ctrl+S':
      return save;
    case 'Ctrl+Z':
      return () => editor.undo();
    case 'Ctrl+Shift+Z':
    case 'Ctrl+Y':
      return () => editor.redo();
    case 'Ctrl+A':
      return () => selectAll(editor);
    case 'Ctrl+D':
      return () => editor.select(undefined);
    default:
      return undefined;
  }
}

/** Keys that draw, while the canvas has the focus. */
function onCanvas(event: KeyboardEvent, editor: ImageEditor, pen: KeyboardPen): Command | undefined {
  const step = event.shiftKey ? 10 : 1;
  const keys = { shift: event.shiftKey, alt: event.altKey };
  switch (event.key) {
    case 'ArrowLeft':
      return () => pen.move(-step, 0, keys);
    case 'ArrowRight':
      return () => pen.move(step, 0, keys);
    case 'ArrowUp':
      return () => pen.move(0, -step, keys);
    case 'ArrowDown':
      return () => pen.move(0, step, keys);
    case ' ':
      return () => (event.repeat ? undefined : pen.press(false, keys));
    case 'Enter':
      return () => (event.repeat ? undefined : pen.press(true, keys));
    case 'Escape':
      return () => {
        if (!pen.cancel()) editor.select(undefined);
      };
    default:
      return undefined;
  }
}

function plain(event: KeyboardEvent, editor: ImageEditor, view: PictureView, isFree: boolean): Command | undefined {
  const { settings, at } = editor.store.getState();
  const key = event.key.toUpperCase();
  if (event.shiftKey && (key === 'H' || key === 'V')) {
    return () => flip(editor, key === 'H' ? 'horizontal' : 'vertical');
  }
  if (event.shiftKey && (event.code === 'Comma' || event.code === 'Period')) {
    return () => moveFrame(editor, event.code === 'Comma' ? -1 : 1);
  }
  const tool = tools.find((each) => each.key === key);
  if (tool && !event.shiftKey) return () => editor.choose(tool.id);
  const resize = (size: number) => () => editor.set({ size: Math.max(1, Math.min(maxTipSize, size)) });
  switch (event.key) {
    case '[':
      return resize(settings.size - sizeStep(settings.size - 1));
    case ']':
      return resize(settings.size + sizeStep(settings.size));
    case '+':
    case '=':
      return () => view.zoom(1);
    case '-':
      return () => view.zoom(-1);
    case '0':
      return () => view.fit();
    case '1':
      return () => view.showActualSize();
    case 'g':
      return () => view.toggle('hasGrid');
    case ',':
      return () => editor.goTo({ frame: at.frame - 1 });
    case '.':
      return () => editor.goTo({ frame: at.frame + 1 });
    case 'Delete':
    case 'Backspace':
      return isFree ? () => clear(editor) : undefined;
    default:
      return undefined;
  }
}

function sizeStep(size: number): number {
  return size < 10 ? 1 : size < 50 ? 5 : 10;
}

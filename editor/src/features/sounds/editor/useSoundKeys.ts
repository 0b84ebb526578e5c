import { type RefObject, useEffect } from 'react';
import { chordOf } from '../../../interactions/chord.ts';
import { isTyping } from '../../../interactions/isTyping.ts';
import { isSwitchedOff } from '../../../ui-state/characterKeys.ts';
import type { ChangeSound } from './soundCommands.ts';
import type { SoundEditor } from './soundEditor.ts';

interface SoundDeeds {
  readonly change: ChangeSound;
  readonly save: () => void;
}

/**
 * The keys of the sound editor, while the focus is in it or nowhere. Undo and redo walk its own edits first, then those
 * of the project. docs/editor-design.md#sound-editor.
 */
export function useSoundKeys(
  section: RefObject<HTMLElement | null>,
  editor: SoundEditor,
  { change, save }: SoundDeeds,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element) || isSwitchedOff(event)) return;
      if (target !== document.body && !section.current?.contains(target)) return;
      const isWave = target.matches('[data-waveform]') || target === document.body;
      const isControlled = event.ctrlKey || event.metaKey;
      const run = isControlled
        ? controlled(event, editor, { change, save })
        : isTyping(target) || event.altKey
          ? undefined
          : (plain(event, editor, change) ?? (isWave ? onWave(event, editor) : undefined));
      if (!run || (isTyping(target) && chordOf(event) !== 'Ctrl+S')) return;
      // A pressed button keeps its keys.
      if (event.code === 'Space' && !isWave) return;
      if (run() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [section, editor, change, save]);
}

type Deed = () => unknown;

/** Keys with Ctrl. A deed that returns false leaves the key to the project. */
function controlled(event: KeyboardEvent, editor: SoundEditor, { change, save }: SoundDeeds): Deed | undefined {
  switch (chordOf(event)) {
    case 'Ctrl+S':
      return save;
    case 'Ctrl+Z':
      return () => editor.undo();
    case 'Ctrl+Shift+Z':
    case 'Ctrl+Y':
      return () => editor.redo();
    case 'Ctrl+A':
      return () => editor.wave.select(0, editor.shown.frames);
    case 'Ctrl+T':
      return () => change(() => void editor.editRange('trim'));
    default:
      return undefined;
  }
}

function plain(event: KeyboardEvent, editor: SoundEditor, change: ChangeSound): Deed | undefined {
  switch (event.key) {
    case ' ':
      return () => editor.player.toggle();
    case 'Delete':
    case 'Backspace':
      return () => change(() => void editor.editRange('delete'));
    case '+':
    case '=':
      return () => editor.wave.zoom(1 / 2);
    case '-':
      return () => editor.wave.zoom(2);
    case '0':
      return () => editor.wave.showAll();
    case 'l':
      return () => editor.player.toggleLooping();
    default:
      return undefined;
  }
}

/** Keys that move the cursor; with Shift they select. */
function onWave(event: KeyboardEvent, editor: SoundEditor): Deed | undefined {
  const { view, selection } = editor.store.getState();
  const step = Math.max(1, Math.round((view.to - view.from) / 100));
  const moves: Record<string, number> = {
    ArrowLeft: -step,
    ArrowRight: step,
    PageUp: -step * 10,
    PageDown: step * 10,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const by = moves[event.key];
  if (by !== undefined) return () => editor.wave.move(by, event.shiftKey);
  if (event.key !== 'Escape') return undefined;
  return () => editor.wave.select(selection.focus, selection.focus);
}

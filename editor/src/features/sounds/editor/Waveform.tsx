import type { Peaks } from '@playhouse/audio';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { amount } from '../../../i18n/amount.ts';
import { t } from '../../../i18n/t.ts';
import { drawWaveform } from './drawWaveform.ts';
import styles from './SoundEditor.module.css';
import type { ShownSound } from './soundContent.ts';
import type { SoundEditor } from './soundEditor.ts';
import { useSize, useThemeName } from './waveCanvas.ts';
import { frameAt, partOf, type WaveView } from './waveView.ts';

/** The waveform with its ruler: a drag selects, a press places the cursor. docs/editor-design.md#sound-editor. */
export function Waveform({ editor }: { readonly editor: SoundEditor }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const shown = useStore(editor.store, (state) => state.shown);
  const selection = useStore(editor.store, (state) => state.selection);
  const peaks = useShownPeaks(editor, size.width);
  const theme = useThemeName();
  useEffect(() => {
    if (!canvas.current || size.width === 0 || !peaks) return;
    const { sampleRate, loop } = peaks.shown;
    drawWaveform(canvas.current, { peaks: peaks.channels, view: peaks.view, sampleRate, loop, selection, size });
  }, [peaks, selection, size, theme]);
  useWheel(frame, editor);
  const pointer = usePointer(editor);
  return (
    <div
      ref={frame}
      className={styles.wave}
      role="application"
      aria-label={t('Waveform')}
      aria-describedby="sound-status"
      data-waveform
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      {...pointer}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      <Playhead editor={editor} width={size.width} />
      <span className="ph-hidden">
        {t('{seconds} seconds. Arrow keys move the cursor, with Shift they select.', {
          seconds: amount(shown.frames / shown.sampleRate, 3),
        })}
      </span>
    </div>
  );
}

interface ShownPeaks {
  readonly shown: ShownSound;
  readonly view: WaveView;
  readonly channels: readonly Peaks[];
}

/** The peaks of the view; those of the last view until they are computed. */
function useShownPeaks(editor: SoundEditor, width: number): ShownPeaks | undefined {
  const shown = useStore(editor.store, (state) => state.shown);
  const view = useStore(editor.store, (state) => state.view);
  const [peaks, setPeaks] = useState<ShownPeaks>();
  useEffect(() => {
    if (width === 0) return undefined;
    let isCurrent = true;
    editor.wave.peaks(view, Math.round(width * devicePixelRatio)).then(
      (channels) => (isCurrent ? setPeaks({ shown, view, channels }) : undefined),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [editor, shown, view, width]);
  return peaks;
}

/** A line over the waveform at what is heard; moves without drawing the waveform again. */
function Playhead({ editor, width }: { readonly editor: SoundEditor; readonly width: number }) {
  const line = useRef<HTMLSpanElement>(null);
  const isPlaying = useStore(editor.store, (state) => state.isPlaying);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let request = 0;
    const step = () => {
      const at = editor.player.position();
      const part = at === undefined ? -1 : partOf(editor.store.getState().view, at);
      if (line.current) {
        line.current.style.transform = `translateX(${part * width}px)`;
        line.current.hidden = part < 0 || part > 1;
      }
      request = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(request);
  }, [editor, isPlaying, width]);
  return isPlaying ? <span ref={line} className={styles.playhead} aria-hidden hidden /> : null;
}

function usePointer(editor: SoundEditor) {
  const isDragging = useRef(false);
  const frameOf = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return frameAt(editor.store.getState().view, (event.clientX - box.left) / box.width);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isDragging.current = true;
      const at = frameOf(event);
      editor.wave.select(event.shiftKey ? editor.store.getState().selection.anchor : at, at);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isDragging.current) editor.wave.select(editor.store.getState().selection.anchor, frameOf(event));
    },
    onPointerUp() {
      isDragging.current = false;
    },
    onPointerCancel() {
      isDragging.current = false;
    },
    onDoubleClick: () => editor.wave.select(0, editor.shown.frames),
  };
}

/** The wheel scrolls; with Ctrl, and with two fingers on a touchpad, it zooms at the pointer. */
function useWheel(frame: { readonly current: HTMLElement | null }, editor: SoundEditor): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { view } = editor.store.getState();
      const box = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) {
        editor.wave.zoom(1.01 ** event.deltaY, frameAt(view, (event.clientX - box.left) / box.width));
      } else editor.wave.scroll(((event.deltaX + event.deltaY) / box.width) * (view.to - view.from));
    };
    // React's own listeners are passive.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, editor]);
}

import { buildPeaks, frameCount, peaksOf } from '@playhouse/audio';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { drawWaveform } from './drawWaveform.ts';
import styles from './SoundEditor.module.css';
import { type SoundEditor, secondsText } from './soundEditor.ts';
import { useSize, useThemeName } from './waveCanvas.ts';
import { frameAt, partOf } from './waveView.ts';

/** The waveform with its ruler: a drag selects, a press places the cursor. docs/editor-design.md#sound-editor. */
export function Waveform({ editor }: { readonly editor: SoundEditor }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const { draft, view, selection } = useStore(editor.store);
  const { sound } = draft.history;
  const pyramid = useMemo(() => buildPeaks(sound), [sound]);
  const theme = useThemeName();
  useEffect(() => {
    if (!canvas.current || size.width === 0) return;
    const columns = Math.round(size.width * devicePixelRatio);
    const peaks = sound.channels.map((_, channel) => peaksOf(pyramid, channel, view.from, view.to, columns));
    drawWaveform(canvas.current, { peaks, view, sound, selection, size });
  }, [pyramid, sound, view, selection, size, theme]);
  useWheel(frame, editor);
  const pointer = usePointer(editor);
  return (
    <div
      ref={frame}
      className={styles.wave}
      role="application"
      aria-label="Waveform"
      aria-describedby="sound-status"
      data-waveform
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      {...pointer}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      <Playhead editor={editor} width={size.width} />
      <span className="ph-hidden">
        {secondsText(frameCount(sound), sound.sampleRate)} seconds. Arrow keys move the cursor, with Shift they select.
      </span>
    </div>
  );
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
      editor.select(event.shiftKey ? editor.store.getState().selection.anchor : at, at);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isDragging.current) editor.select(editor.store.getState().selection.anchor, frameOf(event));
    },
    onPointerUp() {
      isDragging.current = false;
    },
    onPointerCancel() {
      isDragging.current = false;
    },
    onDoubleClick: () => editor.select(0, frameCount(editor.sound)),
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
        editor.zoom(1.01 ** event.deltaY, frameAt(view, (event.clientX - box.left) / box.width));
      } else editor.scroll(((event.deltaX + event.deltaY) / box.width) * (view.to - view.from));
    };
    // React's own listeners are passive.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, editor]);
}

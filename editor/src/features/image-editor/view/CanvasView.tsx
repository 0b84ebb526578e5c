import { useEffect, useMemo, useRef } from 'react';
import { t } from '../../../i18n/t.ts';
import { useShownTheme } from '../../../theme/useShownTheme.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import type { toolOf } from '../model/tools.ts';
import { drawOverlay } from './drawOverlay.ts';
import { onionSkin } from './onionSkin.ts';
import { PictureRenderer } from './pictureRenderer.ts';
import type { PictureView } from './pictureView.ts';
import { usePointer } from './usePointer.ts';

export interface CanvasViewProps {
  readonly name: string;
  readonly editor: ImageEditor;
  readonly view: PictureView;
}

/** The canvas: takes pointer and keys, and draws what has changed with the next frame of the screen. */
export function CanvasView({ name, editor, view }: CanvasViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const theme = useShownTheme();
  usePointer(frame, editor, view);
  // The renderer reads the colors of the theme when it is made.
  const drawing = useMemo(() => ({ theme }), [theme]);
  useEffect(() => {
    if (!frame.current || !picture.current || !overlay.current) return undefined;
    return startDrawing(frame.current, picture.current, overlay.current, { editor, view, drawing });
  }, [editor, view, drawing]);
  return (
    <div
      ref={frame}
      className={styles.canvas}
      role="application"
      aria-label={t('Picture of {name}', { name })}
      aria-describedby="image-keys image-cursor"
      data-image-canvas
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
    >
      <canvas ref={picture} className={styles.picture} aria-hidden />
      <canvas ref={overlay} className={styles.overlay} aria-hidden />
      <span id="image-keys" className="ph-hidden">
        {t(
          'Arrow keys move the cursor, with Shift by 10 pixels. Space draws, also while arrows are pressed. Enter keeps the tool down until Enter is pressed again, which with Shift makes a square or a circle. When a selection begins, Shift adds to the last one, and Alt takes away. Escape takes back what was begun.',
        )}
      </span>
    </div>
  );
}

interface Drawing {
  readonly editor: ImageEditor;
  readonly view: PictureView;
  readonly drawing: object;
}

/** Draws until the returned function is called. */
function startDrawing(
  frame: HTMLElement,
  canvas: HTMLCanvasElement,
  overlay: HTMLCanvasElement,
  { editor, view }: Drawing,
): () => void {
  const renderer = new PictureRenderer(canvas);
  const style = getComputedStyle(canvas);
  const ground = [style.getPropertyValue('--ph-panel'), style.getPropertyValue('--ph-line')] as const;
  let request = 0;
  const draw = () => {
    request = 0;
    const state = editor.store.getState();
    const shown = view.store.getState();
    if (shown.area.width === 0) return;
    const current = editor.picture;
    const skin = shown.hasSkin && current.frames.length > 1 ? onionSkin : undefined;
    if (renderer.draw({ picture: current, at: state.at, view: shown.view, skin, ground })) later();
    drawOverlay(overlay, state, shown);
    frame.style.cursor = shown.isByKeyboard ? '' : cursorOf(state.tool);
  };
  const later = () => {
    request ||= requestAnimationFrame(draw);
  };
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = frame;
    for (const each of [canvas, overlay]) {
      each.width = Math.round(width * devicePixelRatio);
      each.height = Math.round(height * devicePixelRatio);
    }
    renderer.forget();
    view.resize({ width, height });
    later();
  });
  observer.observe(frame);
  const stops = [
    editor.store.subscribe((state, before) => {
      if (state.history.picture !== before.history.picture) view.refit();
      later();
    }),
    view.store.subscribe(later),
  ];
  later();
  return () => {
    for (const stop of stops) stop();
    observer.disconnect();
    cancelAnimationFrame(request);
  };
}

function cursorOf(tool: Parameters<typeof toolOf>[0]): string {
  if (tool === 'move') return 'move';
  return tool === 'text' ? 'text' : 'crosshair';
}

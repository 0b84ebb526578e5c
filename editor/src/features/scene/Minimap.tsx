import type { Size } from '@playhouse/core';
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import type { Box } from '../../interactions/box.ts';
import { panBy, type Viewport } from '../../interactions/viewport.ts';
import styles from './Minimap.module.css';
import { frameOnMap, minimapOf, viewFromMap } from './minimapView.ts';

/** Draws the scene for a small stage. A new function means that the scene looks different. */
export type DrawMap = (pen: CanvasRenderingContext2D, stage: Size, view: Viewport, density: number) => void;

export interface MinimapProps {
  readonly scene: Box;
  readonly draw: DrawMap;
  readonly view: Viewport;
  readonly stage: Size;
  readonly density: number;
  readonly onView: (view: Viewport) => void;
}

/** The map follows edits when they rest, in ms: it must not slow down drags. */
const redrawDelay = 250;

/** The whole scene and the part that the stage shows. Pressing, dragging and arrow keys move that part. */
export function Minimap({ scene, draw, view, stage, density, onView }: MinimapProps) {
  const { x, y, width, height } = scene;
  const map = useMemo(() => minimapOf({ x, y, width, height }), [x, y, width, height]);
  const frame = frameOnMap(map, view, stage);
  const go = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onView(viewFromMap(map, view, { x: event.clientX - box.left, y: event.clientY - box.top }));
  };
  const step = ({ key }: KeyboardEvent): boolean => {
    const arrow = arrows[key];
    if (arrow) onView(panBy(view, { x: -arrow.x * stage.width * 0.25, y: -arrow.y * stage.height * 0.25 }));
    return arrow !== undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of form fields
    <div
      role="group"
      aria-label={t('Minimap')}
      aria-description={t('Arrow keys move the view')}
      className={styles.map}
      data-raised={stage.width < 960 || undefined}
      style={{ inlineSize: map.size.width, blockSize: map.size.height }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the view
      tabIndex={0}
      onKeyDown={(event) => {
        if (step(event)) event.preventDefault();
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => (event.buttons === 0 ? undefined : go(event))}
    >
      <MapCanvas draw={draw} size={map.size} view={map.view} density={density} />
      <div
        className={styles.frame}
        style={{
          transform: `translate(${frame.x}px, ${frame.y}px)`,
          inlineSize: frame.width,
          blockSize: frame.height,
        }}
      />
    </div>
  );
}

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface MapCanvasProps {
  readonly draw: DrawMap;
  readonly size: Size;
  readonly view: Viewport;
  readonly density: number;
}

const MapCanvas = memo(function MapCanvas({ draw, size, view, density }: MapCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const node = canvas.current;
    const show = () => {
      const pen = node?.getContext('2d');
      if (pen) draw(pen, size, view, density);
    };
    const timer = setTimeout(show, redrawDelay);
    node?.addEventListener('contextrestored', show);
    return () => {
      clearTimeout(timer);
      node?.removeEventListener('contextrestored', show);
    };
  }, [draw, size, view, density]);
  const width = Math.round(size.width * density);
  const height = Math.round(size.height * density);
  return <canvas ref={canvas} className={styles.canvas} width={width} height={height} />;
});

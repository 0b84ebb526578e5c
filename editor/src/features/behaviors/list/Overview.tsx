import { findBehavior } from '@playhouse/core';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useShownTheme } from '../../../theme/useShownTheme.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import styles from './BehaviorList.module.css';
import type { ListRow } from './listRows.ts';

export interface OverviewProps {
  readonly rows: readonly ListRow[];
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** Lists with fewer rows have no overview. */
const fewestRows = 8;

/**
 * The whole list as a strip of colors beside it, with a frame around the visible part; a click scrolls there. Only for
 * the pointer: the keyboard has Home, End and the arrow keys.
 */
export function Overview({ rows, virtualizer, scroller }: OverviewProps) {
  const { issues } = useSurroundings();
  const canvas = useRef<HTMLCanvasElement>(null);
  const total = virtualizer.getTotalSize();
  // Redraw for a new theme, which has other colors.
  useShownTheme();
  useEffect(() => {
    const strip = canvas.current;
    const context = strip?.getContext('2d');
    if (!strip || !context) return;
    const scale = devicePixelRatio;
    strip.width = strip.clientWidth * scale;
    strip.height = strip.clientHeight * scale;
    const style = getComputedStyle(strip);
    const perPixel = strip.height / Math.max(strip.clientHeight, total);
    for (const [index, row] of rows.entries()) {
      const item = virtualizer.measurementsCache[index];
      if (row.kind !== 'card' || !item) continue;
      const type = findBehavior(row.behavior.class)?.type.toLowerCase() ?? 'note';
      const isWrong = issues.get(row.behavior.id)?.some(({ severity }) => severity === 'blocking') === true;
      context.fillStyle = style.getPropertyValue(`--ph-${isWrong ? 'error' : type}`);
      const height = Math.max(scale, (item.end - item.start) * perPixel - scale);
      context.fillRect(row.depth * scale, item.start * perPixel, strip.width, height);
    }
  });
  if (rows.length < fewestRows) return null;
  const go = (event: PointerEvent<HTMLElement>) => {
    const list = scroller.current;
    if (!list || event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientY - box.top) / box.height;
    list.scrollTop = share * Math.max(total, list.clientHeight) - list.clientHeight / 2;
  };
  const inView = scroller.current?.clientHeight ?? 0;
  const whole = Math.max(total, inView, 1);
  return (
    <div className={styles.overview} aria-hidden="true" onPointerDown={go} onPointerMove={go}>
      <canvas ref={canvas} className={styles.overviewStrip} />
      <span
        className={styles.overviewFrame}
        style={{
          insetBlockStart: `${((virtualizer.scrollOffset ?? 0) / whole) * 100}%`,
          blockSize: `${(inView / whole) * 100}%`,
        }}
      />
    </div>
  );
}

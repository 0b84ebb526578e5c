import { behaviorTitle } from '@playhouse/core';
import type { Virtualizer } from '@tanstack/react-virtual';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { commaSeparated } from '../../../i18n/counted.ts';
import { t } from '../../../i18n/t.ts';
import { barsOf } from './drawOverview.ts';
import type { ListRow } from './listRows.ts';
import styles from './Overview.module.css';
import { marksInWords } from './overviewMarks.ts';
import { following, largestZoom, remeasured, type Scrolled, wholeSpan, zoomed, zoomOf } from './overviewScale.ts';
import { useDrawnOverview } from './useDrawnOverview.ts';
import { useOverviewMarks } from './useOverviewMarks.ts';
import { useOverviewPointer } from './useOverviewPointer.ts';

export interface OverviewProps {
  readonly rows: readonly ListRow[];
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Id of the list. */
  readonly controls: string;
  /** Moves cursor and focus to a row. */
  readonly goTo: (key: string) => void;
}

/** Lists with fewer rows have no overview. */
const fewestRows = 8;

/**
 * The whole list, or a part of it, as a strip of bars beside it: a scrollbar that shows the kinds of behaviors, what is
 * remarkable about them, and a frame around what is in view. docs/editor-design.md#behavior-overview.
 */
export function Overview(props: OverviewProps) {
  return props.rows.length < fewestRows ? null : <Strip {...props} />;
}

function Strip({ rows, virtualizer, scroller, controls, goTo }: OverviewProps) {
  const strip = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const marks = useOverviewMarks(rows);
  const summary = useId();
  const list: Scrolled = {
    total: virtualizer.getTotalSize(),
    inView: scroller.current?.clientHeight ?? 0,
    scroll: virtualizer.scrollOffset ?? 0,
  };
  const { span, zoom, setZoom } = useSpan(list);
  const bars = useMemo(() => barsOf(rows), [rows]);
  useDrawnOverview(canvas, { bars, measured: virtualizer.measurementsCache, span, marks });
  const furthest = Math.max(0, list.total - list.inView);
  const scrollTo = (offset: number) => {
    if (scroller.current) scroller.current.scrollTop = Math.max(0, Math.min(furthest, offset));
  };
  const middle = list.scroll + list.inView / 2;
  const zoomBy = (factor: number, at = middle) => setZoom(zoom * factor, at);
  const pointer = useOverviewPointer(strip, { list, span, scrollTo, zoomBy });
  const first = rows[virtualizer.getVirtualItemForOffset(list.scroll)?.index ?? 0];
  const onKeyDown = (event: KeyboardEvent) => {
    const action = overviewKeys[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    action({ list, scrollTo, zoomBy, enter: () => (first ? goTo(first.key) : undefined) });
  };
  const most = largestZoom(list);
  return (
    <div className={styles.overview}>
      <div
        ref={strip}
        className={styles.strip}
        role="scrollbar"
        tabIndex={0}
        aria-label={t('Overview')}
        aria-controls={controls}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={furthest === 0 ? 0 : Math.round((Math.min(furthest, list.scroll) / furthest) * 100)}
        aria-valuetext={positionInWords(first, rows.length, zoom)}
        aria-describedby={summary}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <canvas ref={canvas} className={styles.canvas} />
        <span
          className={styles.frame}
          style={{
            insetBlockStart: `${((list.scroll - span.from) / span.size) * 100}%`,
            blockSize: `${(list.inView / span.size) * 100}%`,
          }}
        />
      </div>
      <span id={summary} className="ph-hidden">
        {marksInWords(marks)}
      </span>
      {most > 1 ? (
        <>
          <IconButton
            icon={Plus}
            size="small"
            label={t('Zoom in')}
            isDisabled={zoom >= most}
            onPress={() => zoomBy(2)}
          />
          <IconButton
            icon={Minus}
            size="small"
            label={t('Zoom out')}
            isDisabled={zoom <= 1}
            onPress={() => zoomBy(0.5)}
          />
        </>
      ) : null}
    </div>
  );
}

/** The part of the list that the overview shows; follows what is in view. */
function useSpan(list: Scrolled) {
  const { total, inView, scroll } = list;
  const [shown, setShown] = useState({ ...wholeSpan(list), total, inView, scroll });
  const isCurrent = shown.total === total && shown.inView === inView && shown.scroll === scroll;
  const span = isCurrent ? shown : following(remeasured(shown, shown, list), list);
  if (!isCurrent) setShown({ ...span, total, inView, scroll });
  return {
    span,
    zoom: zoomOf(span, list),
    setZoom: (zoom: number, at: number) => setShown({ ...zoomed(span, list, zoom, at), total, inView, scroll }),
  };
}

interface KeyContext {
  readonly list: Scrolled;
  readonly scrollTo: (offset: number) => void;
  readonly zoomBy: (factor: number) => void;
  /** Goes to the first row in view. */
  readonly enter: () => void;
}

/** The height of a closed card, in px. */
const line = 46;

const overviewKeys: Readonly<Record<string, (context: KeyContext) => void>> = {
  ArrowUp: ({ list, scrollTo }) => scrollTo(list.scroll - line),
  ArrowDown: ({ list, scrollTo }) => scrollTo(list.scroll + line),
  PageUp: ({ list, scrollTo }) => scrollTo(list.scroll - list.inView),
  PageDown: ({ list, scrollTo }) => scrollTo(list.scroll + list.inView),
  Home: ({ scrollTo }) => scrollTo(0),
  End: ({ list, scrollTo }) => scrollTo(list.total),
  '+': ({ zoomBy }) => zoomBy(2),
  '=': ({ zoomBy }) => zoomBy(2),
  '-': ({ zoomBy }) => zoomBy(0.5),
  '0': ({ zoomBy }) => zoomBy(0),
  Enter: ({ enter }) => enter(),
};

/** "Jump, 5000 rows, zoom 400 %", with the first behavior in view. */
function positionInWords(first: ListRow | undefined, count: number, zoom: number): string {
  const words = first ? [behaviorTitle(first.behavior)] : [];
  return commaSeparated([
    ...words,
    t('{count} rows', { count }),
    ...(zoom > 1.01 ? [t('zoom {zoom} %', { zoom: Math.round(zoom * 100) })] : []),
  ]);
}

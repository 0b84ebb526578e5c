import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useWorkspace } from '../../ui-state/workspace.ts';
import styles from './Resizer.module.css';

export interface ResizerProps {
  readonly panel: 'library' | 'inspector';
  readonly label: string;
}

const limits = { library: [200, 420], inspector: [260, 480] } as const;

/**
 * The inner edge of a panel: drag or arrow keys change its width, a double click closes it.
 * docs/editor-design.md#layout.
 */
export function Resizer({ panel, label }: ResizerProps) {
  const { widths, setWidth, togglePanel } = useWorkspace();
  const edge = useRef<HTMLDivElement>(null);
  const start = useRef<{ readonly x: number; readonly width: number } | undefined>(undefined);
  const [least, most] = limits[panel];
  const direction = panel === 'library' ? 1 : -1;
  const widthNow = () => edge.current?.parentElement?.getBoundingClientRect().width ?? least;
  const set = (width: number) => setWidth(panel, Math.round(Math.min(most, Math.max(least, width))));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set(widthNow() + by * direction);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (start.current) set(start.current.width + (event.clientX - start.current.x) * direction);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged
    <div
      ref={edge}
      className={styles.edge}
      data-panel={panel}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={widths[panel] ?? Math.round(least)}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: widthNow() };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onDoubleClick={() => togglePanel(panel)}
      onKeyDown={onKeyDown}
    />
  );
}

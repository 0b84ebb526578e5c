import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type PanelName, panelLimits, useWorkspace } from '../../ui-state/workspace.ts';
import styles from './Resizer.module.css';

export interface ResizerProps {
  readonly panel: PanelName;
  readonly label: string;
}

/**
 * The inner edge of a panel: drag or arrow keys change its width, that of the layers their height. A double click closes
 * the panel; the layers are as high again as they need to be. docs/editor-design.md#layout.
 */
export function Resizer({ panel, label }: ResizerProps) {
  const size = useWorkspace(({ sizes }) => sizes[panel]);
  const edge = useRef<HTMLDivElement>(null);
  const start = useRef<{ readonly at: number; readonly size: number } | undefined>(undefined);
  const [least, most] = panelLimits[panel];
  const isLayers = panel === 'layers';
  const sizeNow = () => {
    const box = edge.current?.parentElement?.getBoundingClientRect();
    return (isLayers ? box?.height : box?.width) ?? least;
  };
  const set = (next: number) => {
    useWorkspace.getState().setSize(panel, Math.round(Math.min(most, Math.max(least, next))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = isLayers
      ? { ArrowUp: -16, ArrowDown: 16 }
      : { ArrowLeft: -16, ArrowRight: 16 };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set(sizeNow() + by * growth(panel));
  };
  const placeOf = ({ clientX, clientY }: PointerEvent) => (isLayers ? clientY : clientX);
  const end = () => {
    start.current = undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged
    <div
      ref={edge}
      className={styles.edge}
      data-panel={panel}
      role="separator"
      aria-orientation={isLayers ? 'horizontal' : 'vertical'}
      aria-label={label}
      aria-valuenow={size ?? least}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { at: placeOf(event), size: sizeNow() };
      }}
      onPointerMove={(event) => {
        if (start.current) set(start.current.size + (placeOf(event) - start.current.at) * growth(panel));
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => {
        const { setSize, togglePanel } = useWorkspace.getState();
        if (panel === 'layers') setSize(panel, undefined);
        else togglePanel(panel);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** 1 where a panel grows to the right or downwards, else -1. */
function growth(panel: PanelName): 1 | -1 {
  if (panel === 'layers') return -1;
  const isReversed = document.documentElement.dir === 'rtl';
  return (panel === 'library') !== isReversed ? 1 : -1;
}

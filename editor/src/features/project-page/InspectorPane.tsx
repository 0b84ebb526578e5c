import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { useScreenClass } from '../../ui-state/screenClass.ts';
import { raiseSheet, useSheetHeight } from '../../ui-state/sheet.ts';
import { closeDrawer } from '../../ui-state/workspace.ts';
import styles from './ProjectPage.module.css';
import { Resizer } from './Resizer.tsx';
import { SheetHandle } from './SheetHandle.tsx';
import { useSheetMotion } from './useSheetMotion.ts';

export interface InspectorPaneProps {
  /** The name of the part of the page, when all of it is one part. */
  readonly region?: string;
  readonly children: ReactNode;
}

/** The inspector: a column at the right, or a sheet at the bottom of narrow screens. docs/editor-design.md#layout. */
export function InspectorPane({ region, children }: InspectorPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const isSheet = useScreenClass() !== 'wide';
  const height = useSheetHeight();
  useSheetMotion(pane, height);
  useRaisedOnDemand();
  return (
    <aside
      ref={pane}
      className={styles.inspector}
      aria-label={t('Inspector')}
      data-sheet={isSheet ? height : undefined}
    >
      {isSheet ? <SheetHandle pane={pane} height={height} /> : null}
      <div className={styles.inspectorContent} data-region={region}>
        {children}
      </div>
      <Resizer panel="inspector" label={t('Width of the inspector')} />
    </aside>
  );
}

/** Shows the inspector when the address asks for one of its tabs, and raises its sheet then and when problems become one. */
function useRaisedOnDemand(): void {
  const { key, search } = useLocation();
  const isPinned = usePreferences(({ problemsPinned }) => problemsPinned);
  const wasPinned = useRef(isPinned);
  useEffect(() => {
    if (!new URLSearchParams(search).has('tab')) return;
    const { inspectorVisible, change } = usePreferences.getState();
    if (!inspectorVisible) change({ inspectorVisible: true });
    showSheet();
  }, [key, search]);
  useEffect(() => {
    if (isPinned && !wasPinned.current) showSheet();
    wasPinned.current = isPinned;
  }, [isPinned]);
}

function showSheet(): void {
  closeDrawer();
  raiseSheet();
}

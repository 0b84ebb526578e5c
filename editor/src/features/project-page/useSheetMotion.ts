import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SheetHeight } from '../../ui-state/sheet.ts';

/** Lets a sheet travel from where it was, unless motion is reduced. */
export function useSheetMotion(pane: RefObject<HTMLElement | null>, height: SheetHeight): void {
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const node = pane.current;
    if (node?.dataset.sheet === undefined) {
      before.current = undefined;
      return;
    }
    const from = Number.parseFloat(node.dataset.released ?? '') || before.current;
    delete node.dataset.released;
    const to = node.offsetHeight;
    before.current = to;
    const duration = Number.parseFloat(getComputedStyle(node).getPropertyValue('--ph-time-calm'));
    if (from === undefined || from === to || !(duration > 0)) return;
    node.animate({ translate: [`0 ${to - from}px`, '0 0'] }, { duration, easing: 'ease-out' });
  }, [pane, height]);
}

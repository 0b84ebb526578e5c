import { showToast } from '../../../components/toasts.ts';
import { t } from '../../../i18n/t.ts';
import type { PastePlan } from '../model/planPaste.ts';
import { useTableViews } from '../tableViews.ts';
import { fitWidth } from './fitWidth.ts';
import { copiedCells, isPlain, plannedPaste, readSystemClipboard, writeSystemClipboard } from './gridClipboard.ts';
import type { GridController } from './gridController.ts';
import type { MenuActions } from './gridMenu.ts';

/** What menus do in a grid besides editing; `ask` asks before a paste that does not fit. */
export function deedsOf(grid: GridController, key: string, ask: (plan: PastePlan) => void): MenuActions {
  const paste = (plan: PastePlan | undefined) => {
    if (!plan) return;
    if (!isPlain(plan)) {
      const refused = grid.commands.refusalOfPaste(plan);
      return refused === undefined ? ask(plan) : void grid.tell(refused);
    }
    if (!grid.commands.paste(plan, { grows: true, keepsTexts: true })) return;
    grid.selectRange({
      top: plan.top,
      left: plan.left,
      bottom: plan.top + plan.cells.length - 1,
      right: plan.left + (plan.cells[0]?.length ?? 1) - 1,
    });
  };
  const copy = async () => {
    const copied = copiedCells(grid);
    if (!copied) return false;
    try {
      await writeSystemClipboard(copied);
      return true;
    } catch {
      showToast(t('Press Ctrl C to copy.'));
      return false;
    }
  };
  return {
    copy: () => void copy(),
    cut: () => void copy().then((isCopied) => (isCopied ? grid.clear() : undefined)),
    paste: () =>
      void readSystemClipboard().then(
        (texts) => paste(plannedPaste(grid, texts)),
        () => showToast(t('Press Ctrl V to paste.')),
      ),
    pasteData: (data) =>
      paste(plannedPaste(grid, { html: data.getData('text/html'), text: data.getData('text/plain') })),
    fit(position) {
      const column = grid.commands.table?.columns[position - 1];
      const canvas = document.querySelector('[data-table-grid]');
      if (column && canvas) this.setWidth(column.id, fitWidth(column, canvas));
    },
    setWidth(column, width) {
      const { views, change } = useTableViews.getState();
      change(key, { widths: { ...views[key]?.widths, [column]: width } });
    },
    changeView: (part) => useTableViews.getState().change(key, part),
  };
}

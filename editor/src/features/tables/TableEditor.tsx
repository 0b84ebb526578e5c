import type { TableDocument } from '@playhouse/core';
import { type DragEvent, useCallback, useMemo, useState } from 'react';
import { showToast } from '../../components/Toast.tsx';
import { useOpenProject } from '../../session/SessionContext.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { CsvDialog } from './CsvDialog.tsx';
import { FindBar } from './FindBar.tsx';
import { fitWidth } from './grid/fitWidth.ts';
import { copiedCells, isPlain, plannedPaste, readSystemClipboard, writeSystemClipboard } from './grid/gridClipboard.ts';
import { GridController } from './grid/gridController.ts';
import { cellEntries, type MenuDeeds } from './grid/gridMenu.ts';
import { createGridStore } from './grid/gridStore.ts';
import { TableGrid } from './grid/TableGrid.tsx';
import type { PastePlan } from './model/planPaste.ts';
import { PasteCellsDialog } from './PasteCellsDialog.tsx';
import styles from './TableEditor.module.css';
import { TableHead } from './TableHead.tsx';
import { TableStatus } from './TableStatus.tsx';
import { TableCommands } from './tableCommands.ts';
import { plainView, useTableViews, viewKey } from './tableViews.ts';

/** A table as a spreadsheet, with its tools and numbers. docs/editor-design.md#table-editor. */
export function TableEditor({ table }: { readonly table: TableDocument }) {
  const { id: game, session } = useOpenProject();
  const { id } = table;
  const grid = useMemo(
    () => new GridController(createGridStore(), new TableCommands(session, id, showToast), showToast),
    [session, id],
  );
  const view = useTableViews(({ views }) => views[viewKey(game, id)] ?? plainView);
  const [asked, setAsked] = useState<PastePlan>();
  /** The file to import; true asks for one. */
  const [file, setFile] = useState<File | true>();
  const [isOver, setOver] = useState(false);
  const deeds = useMemo(() => deedsOf(grid, viewKey(game, id), setAsked), [grid, game, id]);
  const askForFile = useCallback(() => setFile(true), []);
  useOfferCommands('Table', () => cellEntries(grid, view, deeds));
  const drop = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    const [dropped] = event.type === 'drop' ? event.dataTransfer.files : [];
    if (dropped) setFile(dropped);
  };
  return (
    <section
      className={styles.editor}
      aria-label={`Table ${table.name}`}
      onDragOver={drop}
      onDrop={drop}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) ? undefined : setOver(false)
      }
    >
      <TableHead
        name={table.name}
        rows={table.rows.length}
        columns={table.columns.length}
        grid={grid}
        view={view}
        deeds={deeds}
        onImport={askForFile}
      />
      <FindBar table={table} grid={grid} />
      <TableGrid table={table} grid={grid} view={view} deeds={deeds} />
      <TableStatus table={table} grid={grid} />
      {isOver ? <p className={styles.over}>Drop a CSV file to import it</p> : null}
      <PasteCellsDialog
        table={table}
        plan={asked}
        onClose={() => setAsked(undefined)}
        onPaste={(plan, answers) => grid.commands.paste(plan, answers)}
      />
      <CsvDialog table={table} file={file} onClose={() => setFile(undefined)} />
    </section>
  );
}

function deedsOf(grid: GridController, key: string, ask: (plan: PastePlan) => void): MenuDeeds {
  const paste = (plan: PastePlan | undefined) => {
    if (!plan) return;
    if (!isPlain(plan)) return ask(plan);
    if (!grid.commands.paste(plan, { grows: true, keepsTexts: true })) return;
    grid.selectRange({
      top: plan.top,
      left: plan.left,
      bottom: plan.top + plan.cells.length - 1,
      right: plan.left + (plan.cells[0]?.length ?? 1) - 1,
    });
  };
  const copy = async () => {
    try {
      await writeSystemClipboard(copiedCells(grid));
      return true;
    } catch {
      showToast('Press Ctrl C to copy.');
      return false;
    }
  };
  return {
    copy: () => void copy(),
    cut: () => void copy().then((isCopied) => (isCopied ? grid.clear() : undefined)),
    paste: () =>
      void readSystemClipboard().then(
        (texts) => paste(plannedPaste(grid, texts)),
        () => showToast('Press Ctrl V to paste.'),
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

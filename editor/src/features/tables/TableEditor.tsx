import type { TableDocument } from '@playhouse/core';
import { type DragEvent, useCallback, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { ColumnPanel } from './ColumnPanel.tsx';
import { CsvDialog } from './CsvDialog.tsx';
import { FindBar } from './FindBar.tsx';
import { TableGrid } from './grid/TableGrid.tsx';
import { useTableGrid } from './grid/useTableGrid.ts';
import type { PastePlan } from './model/planPaste.ts';
import { PasteCellsDialog } from './PasteCellsDialog.tsx';
import styles from './TableEditor.module.css';
import { TableHead } from './TableHead.tsx';
import { TableStatus } from './TableStatus.tsx';

/** From this width on, the column is described beside the cells at first. */
const wide = '(min-width: 1101px)';

/** A table as a spreadsheet, with its tools and numbers. docs/editor-design.md#table-editor. */
export function TableEditor({ table }: { readonly table: TableDocument }) {
  const [asked, setAsked] = useState<PastePlan>();
  /** The file to import; true asks for one. */
  const [file, setFile] = useState<File | true>();
  const [isOver, setOver] = useState(false);
  const { grid, view, actions } = useTableGrid(table.id, setAsked);
  const [isPanelOpen, setPanelOpen] = useState(() => matchMedia(wide).matches);
  const togglePanel = useCallback(() => setPanelOpen((isOpen) => !isOpen), []);
  const askForFile = useCallback(() => setFile(true), []);
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
      aria-label={t('Table {name}', { name: table.name })}
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
        actions={actions}
        onImport={askForFile}
        isPanelOpen={isPanelOpen}
        onPanel={togglePanel}
      />
      <FindBar table={table} grid={grid} />
      <div className={styles.work}>
        <TableGrid table={table} grid={grid} view={view} actions={actions} />
        {isPanelOpen ? <ColumnPanel table={table} grid={grid} /> : null}
      </div>
      <TableStatus table={table} grid={grid} />
      {isOver ? <p className={styles.over}>{t('Drop a CSV file to import it')}</p> : null}
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

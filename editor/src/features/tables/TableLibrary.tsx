import { isPurchaseTable, listedTables, type TableDocument } from '@playhouse/core';
import { ArrowRight, CopyPlus, Pencil, Plus, ShoppingBag, Table2, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import type { MenuEntry } from '../../components/Menu.tsx';
import { showToast } from '../../components/Toast.tsx';
import { useOpenProject, useProject, useSession } from '../../session/SessionContext.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';
import { useDeletion } from '../library-panel/DeleteDialog.tsx';
import { LibraryFrame } from '../library-panel/LibraryFrame.tsx';
import { type LibraryRow, LibraryRows } from '../library-panel/LibraryRows.tsx';
import { arrange, canReorder, useLibraryUi } from '../library-panel/libraryUi.ts';
import { DeleteTablesDialog } from './DeleteTablesDialog.tsx';
import styles from './TableLibrary.module.css';

/** How many rows and columns a new table has. */
const newSize = { rows: 8, columns: 5 } as const;

/** Every table of the game. docs/product-rules.md#table-library. */
export default function TableLibrary({ open }: { readonly open: string | undefined }) {
  const session = useSession();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const attributes = useProject((project) => project.object.attributes);
  const tables = useProject((project) => project.tables);
  const view = useLibraryUi(({ views }) => views.tables);
  const change = useLibraryUi((state) => state.change);
  const [renamed, setRenamed] = useState<string>();
  const deletion = useDeletion();
  const order = useMemo(() => {
    const listed = listedTables(session.getState().project);
    return attributes ? [...new Set([...listed, ...tables.keys()])] : [];
  }, [session, attributes, tables]);
  const hasPurchases = [...tables.values()].some(isPurchaseTable);
  const goTo = (id: string) => (tables.has(id) ? void navigate(`/game/${game}/table/${id}`) : undefined);
  const dispatch = (...edits: Parameters<typeof session.dispatch>) => {
    const done = session.dispatch(...edits);
    if (!done.ok) showToast(done.issues[0]?.message ?? 'This cannot be changed.');
    return done.ok;
  };
  const newIds = (count: number) => Array.from({ length: count }, () => session.newId());
  const add = () => {
    const id = session.newId();
    const size = { rows: newIds(newSize.rows), columns: newIds(newSize.columns) };
    if (!dispatch({ kind: 'table.add', data: { id, ...size } })) return;
    goToNew(id);
    setRenamed(id);
  };
  const goToNew = (id: string) => void navigate(`/game/${game}/table/${id}`);
  const restore = () => {
    const id = session.newId();
    if (dispatch({ kind: 'table.restorePurchases', data: { id } })) goToNew(id);
  };
  const duplicate = (table: string) => {
    const id = session.newId();
    if (dispatch({ kind: 'table.duplicate', data: { table, id } })) goToNew(id);
  };
  const rename = (id: string | undefined) => {
    const table = id === undefined ? undefined : tables.get(id);
    if (table && isPurchaseTable(table)) showToast('PurchaseTable name is not editable.');
    else setRenamed(id);
  };
  const rows = order.map((id): LibraryRow => {
    const table = tables.get(id);
    const shared = { id, errors: 0, warnings: 0 };
    const entries = tableEntries(id, table, { goTo, rename, duplicate, remove: () => void deletion.ask([id]) });
    if (!table)
      return { ...shared, name: 'Table definition is missing...', isMissing: true, picture: <TablePicture />, entries };
    return { ...shared, name: table.name, isMissing: false, picture: <TablePicture table={table} />, entries };
  });
  return (
    <LibraryFrame
      kind="tables"
      title="Tables"
      count={order.length}
      add={<IconButton icon={Plus} label="Add table" onPress={add} />}
      onDeleteMarked={(ids) => void deletion.ask(ids)}
    >
      {order.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState
            picture={<Table2 aria-hidden size={52} strokeWidth={1.25} />}
            text="Tables hold levels, dialogs, prices: whatever a game looks up."
          >
            <Button icon={Plus} onPress={add}>
              New table
            </Button>
          </EmptyState>
        </div>
      ) : (
        <LibraryRows
          kind="tables"
          word="table"
          rows={arrange(rows, view)}
          current={open}
          renamed={renamed}
          onRename={rename}
          onRenamed={(id, name) => dispatch({ kind: 'table.rename', data: { table: id, name } })}
          onDelete={(id) => void deletion.ask([id])}
          onOpen={goTo}
          drag={{
            type: 'application/x-playhouse-table-row',
            ids: order,
            delay: 0,
            onReorder: canReorder(view)
              ? (id, index) => dispatch({ kind: 'table.reorder', data: { table: id, index } })
              : undefined,
          }}
        />
      )}
      {hasPurchases ? null : (
        <div className={styles.restore}>
          <Button look="plain" icon={ShoppingBag} wide onPress={restore}>
            Restore Purchase Table
          </Button>
        </div>
      )}
      <DeleteTablesDialog
        ids={deletion.ids}
        onCancel={() => deletion.answer(false)}
        onDelete={() => {
          const doomed = deletion.ids;
          dispatch(doomed.map((table) => ({ kind: 'table.remove', data: { table } })));
          const kept = order.find((id) => tables.has(id) && !doomed.includes(id));
          if (open !== undefined && doomed.includes(open) && kept !== undefined) goTo(kept);
          deletion.answer(true);
          change('tables', { marked: undefined });
        }}
      />
    </LibraryFrame>
  );
}

interface RowDeeds {
  goTo(id: string): void;
  rename(id: string): void;
  duplicate(id: string): void;
  remove(id: string): void;
}

function tableEntries(id: string, table: TableDocument | undefined, deeds: RowDeeds): readonly (MenuEntry | 'line')[] {
  const remove: MenuEntry = {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    keys: 'Del',
    tone: 'danger',
    onAction: () => deeds.remove(id),
  };
  if (!table) return [remove];
  return [
    { id: 'open', label: 'Open', icon: ArrowRight, keys: 'Enter', onAction: () => deeds.goTo(id) },
    { id: 'rename', label: 'Rename', icon: Pencil, keys: 'F2', onAction: () => deeds.rename(id) },
    { id: 'duplicate', label: 'Duplicate', icon: CopyPlus, onAction: () => deeds.duplicate(id) },
    'line',
    ...usesEntries({ kind: 'table', id }),
    'line',
    remove,
  ];
}

/** The size of a table, drawn: a cell for each of its first rows and columns. */
function TablePicture({ table }: { readonly table?: TableDocument }) {
  const [across, down] = [Math.min(4, table?.columns.length ?? 0), Math.min(4, table?.rows.length ?? 0)];
  const cells = Array.from({ length: across * (down + 1) }, (_, at) => ({
    x: at % across,
    y: Math.floor(at / across),
  }));
  return (
    <span className={styles.picture} data-missing={!table || undefined}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        {cells.map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={4 + x * 5.2}
            y={3 + y * 4.6}
            width="4.4"
            height="3.6"
            rx="0.8"
            opacity={y === 0 ? 1 : 0.45}
          />
        ))}
      </svg>
    </span>
  );
}

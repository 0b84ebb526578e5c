import { isPurchaseTable, listedTables } from '@playhouse/core';
import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject, useSession } from '../../session/SessionContext.ts';
import { AddButton } from '../library-panel/AddButton.tsx';
import { useDeletion } from '../library-panel/DeleteDialog.tsx';
import { EmptyLibrary } from '../library-panel/EmptyLibrary.tsx';
import { LibraryFrame } from '../library-panel/LibraryFrame.tsx';
import { LibraryRows } from '../library-panel/LibraryRows.tsx';
import { arrange, canReorder, useLibraryUi } from '../library-panel/libraryUi.ts';
import { DeleteTablesDialog } from './DeleteTablesDialog.tsx';
import { RestorePurchases } from './RestorePurchases.tsx';
import { tableEntries, tableRow } from './tableRow.tsx';

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
    if (!done.ok) showToast(done.issues[0]?.message ?? t('This cannot be changed.'));
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
    if (table && isPurchaseTable(table)) showToast(t('PurchaseTable name is not editable.'));
    else setRenamed(id);
  };
  const actions = { goTo, rename, duplicate, remove: (id: string) => void deletion.ask([id]) };
  const rows = order.map((id) => tableRow(id, tables.get(id)));
  return (
    <LibraryFrame
      kind="tables"
      title={t('Tables')}
      count={order.length}
      add={<AddButton command="addTable" onPress={add} />}
      onDeleteMarked={(ids) => void deletion.ask(ids)}
    >
      {order.length === 0 ? (
        <EmptyLibrary
          icon={Table2}
          text={t('Tables hold levels, dialogs, prices: whatever a game looks up.')}
          add={t('New table')}
          onAdd={add}
        />
      ) : (
        <LibraryRows
          kind="tables"
          rows={arrange(rows, view)}
          current={open}
          renamed={renamed}
          onRename={rename}
          entriesOf={({ id }) => tableEntries(id, tables.get(id), actions)}
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
      {hasPurchases ? null : <RestorePurchases onRestore={restore} />}
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

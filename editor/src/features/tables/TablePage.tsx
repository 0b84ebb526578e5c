import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { TableEditor } from './TableEditor.tsx';

/** The page of one table. docs/editor-design.md#table-editor. */
export default function TablePage({ id }: { readonly id: string }) {
  const table = useProject((project) => project.tables.get(id));
  return table ? (
    <TableEditor table={table} />
  ) : (
    <EmptyState size="page" text={t('This table does not exist in this game.')} />
  );
}

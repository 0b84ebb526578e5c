import { Dialog } from '../../components/Dialog.tsx';
import { firstOf } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { listUses, UsesList } from '../find/UsesList.tsx';
import { DeleteAnswers } from '../library-panel/DeleteAnswers.tsx';

export interface DeleteTablesDialogProps {
  /** What to delete; the dialog is closed when empty. */
  readonly ids: readonly string[];
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Asks for confirmation before tables are deleted, and lists what uses them. docs/product-rules.md#deletion-warnings. */
export function DeleteTablesDialog({ ids, onCancel, onDelete }: DeleteTablesDialogProps) {
  return (
    <Dialog title={t('Warning')} role="alertdialog" isOpen={ids.length > 0} onClose={onCancel}>
      {ids.length > 0 ? <Question ids={ids} onCancel={onCancel} onDelete={onDelete} /> : null}
    </Dialog>
  );
}

function Question({ ids, onCancel, onDelete }: DeleteTablesDialogProps) {
  const project = useProject((current) => current);
  const uses = ids.flatMap((id) => listUses(project, { kind: 'table', id }));
  const names = ids.map((id) => project.tables.get(id)?.name ?? t('Missing table'));
  return (
    <>
      <p>
        {t('{count, plural, one {Delete the table “{names}”?} other {Delete # tables: {names}?}}', {
          count: ids.length,
          names: firstOf(names, 5),
        })}
      </p>
      {uses.length === 0 ? (
        <p>{t('{count, plural, one {Nothing uses it.} other {Nothing uses them.}}', { count: ids.length })}</p>
      ) : (
        <>
          <h3>{t('Used in')}</h3>
          <UsesList uses={uses} onLeave={onCancel} />
          <p>{t('These uses stay and are listed as errors.')}</p>
        </>
      )}
      <DeleteAnswers isUsed={uses.length > 0} onCancel={onCancel} onDelete={onDelete} />
    </>
  );
}

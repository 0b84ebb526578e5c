import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { WarningDialog } from '../../components/WarningDialog.tsx';
import { t } from '../../i18n/t.ts';
import { destroyProjects } from './projectCommands.ts';

export interface DestroyDialogProps {
  readonly store: ProjectStore;
  /** Projects in the trash; the dialog is closed when there are none. */
  readonly entries: readonly LibraryEntry[];
  /** Why they cannot be kept in the trash. */
  readonly reason?: string;
  readonly onClose: () => void;
}

/** Asks before projects are deleted permanently, and names them. docs/product-rules.md#deletion-warnings. */
export function DestroyDialog({ store, entries, reason, onClose }: DestroyDialogProps) {
  const [first] = entries;
  return (
    <WarningDialog
      deed={t('Delete')}
      enter="cancels"
      isOpen={first !== undefined}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void destroyProjects(store, entries);
      }}
    >
      {reason === undefined ? null : <p>{reason}</p>}
      <p dir="auto">
        {entries.length > 1
          ? t('{count} projects will be permanently deleted from this computer. This cannot be undone.', {
              count: entries.length,
            })
          : t('{title} will be permanently deleted from this computer. This cannot be undone.', {
              title: first?.title,
            })}
      </p>
      {entries.length > 1 ? <Titles entries={entries} /> : null}
    </WarningDialog>
  );
}

/** More titles than this are only counted. */
const mostListed = 8;

function Titles({ entries }: Pick<DestroyDialogProps, 'entries'>) {
  return (
    <ul>
      {entries.slice(0, mostListed).map(({ id, title }) => (
        <li key={id} dir="auto">
          {title || t('Untitled')}
        </li>
      ))}
      {entries.length > mostListed ? <li>{t('and {count} more', { count: entries.length - mostListed })}</li> : null}
    </ul>
  );
}

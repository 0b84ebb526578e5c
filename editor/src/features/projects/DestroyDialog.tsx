import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { ShortList } from '../../components/ShortList.tsx';
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
      {entries.some(({ cloud }) => cloud) ? (
        <p>{t('Changes since the last sync are lost. What was synced stays on the server.')}</p>
      ) : null}
      {entries.length > 1 ? (
        <ShortList items={entries} keyOf={({ id }) => id} lineOf={({ title }) => title || t('Untitled')} />
      ) : null}
    </WarningDialog>
  );
}

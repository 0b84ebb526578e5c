import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { WarningDialog } from '../../components/WarningDialog.tsx';
import { t } from '../../i18n/t.ts';
import { trashProject } from './projectCommands.ts';

export interface DeleteProjectDialogProps {
  readonly store: ProjectStore;
  readonly entry: LibraryEntry;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** There is no room to move the project to the trash. */
  readonly onFull: () => void;
}

/** Asks before a project is moved to the trash. docs/product-rules.md#deletion-warnings. */
export function DeleteProjectDialog({ store, entry, isOpen, onClose, onFull }: DeleteProjectDialogProps) {
  return (
    <WarningDialog
      deed={t('Delete')}
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void trashProject(store, entry).then((result) => (result === 'full' ? onFull() : undefined));
      }}
    >
      <p>{t('{title} moves to the Trash Can, where you can bring it back.', { title: entry.title })}</p>
      <p>{t('The Trash Can is emptied every Sunday. Projects in it can be deleted permanently after 48 hours.')}</p>
    </WarningDialog>
  );
}

import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
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
    <Dialog
      title={t('Warning')}
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button
            look="danger"
            onPress={() => {
              onClose();
              void trashProject(store, entry).then((result) => (result === 'full' ? onFull() : undefined));
            }}
          >
            {t('Delete')}
          </Button>
        </>
      }
    >
      <p>{t('{title} moves to the Trash Can, where you can bring it back.', { title: entry.title })}</p>
      <p>{t('The Trash Can is emptied every Sunday. Projects in it can be deleted permanently after 48 hours.')}</p>
    </Dialog>
  );
}

import type { DelegateDocument } from '@playhouse/core';
import { Dialog } from '../../components/Dialog.tsx';
import { ShortList } from '../../components/ShortList.tsx';
import { t } from '../../i18n/t.ts';
import { DeleteAnswers } from '../library-panel/DeleteAnswers.tsx';

export interface DeleteScriptsDialogProps {
  /** What to delete; the dialog is closed when empty. */
  readonly scripts: readonly DelegateDocument[];
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Asks for confirmation before scripts are deleted, and says when they run. docs/product-rules.md#deletion-warnings. */
export function DeleteScriptsDialog({ scripts, onCancel, onDelete }: DeleteScriptsDialogProps) {
  const [only] = scripts;
  return (
    <Dialog title={t('Warning')} role="alertdialog" isOpen={scripts.length > 0} onClose={onCancel}>
      <p dir="auto">
        {scripts.length === 1 && only
          ? t('Delete the script “{name}”?', { name: only.name })
          : t('Delete {count} scripts?', { count: scripts.length })}
      </p>
      <h3>{t('Used in')}</h3>
      <ShortList
        items={scripts}
        keyOf={({ id }) => id}
        lineOf={({ name, event }) => (event === '' ? t('{name}: no event', { name }) : `${name}: ${event}`)}
      />
      <p>
        {t(
          'Nothing in the game refers to a script. {count, plural, one {Undo brings it back.} other {Undo brings them back.}}',
          {
            count: scripts.length,
          },
        )}
      </p>
      <DeleteAnswers isUsed={false} onCancel={onCancel} onDelete={onDelete} />
    </Dialog>
  );
}

import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { showToast } from '../../components/Toast.tsx';
import { t } from '../../i18n/t.ts';
import { restoreProject } from './projectCommands.ts';
import styles from './TrashCan.module.css';
import { timeLabels } from './timeLabels.ts';

export interface TrashCanProps {
  readonly store: ProjectStore;
  readonly entries: readonly LibraryEntry[];
}

/** Deleted projects, which can be restored. docs/product-rules.md#trash-can. */
export function TrashCan({ store, entries }: TrashCanProps) {
  const [doomed, setDoomed] = useState<LibraryEntry>();
  return (
    <>
      <Disclosure
        title={t('Trash Can')}
        look="fold"
        count={entries.length}
        hint={t('Choose a project to bring it back. Emptied every Sunday.')}
      >
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.row}>
              <span className={styles.title} dir="auto">
                {entry.title}
              </span>
              <span className={styles.when}>
                {t('Deleted {when}', { when: timeLabels(entry.deletedAt ?? '', new Date()) })}
              </span>
              <Button size="small" icon={RotateCcw} onPress={() => void restoreProject(store, entry)}>
                {t('Bring back')}
              </Button>
              <Button size="small" look="danger" icon={Trash2} onPress={() => setDoomed(entry)}>
                {t('Delete for good')}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Dialog
        title={t('Warning')}
        role="alertdialog"
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        actions={
          <>
            <Button onPress={() => setDoomed(undefined)}>{t('Cancel')}</Button>
            <Button
              look="danger"
              onPress={() => {
                if (doomed) void destroy(store, doomed);
                setDoomed(undefined);
              }}
            >
              {t('Delete')}
            </Button>
          </>
        }
      >
        <p>
          {t('{title} will be permanently deleted from this computer. This cannot be undone.', {
            title: doomed?.title,
          })}
        </p>
      </Dialog>
    </>
  );
}

async function destroy(store: ProjectStore, { id, title }: LibraryEntry): Promise<void> {
  const destroyed = await store.destroy(id);
  showToast(destroyed.ok ? t('{title} is deleted', { title }) : destroyed.fault.message);
}

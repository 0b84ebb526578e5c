import { type LibraryEntry, type ProjectStore, trashEmptiedAt } from '@playhouse/sync';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { t } from '../../i18n/t.ts';
import { DestroyDialog } from './DestroyDialog.tsx';
import { restoreProject } from './projectCommands.ts';
import styles from './TrashCan.module.css';
import { dayLabel, timeLabels } from './timeLabels.ts';

export interface TrashCanProps {
  readonly store: ProjectStore;
  readonly entries: readonly LibraryEntry[];
}

/** Deleted projects, which can be restored. docs/product-rules.md#trash-can. */
export function TrashCan({ store, entries }: TrashCanProps) {
  const [doomed, setDoomed] = useState<readonly LibraryEntry[]>([]);
  const now = new Date();
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
                {t('Deleted {when}', { when: timeLabels(entry.deletedAt ?? '', now) })}
              </span>
              <Stay entry={entry} now={now} />
              <Button size="small" icon={RotateCcw} onPress={() => void restoreProject(store, entry)}>
                {t('Bring back')}
              </Button>
              <Button size="small" look="danger" icon={Trash2} onPress={() => setDoomed([entry])}>
                {t('Delete for good')}
              </Button>
            </li>
          ))}
        </ul>
        <div className={styles.all}>
          <Button size="small" look="danger" icon={Trash2} onPress={() => setDoomed(entries)}>
            {t('Empty Trash Can')}
          </Button>
        </div>
      </Disclosure>
      <DestroyDialog store={store} entries={doomed} onClose={() => setDoomed([])} />
    </>
  );
}

/** How long before a project is deleted for good its row warns, in ms. docs/product-rules.md#trash-can. */
const notice = 48 * 60 * 60 * 1000;

/** Until when a project can be brought back; a warning during the last 48 hours. */
function Stay({ entry, now }: { readonly entry: LibraryEntry; readonly now: Date }) {
  const until = trashEmptiedAt(entry);
  if (until === undefined) return null;
  const isSoon = Date.parse(until) - now.getTime() <= notice;
  const day = dayLabel(until);
  return (
    <span className={styles.when} data-soon={isSoon || undefined}>
      {isSoon ? t('Deleted for good on {day}', { day }) : t('Kept until {day}', { day })}
    </span>
  );
}

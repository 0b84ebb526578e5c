import { documentPathToPath, locationOf, type RepairChange } from '@playhouse/core';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { said } from '../i18n/said.ts';
import { t } from '../i18n/t.ts';
import type { OpenedProject } from '../session/openProject.ts';
import { undoStep } from '../session/walkHistory.ts';
import styles from './RepairedDialog.module.css';

/** The maximum number of changes listed. */
const mostListed = 200;

/** Says what was repaired once all of the project was there, and offers to undo it. */
export function RepairedDialog({ project }: { readonly project: OpenedProject }) {
  const { session } = project;
  const repaired = useSyncExternalStore(project.repaired.subscribe, project.repaired.get);
  const [closed, setClosed] = useState<readonly RepairChange[]>();
  const isOpen = repaired.length > 0 && repaired !== closed;
  const close = () => setClosed(repaired);
  const more = repaired.length - mostListed;
  return (
    <Dialog
      title={t('The project was repaired')}
      isOpen={isOpen}
      onClose={close}
      size="wide"
      actions={
        <>
          <Button
            onPress={() => {
              undoStep(session);
              close();
            }}
          >
            {t('Undo the repair')}
          </Button>
          <Button look="main" onPress={close}>
            {t('Keep')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          '{count, plural, one {One thing was missing or damaged.} other {# things were missing or damaged.}} The repair is one step in the history.',
          { count: repaired.length },
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul className={styles.list} tabIndex={0}>
        {repaired.slice(0, mostListed).map((change, index) => (
          <li key={index}>
            <b>{placeOf(project, change)}</b> {said(change.why)}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t('and {more} more', { more })}</p> : null}
    </Dialog>
  );
}

/** The name of what contains a change. */
function placeOf({ session }: OpenedProject, { document, path }: RepairChange): string {
  const { owner, instance } = locationOf(session.getState().project, [
    ...(documentPathToPath(document) ?? []),
    ...path,
  ]);
  return instance?.name || owner.name || document;
}

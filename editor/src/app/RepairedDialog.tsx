import { documentPathToPath, locationOf, type RepairChange } from '@playhouse/core';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import type { OpenedProject } from '../session/openProject.ts';
import { undoStep } from '../session/walkHistory.ts';
import styles from './RepairedDialog.module.css';

/** The maximum number of changes listed. */
const mostListed = 200;

/** Says what was repaired when the project was opened, and offers to undo it. */
export function RepairedDialog({ project }: { readonly project: OpenedProject }) {
  const { repaired, session } = project;
  const [isOpen, setOpen] = useState(repaired.length > 0);
  const close = () => setOpen(false);
  const more = repaired.length - mostListed;
  return (
    <Dialog
      title="The project was repaired"
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
            Undo the repair
          </Button>
          <Button look="main" onPress={close}>
            Keep
          </Button>
        </>
      }
    >
      <p>
        {repaired.length === 1
          ? 'One thing was missing or damaged.'
          : `${repaired.length} things were missing or damaged.`}{' '}
        The repair is one step in the history.
      </p>
      <ul className={styles.list}>
        {repaired.slice(0, mostListed).map((change, index) => (
          <li key={index}>
            <b>{placeOf(project, change)}</b> {change.why}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{`and ${more} more`}</p> : null}
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

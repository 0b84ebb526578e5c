import { History } from 'lucide-react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useStore } from 'zustand';
import { IconButton } from '../../components/IconButton.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { goToStep } from '../../session/walkHistory.ts';
import styles from './HistoryButton.module.css';

/** The maximum number of steps listed. */
const mostSteps = 200;

/**
 * Past edits, including earlier visits, newest first; choosing a step restores it. Undone steps stay above.
 * docs/editor-design.md.
 */
export function HistoryButton() {
  return (
    <DialogTrigger>
      <IconButton icon={History} label="History" />
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={6}>
        <Dialog aria-label="History" className={styles.dialog ?? ''}>
          <Steps />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Steps() {
  const session = useSession();
  const { undo, redo } = useStore(session, ({ history }) => history);
  const steps = [
    ...redo.map((checkpoint, index) => ({ checkpoint, position: undo.length + redo.length - index, isUndone: true })),
    ...undo.map((checkpoint, index) => ({ checkpoint, position: index + 1, isUndone: false })).toReversed(),
  ];
  const older = Math.max(0, steps.length - mostSteps);
  return (
    <>
      <h2 className={styles.title}>History</h2>
      <ListBox
        aria-label="Changes, newest first"
        className={styles.list ?? ''}
        selectionMode="single"
        selectedKeys={[String(undo.length)]}
        disallowEmptySelection
        onSelectionChange={(keys) => {
          const [position] = keys === 'all' ? [] : [...keys];
          if (position !== undefined) goToStep(session, Number(position));
        }}
      >
        {[
          ...steps.slice(0, mostSteps).map(({ checkpoint, position, isUndone }) => (
            <ListBoxItem
              key={position}
              id={String(position)}
              textValue={checkpoint.label.what}
              className={styles.step ?? ''}
              data-undone={isUndone || undefined}
            >
              <span className={styles.what}>{checkpoint.label.what}</span>
              <span className={styles.meta}>
                {[checkpoint.label.where, timeOf(checkpoint.created_at)].filter((word) => word !== '').join(' · ')}
              </span>
            </ListBoxItem>
          )),
          <ListBoxItem key="0" id="0" textValue="Before all changes" className={styles.step ?? ''}>
            <span className={styles.what}>Before all changes</span>
            {older > 0 && <span className={styles.meta}>{`and ${older} older ${older === 1 ? 'one' : 'ones'}`}</span>}
          </ListBoxItem>,
        ]}
      </ListBox>
    </>
  );
}

function timeOf(milliseconds: number): string {
  const time = new Date(milliseconds);
  const clock = time.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (time.toDateString() === new Date().toDateString()) return clock;
  return `${time.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${clock}`;
}

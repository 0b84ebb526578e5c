import { GitCommitVertical } from 'lucide-react';
import { useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { said } from '../../i18n/said.ts';
import { currentLanguage, t } from '../../i18n/t.ts';
import { useConflicts } from '../../session/cloud/conflicts.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { goToStep } from '../../session/walkHistory.ts';
import { useVersionsView } from '../../ui-state/versionsView.ts';
import styles from './HistoryButton.module.css';
import { type HistoryRow, historyRows } from './historyRows.ts';
import { StepPicture } from './StepPicture.tsx';

/** The past edits, and the way to the versions. */
export function HistoryList() {
  return (
    <>
      <Steps />
      <VersionsLink />
    </>
  );
}

function Steps() {
  const { session, openedAt } = useOpenProject();
  const history = useStore(session, (state) => state.history);
  const { newer, rows, older } = historyRows(history, openedAt);
  return (
    <>
      <h2 className={styles.title}>{t('History')}</h2>
      {newer > 0 && (
        <p className={`${styles.meta} ${styles.newer}`}>
          {t('and {newer} newer {newer, plural, one {one} other {ones}}', { newer })}
        </p>
      )}
      <ListBox
        aria-label={t('Changes, newest first')}
        className={styles.list ?? ''}
        selectionMode="single"
        selectedKeys={[String(history.undo.length)]}
        disallowEmptySelection
        onSelectionChange={(keys) => {
          const [position] = keys === 'all' ? [] : [...keys];
          if (position !== undefined) goToStep(session, Number(position));
        }}
      >
        {[
          ...rows.map((row) => <Step key={row.position} row={row} />),
          <ListBoxItem key="0" id="0" textValue={t('Before all changes')} className={styles.step ?? ''}>
            <span className={styles.what}>{t('Before all changes')}</span>
            {older > 0 && (
              <span className={styles.meta}>
                {t('and {older} older {older, plural, one {one} other {ones}}', { older })}
              </span>
            )}
          </ListBoxItem>,
        ]}
      </ListBox>
    </>
  );
}

/** How long after versions met this is mentioned, in ms; the versions keep it. */
const recently = 24 * 3600_000;

/** Leads to the versions of the project, and says that some met. */
function VersionsLink() {
  const { id } = useOpenProject();
  const hasMet = useConflicts(({ merged, unmerged }) => {
    return unmerged.length > 0 || merged.some(({ at }) => Date.now() - at < recently);
  });
  const popover = useContext(OverlayTriggerStateContext);
  const open = () => {
    popover?.close();
    useVersionsView.getState().show(id);
  };
  return (
    <div className={styles.foot}>
      {hasMet ? <span className={styles.meta}>{t('Two versions met.')}</span> : null}
      <Button size="small" icon={GitCommitVertical} onPress={open}>
        {t('Versions')}
      </Button>
    </div>
  );
}

function Step({ row }: { readonly row: HistoryRow }) {
  const { checkpoint, position, isUndone, heading } = row;
  const { where } = checkpoint.label;
  const what = said(checkpoint.label.what);
  return (
    <ListBoxItem
      id={String(position)}
      textValue={what}
      className={styles.step ?? ''}
      data-undone={isUndone || undefined}
    >
      {heading ? <span className={styles.divider}>{heading}</span> : null}
      <StepPicture checkpoint={checkpoint} />
      <span className={styles.words}>
        <span className={styles.what}>{what}</span>
        <span className={styles.meta}>
          {[where, timeOf(checkpoint.created_at)].filter((word) => word !== '').join(' · ')}
        </span>
      </span>
    </ListBoxItem>
  );
}

function timeOf(milliseconds: number): string {
  const time = new Date(milliseconds);
  const clock = time.toLocaleTimeString(currentLanguage().locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (time.toDateString() === new Date().toDateString()) return clock;
  return `${time.toLocaleDateString(currentLanguage().locale, { month: 'short', day: 'numeric' })}, ${clock}`;
}

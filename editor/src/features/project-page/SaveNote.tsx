import { CircleAlert, Cloud, CloudOff, CloudUpload, Laptop } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { type CloudNote, useCloudTrouble } from '../../session/cloud/cloudNote.ts';
import { useCloudNote, useOpenProject, useSaveState } from '../../session/SessionContext.ts';
import type { SaveState } from '../../session/saveState.ts';
import { useDrafts } from '../../ui-state/drafts.ts';
import { ConfirmDeletions } from '../cloud/ConfirmDeletions.tsx';
import { exportOpenProject } from '../projects/exportOpen.ts';
import styles from './TopBar.module.css';

const saveIcons: Readonly<Record<SaveState['kind'], typeof Laptop>> = {
  saved: Laptop,
  saving: CloudUpload,
  failed: CircleAlert,
  full: CircleAlert,
  lost: CircleAlert,
};

const cloudIcons: Readonly<Record<CloudNote['kind'], typeof Laptop>> = {
  synced: Cloud,
  syncing: CloudUpload,
  offline: CloudOff,
  paused: Laptop,
  refused: CircleAlert,
};

/** Shown while a field holds an uncommitted draft. */
const typing: SaveState = { kind: 'saving', text: t('Saved when you finish typing') };

/** The save state of the project; when saving fails, offers to export it. */
export function SaveNote() {
  const project = useOpenProject();
  const hasDraft = useDrafts(({ count }) => count > 0);
  const stored = useSaveState();
  const cloud = useCloudNote();
  const saving = hasDraft && stored.kind === 'saved' ? typing : stored;
  if (cloud && saving.kind === 'saved') return <SyncNote note={cloud} />;
  const SaveIcon = saveIcons[saving.kind];
  const isTrouble = saving.kind !== 'saved' && saving.kind !== 'saving';
  return (
    <>
      <span className={styles.saving} data-kind={saving.kind} role={isTrouble ? 'alert' : undefined}>
        <SaveIcon aria-hidden size={15} strokeWidth={2} />
        <span className={styles.savingWords}>{saving.text}</span>
      </span>
      {isTrouble ? (
        <Button size="small" onPress={() => void exportOpenProject(project)}>
          {t('Export')}
        </Button>
      ) : null}
    </>
  );
}

/** Everything is stored on this computer; this is what the server has of it. */
function SyncNote({ note: { kind, text, reasons, deletions } }: { readonly note: CloudNote }) {
  const SyncIcon = cloudIcons[kind];
  const show = () => useCloudTrouble.setState({ trouble: { text: reasons.join(' ') } });
  return (
    <>
      <span className={styles.saving} data-kind={kind} role={kind === 'refused' ? 'alert' : undefined}>
        <SyncIcon aria-hidden size={15} strokeWidth={2} />
        <span className={styles.savingWords}>{text}</span>
      </span>
      {deletions ? (
        <ConfirmDeletions documents={deletions} />
      ) : reasons.length > 0 ? (
        <Button size="small" onPress={show}>
          {t('Why?')}
        </Button>
      ) : null}
    </>
  );
}

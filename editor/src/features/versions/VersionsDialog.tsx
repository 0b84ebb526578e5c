import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { t } from '../../i18n/t.ts';
import { useConflicts } from '../../session/cloud/conflicts.ts';
import { useCloudNote, useOpenProject } from '../../session/SessionContext.ts';
import { getServices } from '../../session/services.ts';
import { useVersionsView } from '../../ui-state/versionsView.ts';
import { metOf } from './alternatives.ts';
import { MetDetails } from './MetDetails.tsx';
import { SaveVersion } from './SaveVersion.tsx';
import { useVersions } from './useVersions.ts';
import { VersionDetails } from './VersionDetails.tsx';
import { VersionList } from './VersionList.tsx';
import styles from './Versions.module.css';
import { localVersions, serverVersions, type VersionSource } from './versionSource.ts';

const openStore = async () => (await getServices()).store;

/** What the open project was, what differs from now, and the way back. docs/sync.md#versions */
export default function VersionsDialog() {
  const open = useOpenProject();
  const { id, cloud } = open;
  const { project: shown, show } = useVersionsView();
  const close = () => show(undefined);
  // Whoever leaves the project leaves its versions.
  useEffect(() => () => show(undefined), [show]);
  const source = useMemo(
    () => (cloud.project === undefined ? localVersions(open, openStore) : serverVersions(cloud.project, cloud)),
    [cloud, open],
  );
  return (
    <Dialog
      title={t('Versions')}
      size="large"
      isOpen={shown === id}
      onClose={close}
      actions={<Button onPress={close}>{t('Close')}</Button>}
    >
      <Versions source={source} isLocal={cloud.project === undefined} />
    </Dialog>
  );
}

function Versions({ source, isLocal }: { readonly source: VersionSource; readonly isLocal: boolean }) {
  const [listed, look] = useVersions(source);
  const isSynced = useCloudNote()?.kind === 'synced';
  // The server is back, or has more.
  useEffect(() => {
    if (isSynced) void look();
  }, [isSynced, look]);
  const met = metOf(useConflicts());
  const [chosen, setChosen] = useState<string>();
  const chosenMet = met.find(({ key }) => key === chosen);
  const version = listed.state === 'listed' ? listed.versions.find(({ id }) => id === chosen) : undefined;
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <SaveVersion source={source} onSaved={look} />
        {isLocal ? <p className={styles.muted}>{t('These versions are on this computer only.')}</p> : null}
        <VersionList listed={listed} met={met} chosen={chosen} onChoose={setChosen} onAgain={look} />
      </div>
      <section className={styles.details} aria-label={t('What differs from now')}>
        {chosenMet ? (
          <MetDetails key={chosenMet.key} met={chosenMet} />
        ) : version ? (
          <VersionDetails key={version.id} source={source} version={version} onRestored={look} />
        ) : (
          <p className={styles.muted}>{t('Choose a version to see what differs from now.')}</p>
        )}
      </section>
    </div>
  );
}

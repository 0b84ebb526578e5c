import { useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toasts.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { useAssets, useOpenProject, useProject } from '../../session/SessionContext.ts';
import { undoAction } from '../../session/undoAction.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { diffText } from './DiffText.tsx';
import { type DocumentDifference, differencesTo } from './differences.ts';
import { restoreVersion } from './restoreVersion.ts';
import { useContents } from './useContents.ts';
import styles from './Versions.module.css';
import type { VersionContents } from './versionContents.ts';
import type { ListedVersion, VersionSource } from './versionSource.ts';
import { faultWords, versionMaker, versionName, versionTime, versionTitle } from './versionWords.ts';

export interface VersionDetailsProps {
  readonly source: VersionSource;
  readonly version: ListedVersion;
  readonly onRestored: () => Promise<void>;
}

/** One version: what differs from now, and the way back to it. */
export function VersionDetails({ source, version, onRestored }: VersionDetailsProps) {
  const read = useContents(source, version);
  const words = [versionTime(version.at), versionMaker(version)].filter((word) => word !== '');
  return (
    <>
      <h3 className={styles.name} dir="auto">
        {versionTitle(version)}
      </h3>
      <p className={styles.meta}>{words.join(' · ')}</p>
      {read.state === 'loading' ? (
        <p role="status" className={styles.muted}>
          {t('Reading the version …')}
        </p>
      ) : read.state === 'failed' ? (
        <p role="alert">{said(faultWords(read.fault))}</p>
      ) : (
        <Difference source={source} version={version} contents={read.contents} onRestored={onRestored} />
      )}
    </>
  );
}

interface DifferenceProps extends VersionDetailsProps {
  readonly contents: VersionContents;
}

function Difference({ source, version, contents, onRestored }: DifferenceProps) {
  const project = useProject((current) => current);
  const assets = useAssets();
  const differences = useMemo(() => differencesTo(project, contents, assets), [project, contents, assets]);
  const [restore, isBusy, fault] = useRestore({ source, version, contents, onRestored });
  if (differences.length === 0) return <p className={styles.muted}>{t('Nothing differs from now.')}</p>;
  const tool = ({ document, subject }: DocumentDifference) => (
    <Button
      size="small"
      aria-label={t('Restore only {what}', { what: diffText(subject) })}
      onPress={() => void restore([document])}
    >
      {t('Restore only this')}
    </Button>
  );
  return (
    <>
      <p className={styles.muted}>{t('Restoring this version would change:')}</p>
      <div className={styles.scroll}>
        <DifferenceList differences={differences} {...(differences.length > 1 && { tool })} />
      </div>
      {fault === undefined ? null : <p role="alert">{fault}</p>}
      <Button look="main" onPress={() => void restore()}>
        {isBusy ? t('Restoring') : t('Restore this version')}
      </Button>
    </>
  );
}

/** Restores, and says how that went. */
function useRestore({ source, version, contents, onRestored }: DifferenceProps) {
  const { session, assets, holdOpen } = useOpenProject();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const restore = async (only?: readonly string[]) => {
    // The button stays enabled, since one that is not loses the focus.
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    const name = versionName(version);
    const work = restoreVersion({ session, assets, source }, { contents, name, ...(only && { only }) });
    holdOpen(work);
    try {
      const restored = await work;
      if (restored.end === 'failed') setFault(said(faultWords(restored.fault)));
      if (restored.end === 'restored') {
        showToast(t('“{name}” is restored', { name }), undoAction(session));
        await onRestored();
      }
    } finally {
      setBusy(false);
    }
  };
  return [restore, isBusy, fault] as const;
}

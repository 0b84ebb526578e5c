import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import type { Met } from './alternatives.ts';
import { documentName } from './documentName.ts';
import type { VersionsState } from './useVersions.ts';
import styles from './Versions.module.css';
import type { ListedVersion } from './versionSource.ts';
import { faultWords, versionMaker, versionTime, versionTitle } from './versionWords.ts';

export interface VersionListProps {
  readonly listed: VersionsState;
  readonly met: readonly Met[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onAgain: () => Promise<void>;
}

interface Row {
  readonly key: string;
  readonly title: string;
  readonly meta: string;
  readonly isWarning: boolean;
}

/** Where versions met, then all versions, newest first. */
export function VersionList({ listed, met, chosen, onChoose, onAgain }: VersionListProps) {
  const project = useProject((current) => current);
  const rows: Row[] = met.map((each) => ({ key: each.key, isWarning: true, ...metWords(each, project) }));
  if (listed.state === 'listed') rows.push(...listed.versions.map(rowOf));
  return (
    <>
      {rows.length === 0 ? null : (
        <ListBox
          aria-label={t('Versions, newest first')}
          className={styles.list ?? ''}
          items={rows}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            if (key !== undefined) onChoose(String(key));
          }}
        >
          {({ key, title, meta, isWarning }) => (
            <ListBoxItem id={key} textValue={title} className={styles.row ?? ''} data-warning={isWarning || undefined}>
              <span className={styles.title} dir="auto">
                {title}
              </span>
              <span className={styles.meta}>{meta}</span>
            </ListBoxItem>
          )}
        </ListBox>
      )}
      <ListNote listed={listed} onAgain={onAgain} />
    </>
  );
}

function rowOf(version: ListedVersion): Row {
  const words = [versionTime(version.at), versionMaker(version)];
  return {
    key: version.id,
    title: versionTitle(version),
    meta: words.filter((word) => word !== '').join(' · '),
    isWarning: version.kind === 'merge-loser',
  };
}

function metWords(met: Met, project: Parameters<typeof documentName>[0]): Pick<Row, 'title' | 'meta'> {
  if (met.kind === 'unmerged') {
    return { title: t('Two versions, not merged yet'), meta: documentName(project, met.unmerged.document) };
  }
  const { document, at } = met.note;
  return {
    title: t('Two versions met'),
    meta: [documentName(project, document), versionTime(new Date(at).toISOString())].join(' · '),
  };
}

function ListNote({ listed, onAgain }: Pick<VersionListProps, 'listed' | 'onAgain'>) {
  if (listed.state === 'loading') {
    return (
      <p role="status" className={styles.muted}>
        {t('Loading the versions …')}
      </p>
    );
  }
  if (listed.state === 'failed') {
    return (
      <div role="alert" className={styles.fault}>
        <p>{said(faultWords(listed.fault))}</p>
        {listed.fault === 'signedOut' ? (
          <Button size="small" onPress={() => void signInAgain()}>
            {t('Sign in')}
          </Button>
        ) : (
          <Button size="small" onPress={() => void onAgain()}>
            {t('Try again')}
          </Button>
        )}
      </div>
    );
  }
  if (listed.versions.length > 0) return null;
  return <EmptyState text={t('No versions yet. They are kept automatically as you work, or whenever you save one.')} />;
}

async function signInAgain(): Promise<void> {
  const { signIn } = await import('../../session/cloud/followAccount.ts');
  signIn();
}

import type { LibraryEntry } from '@playhouse/sync';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { commaSeparated } from '../../i18n/counted.ts';
import { rich } from '../../i18n/rich.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { forgetProject, missingProjects } from '../../session/knownProjects.ts';
import { KeepStrip } from '../storage/KeepStrip.tsx';
import { RoomStrip } from '../storage/RoomStrip.tsx';
import { Library } from './Library.tsx';
import styles from './MissingProjects.module.css';
import { useLibrary } from './useLibrary.ts';

/** Lists projects that the browser has lost, until the user dismisses the message. */
function MissingProjects({ entries }: { readonly entries: readonly LibraryEntry[] }) {
  const [, setRead] = useState(0);
  const missing = missingProjects(localStorage, entries);
  if (missing.length === 0) return null;
  const forget = () => {
    for (const { id } of missing) forgetProject(localStorage, id);
    setRead((count) => count + 1);
  };
  return (
    <div className={styles.notice} role="alert">
      <p>
        {rich(
          'This browser has lost {count, plural, one {a project} other {# projects}}: <strong>{titles}</strong>. Browsers clear their storage when the disk is full or the site data is deleted. If you exported a copy, import it here.',
          {
            count: missing.length,
            strong: (parts) => <strong>{parts}</strong>,
            titles: commaSeparated(missing.map(({ title }) => title || t('Untitled'))),
          },
        )}
      </p>
      <Button size="small" onPress={forget}>
        {t('OK')}
      </Button>
    </div>
  );
}

/** Samples can be made again, what people made cannot. */
function isOwn({ sample, facts, deletedAt }: LibraryEntry): boolean {
  return deletedAt === undefined && (sample === undefined || facts?.lastChange !== undefined);
}

/** 'My Project Library': all projects on this computer. docs/product-rules.md#project-library. */
export default function ProjectsPage() {
  const library = useLibrary();
  return (
    <>
      <title>{t('My Project Library - Playhouse')}</title>
      {library.kind === 'ready' ? (
        <>
          <MissingProjects entries={library.entries} />
          <div className={styles.strips}>
            <RoomStrip />
            {library.entries.some(isOwn) ? <KeepStrip /> : null}
          </div>
          <Library store={library.store} entries={library.entries} />
        </>
      ) : null}
      {library.kind === 'failed' ? (
        <EmptyState size="page" title={t('My Project Library')} text={said(library.message)}>
          {library.isFault ? (
            <p className={styles.hint}>
              {t('If the disk of this computer is full, make room on it first. Nothing is deleted.')}
            </p>
          ) : null}
          <Button onPress={() => location.reload()}>{t('Try again')}</Button>
        </EmptyState>
      ) : null}
    </>
  );
}

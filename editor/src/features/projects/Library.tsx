import type { LibraryEntry } from '@playhouse/sync';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { KeepStrip } from '../storage/KeepStrip.tsx';
import { RoomStrip } from '../storage/RoomStrip.tsx';
import { ImportReport } from './ImportReport.tsx';
import { MissingProjects } from './MissingProjects.tsx';
import notices from './Notices.module.css';
import { ProjectList } from './ProjectList.tsx';
import type { ImportControl } from './useImport.ts';
import type { LibraryState } from './useLibrary.ts';

export interface LibraryProps extends Pick<ImportControl, 'report'> {
  readonly library: LibraryState;
  readonly search: string;
  readonly onCloseReport: () => void;
}

/** The library below its head: what to know about it, and its projects. */
export default function Library({ library, search, report, onCloseReport }: LibraryProps) {
  const navigate = useNavigate();
  return (
    <>
      {library.kind === 'ready' ? (
        <>
          <MissingProjects entries={library.entries} />
          <div className={notices.strips}>
            <RoomStrip />
            {library.entries.some(isOwn) ? <KeepStrip /> : null}
          </div>
          <ProjectList store={library.store} entries={library.entries} search={search} />
        </>
      ) : null}
      {library.kind === 'failed' ? (
        <EmptyState size="page" title={t('My Project Library')} text={said(library.message)}>
          {library.isFault ? (
            <p className={notices.hint}>
              {t('If the disk of this computer is full, make room on it first. Nothing is deleted.')}
            </p>
          ) : null}
          <Button onPress={() => location.reload()}>{t('Try again')}</Button>
        </EmptyState>
      ) : null}
      <ImportReport results={report} onClose={onCloseReport} onOpen={(id) => navigate(`/game/${id}`)} />
    </>
  );
}

/** Samples can be made again, what people made cannot. */
function isOwn({ sample, facts, deletedAt }: LibraryEntry): boolean {
  return deletedAt === undefined && (sample === undefined || facts?.lastChange !== undefined);
}

import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { EmptyStage } from '../drawing/EmptyStage.tsx';
import { HeroCard } from './HeroCard.tsx';
import styles from './Library.module.css';
import { LibraryEnd } from './LibraryEnd.tsx';
import { ProjectCard } from './ProjectCard.tsx';

export interface ProjectListProps {
  readonly store: ProjectStore;
  readonly entries: readonly LibraryEntry[];
  readonly search: string;
}

/** The projects that the search finds, the last opened one first and large. */
export function ProjectList({ store, entries, search }: ProjectListProps) {
  const navigate = useNavigate();
  const { projectsView } = usePreferences();
  const titles = entries.map(({ title }) => title);
  const kept = entries.filter(({ deletedAt }) => deletedAt === undefined);
  const found = kept.filter(({ title }) => matches(title, search));
  const last = search === '' ? lastVisited(kept) : undefined;
  return (
    <>
      {last ? <HeroCard key={last.id} store={store} entry={last} titles={titles} /> : null}
      <div className={styles.projects} data-look={projectsView}>
        {found
          .filter((entry) => entry !== last)
          .map((entry) => (
            <ProjectCard key={entry.id} store={store} entry={entry} titles={titles} look={projectsView} />
          ))}
      </div>
      {kept.length === 0 ? (
        <EmptyState
          size="page"
          picture={<EmptyStage />}
          text={t('Your portfolio is empty. Click on New... to get started!')}
        >
          <Button icon={Plus} onPress={() => navigate('/templates')}>
            {t('New...')}
          </Button>
        </EmptyState>
      ) : null}
      {kept.length > 0 && found.length === 0 ? <EmptyState text={t('Nothing named “{search}”.', { search })} /> : null}
      <LibraryEnd store={store} entries={entries} />
    </>
  );
}

/** The last opened project; before the first visit the oldest, which is the sample. */
function lastVisited(entries: readonly LibraryEntry[]): LibraryEntry | undefined {
  const isLater = (one: LibraryEntry, other: LibraryEntry) =>
    (one.openedAt ?? '') === (other.openedAt ?? '')
      ? one.createdAt < other.createdAt
      : (one.openedAt ?? '') > (other.openedAt ?? '');
  return entries.reduce<LibraryEntry | undefined>(
    (last, entry) => (last === undefined || isLater(entry, last) ? entry : last),
    undefined,
  );
}

function matches(title: string, search: string): boolean {
  return title.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}

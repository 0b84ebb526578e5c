import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { FolderInput, LayoutGrid, List, Plus } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { usePreferences } from '../../ui-state/preferences.ts';
import { EmptyStage } from './EmptyStage.tsx';
import { HeroCard } from './HeroCard.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectsPage.module.css';
import { TrashCan } from './TrashCan.tsx';
import { useImport } from './useImport.ts';
import { useLibrary } from './useLibrary.ts';

const views = [
  { id: 'grid', label: 'Grid', icon: LayoutGrid, iconOnly: true },
  { id: 'list', label: 'List', icon: List, iconOnly: true },
] as const;

/** 'My Project Library': everything that this computer has. Spec 1, chapter 2 "Project Library". */
export default function ProjectsPage() {
  const library = useLibrary();
  return (
    <>
      <title>My Project Library - Playhouse</title>
      {library.kind === 'ready' ? <Library store={library.store} entries={library.entries} /> : null}
      {library.kind === 'failed' ? (
        <EmptyState size="page" title="My Project Library" text={library.message}>
          <Button onPress={() => location.reload()}>Try again</Button>
        </EmptyState>
      ) : null}
    </>
  );
}

interface LibraryProps {
  readonly store: ProjectStore;
  readonly entries: readonly LibraryEntry[];
}

function Library({ store, entries }: LibraryProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const { projectsView, change } = usePreferences();
  const { run, isBusy, isOver, dropProps, report, closeReport } = useImport(store);
  const titles = entries.map(({ title }) => title);
  const kept = entries.filter(({ deletedAt }) => deletedAt === undefined);
  const found = kept.filter(({ title }) => matches(title, search));
  const last = search === '' ? lastVisited(kept) : undefined;
  return (
    <div className={styles.page} data-drop={isOver || undefined} {...dropProps}>
      <header className={styles.head}>
        <h1 className={styles.title}>My Project Library</h1>
        <FileTrigger
          acceptedFileTypes={['.zip', '.gameproj']}
          allowsMultiple
          onSelect={(files) => run([...(files ?? [])])}
        >
          <Button size="small" icon={FolderInput} isDisabled={isBusy}>
            {isBusy ? 'Importing' : 'Import'}
          </Button>
        </FileTrigger>
        <SearchField label="Search projects" look="pill" value={search} onChange={setSearch} />
        <SegmentedControl
          label="View"
          segments={views}
          value={projectsView}
          onChange={(view) => change({ projectsView: view })}
        />
      </header>
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
          text="Your portfolio is empty. Click on New... to get started!"
        >
          <Button icon={Plus} onPress={() => navigate('/templates')}>
            New...
          </Button>
        </EmptyState>
      ) : null}
      {kept.length > 0 && found.length === 0 ? <EmptyState text={`Nothing named “${search}”.`} /> : null}
      {kept.length < entries.length ? (
        <TrashCan store={store} entries={entries.filter(({ deletedAt }) => deletedAt !== undefined)} />
      ) : null}
      {isOver ? <p className={styles.drop}>Drop to import</p> : null}
      <ImportReport results={report} onClose={closeReport} onOpen={(id) => navigate(`/game/${id}`)} />
    </div>
  );
}

/** The project where the person was last; before the first visit the oldest, which is the sample. */
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

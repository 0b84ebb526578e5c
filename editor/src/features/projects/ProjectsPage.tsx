import type { LibraryEntry } from '@playhouse/sync';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { forgetProject, missingProjects } from '../../session/knownProjects.ts';
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
        This browser has lost {missing.length === 1 ? 'a project' : `${missing.length} projects`}:{' '}
        <strong>{missing.map(({ title }) => title || 'Untitled').join(', ')}</strong>. Browsers clear their storage when
        the disk is full or the site data is deleted. If you exported a copy, import it here.
      </p>
      <Button size="small" onPress={forget}>
        OK
      </Button>
    </div>
  );
}

/** 'My Project Library': all projects on this computer. docs/product-rules.md#project-library. */
export default function ProjectsPage() {
  const library = useLibrary();
  return (
    <>
      <title>My Project Library - Playhouse</title>
      {library.kind === 'ready' ? (
        <>
          <MissingProjects entries={library.entries} />
          <Library store={library.store} entries={library.entries} />
        </>
      ) : null}
      {library.kind === 'failed' ? (
        <EmptyState size="page" title="My Project Library" text={library.message}>
          <Button onPress={() => location.reload()}>Try again</Button>
        </EmptyState>
      ) : null}
    </>
  );
}

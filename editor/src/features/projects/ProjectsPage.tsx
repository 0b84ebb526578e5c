import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Library } from './Library.tsx';
import { MissingProjects } from './MissingProjects.tsx';
import { useLibrary } from './useLibrary.ts';

/** 'My Project Library': everything that this computer has. docs/product-rules.md#project-library. */
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

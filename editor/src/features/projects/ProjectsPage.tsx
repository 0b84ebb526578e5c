import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../components/lazyPart.ts';
import { t } from '../../i18n/t.ts';
import { firstPageShown } from '../../offline/firstPage.ts';
import { getServices } from '../../session/services.ts';
import styles from './Library.module.css';
import { LibraryHead } from './LibraryHead.tsx';
import { useImport } from './useImport.ts';
import { useLibrary } from './useLibrary.ts';

const Library = lazyPart(async () => (await import('./Library.tsx')).default);

/** Once the head is shown, so that it is there when the projects are. */
async function loadLibrary(): Promise<void> {
  await firstPageShown();
  // What fails is loaded again when it is needed.
  await Library.load().catch(() => undefined);
}

const openStore = async () => (await getServices()).store;

/**
 * 'My Project Library': all projects on this computer. Its head can be used before the projects are there.
 * docs/product-rules.md#project-library.
 */
export default function ProjectsPage() {
  const library = useLibrary();
  const [search, setSearch] = useState('');
  const { run, isBusy, cancel, report, closeReport } = useImport({ store: openStore });
  const isLoading = library.kind === 'loading';
  useEffect(() => void loadLibrary(), []);
  const waiting = (
    <p className={styles.loading} role="status">
      {t('Loading your projects …')}
    </p>
  );
  return (
    <div className={styles.page} aria-busy={isLoading}>
      <title>{t('My Project Library - Playhouse')}</title>
      {library.kind === 'failed' ? null : (
        <LibraryHead search={search} onSearch={setSearch} isImporting={isBusy} onImport={run} onCancelImport={cancel} />
      )}
      {isLoading ? waiting : null}
      {isLoading && !report ? null : (
        <Suspense fallback={isLoading ? null : waiting}>
          <Library library={library} search={search} report={report} onCloseReport={closeReport} />
        </Suspense>
      )}
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { loaded } from '../components/loaded.ts';
import { FaultBoundary } from '../features/faults/FaultBoundary.tsx';
import { t } from '../i18n/t.ts';
import { followUpdates } from '../offline/followUpdates.ts';
import { loadWhenIdle } from '../offline/loadPart.ts';
import { useCloudTrouble } from '../session/cloud/cloudNote.ts';
import { getServices } from '../session/services.ts';
import { keepPreferences } from '../ui-state/preferences.ts';
import { HomeLayout } from './HomeLayout.tsx';
import { LastRoute } from './LastRoute.tsx';
import NotFound from './NotFound.tsx';
import { loadPageFault, PageBoundary } from './PageBoundary.tsx';
import { libraryAddress } from './preloadLibrary.ts';

/**
 * Where nothing can be saved for use without a network: prefetches what the preview page refers to, so that it is cached
 * when a game is played for the first time. The page itself is requested every time.
 */
async function loadPreviewFiles(): Promise<void> {
  const page = await (await fetch('./preview.html')).text();
  const named = Array.from(page.matchAll(/(?:src|href)="(\.\/[^"]+)"/g), ([, address]) => address ?? '');
  await Promise.all(named.map((address) => fetch(address)));
}

const loads = {
  toasts: async () => ({ default: (await import('../components/Toast.tsx')).Toasts }),
  arrivals: async () => ({ default: (await import('../features/projects/ArchiveArrivals.tsx')).ArchiveArrivals }),
  projects: () => import('../features/projects/ProjectsPage.tsx'),
  library: () => import('../features/projects/Library.tsx'),
  templates: () => import('../features/projects/TemplatesPage.tsx'),
  settings: () => import('../features/settings/SettingsPage.tsx'),
  about: () => import('./AboutPage.tsx'),
  frame: () => import('./ProjectFrame.tsx'),
  preview: () => import('../features/preview/PreviewPage.tsx'),
  project: () => import('../features/project-page/ProjectPage.tsx'),
  fault: loadPageFault,
};

const Toasts = lazy(() => loaded(loads.toasts));
const ArchiveArrivals = lazy(() => loaded(loads.arrivals));
const ProjectsPage = lazy(() => loaded(loads.projects));
const TemplatesPage = lazy(() => loaded(loads.templates));
const SettingsPage = lazy(() => loaded(loads.settings));
const AboutPage = lazy(() => loaded(loads.about));
const ProjectFrame = lazy(() => loaded(loads.frame));
const CloudTrouble = lazy(() => loaded(() => import('../features/cloud/TroubleDialog.tsx')));
const PreviewPage = lazy(() => loaded(loads.preview));
const ProjectPage = lazy(() => loaded(loads.project));

function onUpdate(use: () => void): void {
  import('../components/Toast.tsx')
    .then(({ showToast }) =>
      showToast(t('A new version of Playhouse is ready.'), { label: t('Reload'), onAction: use }),
    )
    .catch(() => undefined);
}

/** Follows who is signed in, after finishing what a page that was closed while signing out has left. */
async function followPeople(): Promise<void> {
  if (localStorage.getItem('playhouse-clearing') !== null) {
    const { finishClearing } = await import('../features/account/signOut.ts');
    await finishClearing((await getServices()).store, localStorage);
  }
  const { followAccount } = await import('../session/cloud/followAccount.ts');
  await followAccount();
}

/** Whether the user asked the browser to transfer no more than it has to. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** What addresses need; the first that matches counts. */
const firstParts = [
  [/^#\/game\/[^/]+\/preview\b/, [getServices, loads.frame, loads.preview]],
  [/^#\/game\//, [getServices, loads.frame, loads.project]],
  // The rest of the library is loaded once its head is shown.
  [libraryAddress, [loads.projects]],
] as const;

/** Begins to load what the page at an address needs, before React asks for one part after the other. */
export function loadFirst(hash: string): void {
  const [, parts] = firstParts.find(([address]) => address.test(hash)) ?? [undefined, []];
  // What fails is loaded again when it is needed.
  for (const load of parts) load().catch(nothing);
}

/** Loads parts that are likely to be needed next, whichever route the editor was opened at. */
export function loadRest(): void {
  const save = async () => {
    if (!(await followUpdates(onUpdate))) await loadPreviewFiles();
  };
  const keep = async () => keepPreferences((await getServices()).store.preferences);
  void loadWhenIdle(savesData() ? [followPeople, keep] : [followPeople, keep, ...Object.values(loads), save]);
}

/** What can fail without anybody missing it. */
const nothing = () => null;

/** What went wrong with the sync of a project, also after the project was left. */
function Trouble() {
  const hasTrouble = useCloudTrouble(({ trouble }) => trouble !== undefined);
  return hasTrouble ? (
    <Suspense fallback={null}>
      <CloudTrouble />
    </Suspense>
  ) : null;
}

/** Every route of the editor. docs/product-rules.md#pages. */
export function App() {
  return (
    <PageBoundary part="editor">
      <HashRouter>
        <Suspense fallback={null}>
          <Routes>
            <Route element={<HomeLayout />}>
              <Route index element={<Navigate to="/projects" replace />} />
              <Route path="projects" element={<ProjectsPage />} />
              <Route path="templates" element={<TemplatesPage />} />
              <Route path="settings" element={<SettingsPage />} />
              <Route path="about" element={<AboutPage />} />
            </Route>
            <Route path="game/:gameId" element={<ProjectFrame />}>
              <Route path="preview" element={<PreviewPage />} />
              <Route path="*" element={<ProjectPage />} />
              <Route index element={<LastRoute />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
        <FaultBoundary part="toasts" fallback={nothing}>
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        </FaultBoundary>
        <Trouble />
        <FaultBoundary part="arrivals" fallback={nothing}>
          <Suspense fallback={null}>
            <ArchiveArrivals />
          </Suspense>
        </FaultBoundary>
      </HashRouter>
    </PageBoundary>
  );
}

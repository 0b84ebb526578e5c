import { Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { lazyPart } from '../components/lazyPart.ts';
import { FaultBoundary } from '../features/faults/FaultBoundary.tsx';
import { t } from '../i18n/t.ts';
import { firstPageShown, useFirstPageShown } from '../offline/firstPage.ts';
import { followUpdates } from '../offline/followUpdates.ts';
import { loadWhenIdle } from '../offline/loadPart.ts';
import { useCloudTrouble } from '../session/cloud/cloudNote.ts';
import { getServices } from '../session/services.ts';
import { keepPreferences } from '../ui-state/preferences.ts';
import { HomeLayout } from './HomeLayout.tsx';
import NotFound from './NotFound.tsx';
import { loadPageFault, PageBoundary } from './PageBoundary.tsx';
import { libraryAddress, projectAddress } from './preloadPage.ts';

/**
 * Where nothing can be saved for use without a network: prefetches what the preview page refers to, so that it is cached
 * when a game is played for the first time. The page itself is requested every time.
 */
async function loadPreviewFiles(): Promise<void> {
  const page = await (await fetch('./preview.html')).text();
  const named = Array.from(page.matchAll(/(?:src|href)="(\.\/[^"]+)"/g), ([, address]) => address ?? '');
  await Promise.all(named.map((address) => fetch(address)));
}

const ProjectsPage = lazyPart(async () => (await import('../features/projects/ProjectsPage.tsx')).default);
const TemplatesPage = lazyPart(async () => (await import('../features/projects/TemplatesPage.tsx')).default);
const SettingsPage = lazyPart(async () => (await import('../features/settings/SettingsPage.tsx')).default);
const AboutPage = lazyPart(async () => (await import('./AboutPage.tsx')).default);
const ProjectFrame = lazyPart(async () => (await import('./ProjectFrame.tsx')).default);
const ProjectPage = lazyPart(async () => (await import('../features/project-page/ProjectPage.tsx')).default);
const PreviewPage = lazyPart(async () => (await import('../features/preview/PreviewPage.tsx')).default);
const Toasts = lazyPart(async () => (await import('../components/Toast.tsx')).Toasts);
const ArchiveArrivals = lazyPart(
  async () => (await import('../features/projects/ArchiveArrivals.tsx')).ArchiveArrivals,
);
const CloudTrouble = lazyPart(async () => (await import('../features/cloud/TroubleDialog.tsx')).default);

const loadInspector = () => import('../features/inspector/Inspector.tsx');

/** What may be needed at any address. */
const rest = [
  Toasts.load,
  ArchiveArrivals.load,
  ProjectsPage.load,
  () => import('../features/projects/Library.tsx'),
  TemplatesPage.load,
  SettingsPage.load,
  AboutPage.load,
  ProjectFrame.load,
  PreviewPage.load,
  ProjectPage.load,
  loadInspector,
  loadPageFault,
] as const;

function onUpdate(use: () => void): void {
  import('../components/toasts.ts')
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

/** Waits for something, but not longer than so many milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}

interface FirstParts {
  readonly at: RegExp;
  /** What is shown first. */
  readonly first: readonly (() => Promise<unknown>)[];
  /** What is shown soon after. */
  readonly next: readonly (() => Promise<unknown>)[];
}

/** What addresses need; the first that matches counts. */
const firstParts: readonly FirstParts[] = [
  { at: projectAddress, first: [ProjectFrame.load], next: [getServices, ProjectPage.load, loadInspector] },
  { at: /^#\/game\//, first: [ProjectFrame.load], next: [getServices, PreviewPage.load] },
  // The rest of the library is loaded once its head is shown.
  { at: libraryAddress, first: [ProjectsPage.load], next: [] },
];

/** How long the frame of the editor waits for the first page inside it, in ms. */
const firstPatience = 1500;

/** Loads what the page at an address needs. Resolves when what is shown first is there, or takes too long. */
export async function loadFirst(hash: string): Promise<void> {
  const parts = firstParts.find(({ at }) => at.test(hash));
  const first = parts?.first.map((load) => load());
  // What fails is loaded again when it is needed.
  for (const load of parts?.next ?? []) load().catch(nothing);
  await within(firstPatience, Promise.allSettled(first ?? []));
}

/** Loads parts that are likely to be needed next, whichever route the editor was opened at. */
export async function loadRest(): Promise<void> {
  const save = async () => {
    if (!(await followUpdates(onUpdate))) await loadPreviewFiles();
  };
  const keep = async () => keepPreferences((await getServices()).store.preferences);
  await loadWhenIdle([followPeople, keep]);
  if (savesData()) return;
  // On a slow network, they would take their share from what the first page needs.
  await firstPageShown();
  await loadWhenIdle([...rest, save]);
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

/** How long notices wait for a first page that does not come, in ms. */
const noticePatience = 1500;

const loadBeside = () => within(noticePatience, Promise.allSettled([Toasts.load(), ArchiveArrivals.load()]));

/** What every page has beside it, once the first one is shown. */
function Beside() {
  if (!useFirstPageShown(noticePatience, loadBeside)) return null;
  return (
    <>
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
    </>
  );
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
              <Route index element={<ProjectPage />} />
              <Route path="*" element={<ProjectPage />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
        <Beside />
      </HashRouter>
    </PageBoundary>
  );
}

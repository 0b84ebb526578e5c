import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import { LastPlace } from './LastPlace.tsx';
import NotFound from './NotFound.tsx';

const ToastPlace = lazy(async () => ({ default: (await import('../components/Toast.tsx')).ToastPlace }));

const ProjectsPage = lazy(() => import('../features/projects/ProjectsPage.tsx'));
const TemplatesPage = lazy(() => import('../features/projects/TemplatesPage.tsx'));
const SettingsPage = lazy(() => import('./SettingsPage.tsx'));
const AboutPage = lazy(() => import('./AboutPage.tsx'));
const ProjectFrame = lazy(() => import('./ProjectFrame.tsx'));
const PreviewPage = lazy(() => import('../features/preview/PreviewPage.tsx'));
const ProjectPage = lazy(() => import('../features/project-page/ProjectPage.tsx'));

/** Every place of the editor by its address. Spec 1, chapter 2. */
export function App() {
  return (
    <ErrorBoundary>
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
              <Route index element={<LastPlace />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
        <Suspense fallback={null}>
          <ToastPlace />
        </Suspense>
      </HashRouter>
    </ErrorBoundary>
  );
}

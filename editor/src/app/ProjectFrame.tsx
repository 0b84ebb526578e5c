import { lazy, Suspense } from 'react';
import { Link, Outlet, useLocation, useParams } from 'react-router';
import { Button } from '../components/Button.tsx';
import { unexpectedError } from '../components/unexpectedError.ts';
import { exportOpenProject, exportUnopened } from '../features/projects/exportOpen.ts';
import { said } from '../i18n/said.ts';
import { t } from '../i18n/t.ts';
import { PageShown } from '../offline/firstPage.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { OpeningState, Unkept } from '../session/startOpening.ts';
import { useGameWindow } from '../ui-state/gameWindow.ts';
import { useOtherDevice } from '../ui-state/otherDevice.ts';
import { ClosedCurtain } from './ClosedCurtain.tsx';
import { OverPreview } from './OverPreview.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RepairedDialog } from './RepairedDialog.tsx';
import styles from './Screen.module.css';
import { Screen } from './Screen.tsx';

const LoadedOtherDevice = lazy(() => import('../features/other-devices/OtherDeviceDialog.tsx'));
const LoadedGameWindow = lazy(() => import('../features/preview/GameWindow.tsx'));

/** Opens the project in the URL and renders the editors and the preview inside it. */
export default function ProjectFrame() {
  const { gameId = '' } = useParams();
  const { pathname } = useLocation();
  return (
    <SessionProvider
      key={gameId}
      id={gameId}
      describeError={unexpectedError}
      otherwise={(state) => <NotOpen state={state} />}
    >
      {(project) => (
        <Suspense fallback={null}>
          <PageShown />
          <PageBoundary part={isPreview(pathname) ? 'preview' : 'project'} resetOn={pathname}>
            <Outlet />
          </PageBoundary>
          <RepairedDialog project={project} />
          {isPreview(pathname) ? <OverPreview /> : null}
          <GameWindow />
          <OtherDevice />
        </Suspense>
      )}
    </SessionProvider>
  );
}

function isPreview(pathname: string): boolean {
  return pathname.endsWith('/preview');
}

/** Loaded when the game is first played in a window of its own. */
function GameWindow() {
  const isOpen = useGameWindow((state) => state.window !== undefined);
  return isOpen ? (
    <Suspense fallback={null}>
      <LoadedGameWindow />
    </Suspense>
  ) : null;
}

/** Loaded when the game is first shared with another device. */
function OtherDevice() {
  const isAsked = useOtherDevice((state) => state.isAsked);
  return isAsked ? (
    <Suspense fallback={null}>
      <LoadedOtherDevice />
    </Suspense>
  ) : null;
}

const repairText = t('Nothing was deleted. Export what is stored, and repair it with “playhouse repair”.');
const elsewhereText = t('This project is open in another tab. Nothing is lost when you continue here.');

function unkeptText({ edits }: Unkept): string {
  const changes = t('{edits, plural, one {The last change} other {The last # changes}}', { edits });
  return t(
    'The other tab took over the project while this one did not respond. {changes} made here {edits, plural, one {is} other {are}} not in it. Export this version to keep {edits, plural, one {it} other {them}}.',
    { changes, edits },
  );
}

function NotOpen({ state }: { readonly state: Exclude<OpeningState, { kind: 'open' }> }) {
  if (state.kind === 'opening') {
    return (
      <div aria-busy="true" className={styles.opening}>
        <p role="status">
          {state.stage === undefined ? (
            <span className={styles.slow}>{t('Opening the project …')}</span>
          ) : (
            said(state.stage)
          )}
        </p>
      </div>
    );
  }
  const back = (
    <Link className={styles.link} to="/projects">
      {t('Back to my projects')}
    </Link>
  );
  if (state.kind === 'waiting') {
    return (
      <Screen
        picture={<ClosedCurtain />}
        title={t('The other tab does not respond')}
        text={t('It stopped while saving. Close that tab to open the project here.')}
      >
        {back}
      </Screen>
    );
  }
  if (state.kind === 'trashed') {
    return (
      <Screen
        picture={<ClosedCurtain />}
        title={t('This project is in the Trash Can')}
        text={t('Bring {title} back to change it or play it.', { title: state.title || t('Untitled') })}
      >
        <Button onPress={state.restore}>{t('Bring back')}</Button>
        {back}
      </Screen>
    );
  }
  if (state.kind === 'failed') {
    const { message, files } = state;
    return (
      <Screen
        picture={<ClosedCurtain />}
        title={t('This project cannot be opened')}
        text={said(message)}
        note={files ? <p className={styles.text}>{repairText}</p> : null}
      >
        {files ? (
          <Button onPress={() => void exportUnopened(t('Project'), files)}>{t('Export what is stored')}</Button>
        ) : null}
        {back}
      </Screen>
    );
  }
  const { unkept } = state;
  return (
    <Screen
      picture={<ClosedCurtain />}
      title={t('Open in another tab')}
      text={unkept ? unkeptText(unkept) : elsewhereText}
    >
      {unkept ? (
        <Button onPress={() => void exportOpenProject(unkept.project)}>{t('Export this version')}</Button>
      ) : null}
      <Button onPress={state.takeOver}>{t('Use it here')}</Button>
      {back}
    </Screen>
  );
}

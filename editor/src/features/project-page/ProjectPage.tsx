import { orderedScenes } from '@playhouse/core';
import { type CSSProperties, useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { useLibraryUi } from '../library-panel/libraryUi.ts';
import { useSmartNavigation } from '../library-panel/useSmartNavigation.ts';
import { useProblemCheck } from '../problems/useProblemCheck.ts';
import { Libraries } from './Libraries.tsx';
import { MiddleAndInspector } from './MiddleAndInspector.tsx';
import { NewerFormat } from './NewerFormat.tsx';
import styles from './ProjectPage.module.css';
import { type ProjectRoute, readRoute } from './route.ts';
import { TopBar } from './TopBar.tsx';
import { useProjectCommands } from './useProjectCommands.ts';
import { useWorkspace, type Workspace } from './workspace.ts';

/**
 * Another project or scene starts with nothing selected, unless the URL selects something. Returning to it, as
 * from the preview, keeps the selection.
 */
function useProjectUi(game: string, scene: string | undefined): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('select');
  useEffect(() => {
    if (game === '') return;
    useSceneUi.getState().enterGame(game);
    useLibraryUi.getState().reset();
  }, [game]);
  useEffect(() => {
    if (scene === undefined) return;
    useSceneUi.getState().enterScene(scene);
    useWorkspace.getState().setDrawer(false);
  }, [scene]);
  useEffect(() => {
    if (wanted === null) return;
    useSceneUi.getState().select([wanted]);
    setSearch({}, { replace: true });
  }, [wanted, setSearch]);
}

/** The page of an open project: libraries, main area, inspector. docs/editor-design.md#layout. */
export default function ProjectPage() {
  const { id: game, session } = useOpenProject();
  const { '*': rest = '' } = useParams();
  const route = readRoute(rest);
  const navigate = useNavigate();
  const commands = useProjectCommands(route);
  const first = useProject((project) => orderedScenes(project)[0]?.id);
  const { widths, closed, isDrawerOpen } = useWorkspace();
  useProblemCheck(session);
  useProjectUi(game, route.kind === 'scene' ? route.scene : undefined);
  useSmartNavigation(route.kind === 'prototype' || route.kind === 'instance');
  if (route.kind === 'start' && first !== undefined) return <Navigate to={`/game/${game}/scene/${first}`} replace />;
  return (
    <div
      className={styles.page}
      style={panelWidths(widths)}
      data-library={closed.library ? 'closed' : 'open'}
      data-inspector={closed.inspector ? 'closed' : 'open'}
      data-drawer={isDrawerOpen ? 'open' : 'closed'}
    >
      <button type="button" className={styles.skip} onClick={() => document.getElementById('stage')?.focus()}>
        Skip to the stage
      </button>
      <div className={styles.top} data-region="top">
        <TopBar commands={commands} here={hereOf(route)} onGo={(address) => navigate(`/game/${game}${address}`)} />
      </div>
      <NewerFormat />
      <Libraries route={route} />
      <MiddleAndInspector route={route} />
    </div>
  );
}

function hereOf(route: ProjectRoute) {
  if (route.kind === 'prototype') return { kind: 'prototype', id: route.prototype } as const;
  return route.kind === 'scene' || route.kind === 'instance'
    ? ({ kind: 'scene', id: route.scene } as const)
    : undefined;
}

/** The panel widths that the user chose, as custom properties of the grid. */
function panelWidths(widths: Workspace['widths']): CSSProperties {
  return Object.fromEntries(Object.entries(widths).map(([panel, width]) => [`--${panel}-width`, `${width}px`]));
}

import { orderedScenes } from '@playhouse/core';
import type { CSSProperties } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { useHasInspector, useWorkspace, type Workspace } from '../../ui-state/workspace.ts';
import { Overlays } from './Overlays.tsx';
import styles from './ProjectPage.module.css';
import { pageTitle } from './pageTitle.ts';
import { type ProjectRoute, readRoute, showsList } from './route.ts';
import { SkipButton } from './SkipButton.tsx';
import { Strips } from './Strips.tsx';
import { TopBar } from './TopBar.tsx';
import { useProjectCommands } from './useProjectCommands.ts';
import { useProjectUi } from './useProjectUi.ts';
import { WorkArea } from './WorkArea.tsx';

/** The page of an open project: libraries, work area, inspector. docs/editor-design.md#layout. */
export default function ProjectPage() {
  const { id: game } = useOpenProject();
  // As encoded in the address: names may hold slashes and percent signs.
  const route = readRoute(useLocation().pathname.replace(/^\/game\/[^/]*/, ''));
  const navigate = useNavigate();
  const commands = useProjectCommands(route);
  const first = useProject((project) => orderedScenes(project)[0]?.id);
  const title = useProject((project) => pageTitle(project, route));
  const { widths, isLibraryClosed, isDrawerOpen, isPlaying } = useWorkspace();
  const hasInspector = useHasInspector();
  useProjectUi(game, route);
  if (route.kind === 'start' && first !== undefined) return <Navigate to={`/game/${game}/scene/${first}`} replace />;
  return (
    <div
      className={styles.page}
      style={panelWidths(widths)}
      data-library={isLibraryClosed ? 'closed' : 'open'}
      data-inspector={hasInspector ? 'open' : 'closed'}
      data-drawer={isDrawerOpen ? 'open' : 'closed'}
      data-playing={(isPlaying && showsList(route)) || undefined}
    >
      <title>{title}</title>
      <SkipButton isStage={route.kind === 'scene'} />
      <div className={styles.top} data-region="top">
        <TopBar commands={commands} here={hereOf(route)} onGo={(address) => navigate(`/game/${game}${address}`)} />
      </div>
      <Strips />
      <WorkArea route={route} />
      <Overlays />
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

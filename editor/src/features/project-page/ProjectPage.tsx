import { orderedScenes } from '@playhouse/core';
import { useLocation, useNavigate } from 'react-router';
import { Redirect } from '../../components/Redirect.tsx';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { Overlays } from './Overlays.tsx';
import styles from './ProjectPage.module.css';
import { pageTitle } from './pageTitle.ts';
import { type ProjectRoute, readRoute } from './route.ts';
import { SkipButton } from './SkipButton.tsx';
import { Strips } from './Strips.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageLayout } from './usePageLayout.ts';
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
  const layout = usePageLayout(route);
  useProjectUi(game, route);
  if (route.kind === 'start' && first !== undefined) return <Redirect to={`/game/${game}/scene/${first}`} />;
  return (
    <div className={styles.page} {...layout}>
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

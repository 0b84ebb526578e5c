import { orderedScenes } from '@playhouse/core';
import { Redirect } from '../../components/Redirect.tsx';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { Overlays } from './Overlays.tsx';
import { PageTitle } from './PageTitle.tsx';
import styles from './ProjectPage.module.css';
import { SkipButton } from './SkipButton.tsx';
import { Strips } from './Strips.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageLayout } from './usePageLayout.ts';
import { useProjectCommands } from './useProjectCommands.ts';
import { useProjectRoute } from './useProjectRoute.ts';
import { useProjectUi } from './useProjectUi.ts';
import { WorkArea } from './WorkArea.tsx';

/** The page of an open project: libraries, work area, inspector. docs/editor-design.md#layout. */
export default function ProjectPage() {
  const { id: game } = useOpenProject();
  const route = useProjectRoute();
  const commands = useProjectCommands(route);
  const first = useProject((project) => orderedScenes(project)[0]?.id);
  const layout = usePageLayout(route);
  useProjectUi(game, route);
  if (route.kind === 'start' && first !== undefined) return <Redirect to={`/game/${game}/scene/${first}`} />;
  return (
    <div className={styles.page} {...layout}>
      <PageTitle route={route} />
      <SkipButton isStage={route.kind === 'scene'} />
      <div className={styles.top} data-region="top">
        <TopBar route={route} commands={commands} />
      </div>
      <Strips />
      <WorkArea route={route} />
      <Overlays />
    </div>
  );
}

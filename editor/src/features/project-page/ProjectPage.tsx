import { Redirect } from '../../components/Redirect.tsx';
import { useOpenProject } from '../../session/SessionContext.ts';
import { Overlays } from './Overlays.tsx';
import { PageTitle } from './PageTitle.tsx';
import styles from './ProjectPage.module.css';
import type { ProjectRoute } from './route.ts';
import { SkipButton } from './SkipButton.tsx';
import { Strips } from './Strips.tsx';
import { TopBar } from './TopBar.tsx';
import { useLastPage } from './useLastPage.ts';
import { usePageLayout } from './usePageLayout.ts';
import { useProjectCommands } from './useProjectCommands.ts';
import { useProjectRoute } from './useProjectRoute.ts';
import { useProjectUi } from './useProjectUi.ts';
import { WorkArea } from './WorkArea.tsx';

/** The page of an open project: libraries, work area, inspector. docs/editor-design.md#layout. */
export default function ProjectPage() {
  const route = useProjectRoute();
  const last = useLastPage(route);
  return last === undefined ? <ShownPage route={route} /> : <Redirect to={last} />;
}

function ShownPage({ route }: { readonly route: ProjectRoute }) {
  const { id: game } = useOpenProject();
  const commands = useProjectCommands(route);
  const layout = usePageLayout(route);
  useProjectUi(game, route);
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

import { useProject } from '../../session/SessionContext.ts';
import { pageTitle } from './pageTitle.ts';
import type { ProjectRoute } from './route.ts';

/** The title of the window. Names may change often, and the page does not render for them. */
export function PageTitle({ route }: { readonly route: ProjectRoute }) {
  return <title>{useProject((project) => pageTitle(project, route))}</title>;
}

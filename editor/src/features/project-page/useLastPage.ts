import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { lastVisits } from '../../ui-state/visitedPlaces.ts';
import { lastPage } from './lastPage.ts';
import type { ProjectRoute } from './route.ts';

/** The address that the address of a project alone leads to; undefined for all others, and without any page. */
export function useLastPage(route: ProjectRoute): string | undefined {
  const { id } = useOpenProject();
  const isStart = route.kind === 'start';
  const page = useProject((project) => (isStart ? lastPage(project, lastVisits(id)) : undefined));
  return page === undefined ? undefined : `/game/${id}${page}`;
}

import { builtInFonts, optionalFonts, orderedScenes, type Project } from '@playhouse/core';
import { ownerAt } from './ownerAt.ts';
import { type PageKind, type ProjectRoute, readRoute } from './route.ts';

/**
 * The page with which a project opens: the newest of the visited ones that still shows something, else the first scene.
 * Undefined for a project without scenes that was never visited. docs/product-rules.md#pages.
 */
export function lastPage(project: Project, visited: readonly string[]): string | undefined {
  const last = visited.find((address) => isThere(project, readRoute(address)));
  if (last !== undefined) return last;
  const [first] = orderedScenes(project);
  return first && `/scene/${first.id}`;
}

function isThere(project: Project, route: ProjectRoute): boolean {
  if (route.kind === 'scene') return project.scenes.has(route.scene);
  if (route.kind === 'page') return pageIsThere[route.page](project, route.id);
  return ownerAt(project, route) !== undefined;
}

const includedFonts: readonly string[] = [...builtInFonts, ...optionalFonts];

const pageIsThere: Readonly<Record<PageKind, (project: Project, id: string) => boolean>> = {
  image: ({ assets }, id) => assets.images.some(({ name }) => name === id),
  sound: ({ assets }, id) => assets.sounds.some(({ name }) => name === id),
  font: ({ assets }, id) => includedFonts.includes(id) || assets.fonts.some(({ name }) => name === id),
  table: ({ tables }, id) => tables.has(id),
  controller: (_, id) => /^[1-8]$/.test(id),
  delegate: ({ delegates }, id) => delegates.has(id),
};

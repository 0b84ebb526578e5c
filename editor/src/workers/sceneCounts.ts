import type { Issue, Project } from '@playhouse/core';

/** How many actors of a scene have errors, and how many have warnings. */
export interface SceneCount {
  readonly id: string;
  readonly errors: number;
  readonly warnings: number;
}

type Weight = 'errors' | 'warnings';

/**
 * Counts actors rather than findings, including those whose prototype is broken. docs/product-rules.md#scene-library.
 */
export function sceneCounts(project: Project, issues: readonly Issue[]): SceneCount[] {
  const prototypes = { errors: new Set<string>(), warnings: new Set<string>() };
  const locations = { errors: new Set<string>(), warnings: new Set<string>() };
  for (const { path, severity } of issues) {
    const weight: Weight = severity === 'blocking' ? 'errors' : 'warnings';
    const [collection, id, layers, layer, actors, actor] = path;
    if (collection === 'actors') prototypes[weight].add(String(id));
    else if (collection === 'scenes' && layers === 'layers' && actors === 'actors')
      locations[weight].add(`${id} ${layer} ${actor}`);
  }
  return Array.from(project.scenes.values(), ({ id, layers }) => {
    const count = (weight: Weight) => {
      let found = 0;
      for (const [layer, { actors }] of layers.entries()) {
        for (const [actor, { prototype }] of actors.entries()) {
          if (prototypes[weight].has(prototype) || locations[weight].has(`${id} ${layer} ${actor}`)) found += 1;
        }
      }
      return found;
    };
    return { id, errors: count('errors'), warnings: count('warnings') };
  });
}

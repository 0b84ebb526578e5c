import { orderedPrototypes, orderedScenes, type Project } from '@playhouse/core';

/** An address inside the game: a page, and what it has to show. */
export function address(page: string, asked: Readonly<Record<string, string | undefined>> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) if (value !== undefined) search.set(key, value);
  return search.size === 0 ? page : `${page}?${search}`;
}

/** The game's attributes are shown beside every scene and actor; this is one of them, if there is any. */
export function firstPage(project: Project): string {
  const [scene] = orderedScenes(project);
  if (scene) return `/scene/${scene.id}`;
  const [actor] = orderedPrototypes(project);
  return actor ? `/prototype/${actor.id}` : '/start';
}

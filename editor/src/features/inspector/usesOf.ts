import type { Project } from '@playhouse/core';

/** "Used 3 times in 2 scenes". */
export function usesOf(project: Pick<Project, 'scenes'>, prototype: string): string {
  const counts = [...project.scenes.values()]
    .map(
      (scene) => scene.layers.flatMap(({ actors }) => actors.filter((actor) => actor.prototype === prototype)).length,
    )
    .filter((count) => count > 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 'Not used yet';
  const times = total === 1 ? 'Used once' : `Used ${total} times`;
  return `${times} in ${counts.length === 1 ? '1 scene' : `${counts.length} scenes`}`;
}

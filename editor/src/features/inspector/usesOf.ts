import type { Project } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** "Used 3 times in 2 scenes". */
export function usesOf(project: Pick<Project, 'scenes'>, prototype: string): string {
  const counts = [...project.scenes.values()]
    .map(
      (scene) => scene.layers.flatMap(({ actors }) => actors.filter((actor) => actor.prototype === prototype)).length,
    )
    .filter((count) => count > 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return t('Not used yet');
  const times = t('{total, plural, one {Used once} other {Used # times}}', { total });
  return t('{times} in {count, plural, one {1 scene} other {# scenes}}', { times, count: counts.length });
}

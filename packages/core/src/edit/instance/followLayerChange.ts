import type { Id } from '../../generated/entities.ts';
import { isJsonObject } from '../../model/json.ts';
import type { Project } from '../../model/project.ts';
import type { Op } from '../op.ts';

/**
 * Ops that let keypaths of the form `scene.layers.<layer>.actors.<instance>.…` follow instances into another layer.
 * Only unlocked instances of the same scene can contain them. docs/format.md#instance-keypaths. Run them after the
 * move.
 */
export function followLayerChange(project: Project, sceneId: Id, moved: readonly Id[], target: Id): Op[] {
  const scene = project.scenes.get(sceneId);
  if (!scene || moved.length === 0) return [];
  const ids = new Set(moved);
  return scene.layers.flatMap((layer) =>
    layer.actors.flatMap((instance): Op[] => {
      if (!instance.behaviors) return [];
      const value = withNewLayer(instance.behaviors, ids, target);
      if (value === instance.behaviors) return [];
      const home = ids.has(instance.id) ? target : layer.id;
      const path = ['scenes', sceneId, 'layers', { id: home }, 'actors', { id: instance.id }, 'behaviors'];
      return [{ op: 'set', path, value }];
    }),
  );
}

const instanceKeypath = /^scene\.layers\.([^.]+)\.actors\.([^.]+)\.(?:attributes|aspects)\./;

/** The value with every such keypath rewritten; the same object when there is none. */
function withNewLayer(value: unknown, moved: ReadonlySet<Id>, target: Id): unknown {
  if (typeof value === 'string') {
    const match = instanceKeypath.exec(value);
    if (!match?.[2] || !moved.has(match[2]) || match[1] === target) return value;
    return `scene.layers.${target}${value.slice(`scene.layers.${match[1]}`.length)}`;
  }
  if (Array.isArray(value)) {
    const list = value.map((member: unknown) => withNewLayer(member, moved, target));
    return list.some((member, index) => member !== value[index]) ? list : value;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withNewLayer(part, moved, target)] as const);
  return entries.some(([key, part]) => part !== value[key]) ? Object.fromEntries(entries) : value;
}

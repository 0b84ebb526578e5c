import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { clampIndex } from '../clampIndex.ts';
import { defineEdit } from '../defineEdit.ts';
import { locateLayer } from '../layer/locateLayer.ts';
import { nameIn } from '../naming.ts';
import type { EditPath, Op } from '../op.ts';
import { followLayerChange } from './followLayerChange.ts';
import { doesScroll, keepShown } from './keepShown.ts';
import { type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';

interface ReorderInstances extends InstancesTarget {
  readonly layer: Id;
  /**
   * Position of the first one in the layer, counted from the back among those that stay; beyond the list means the
   * front.
   */
  readonly index: number;
}

/**
 * Moves instances, in the order of the ids, to a position in a layer of their scene. They stay where they are shown.
 * docs/product-rules.md#layer.
 */
export const reorderInstances = defineEdit({
  kind: 'instance.reorder',
  plan(project, data: ReorderInstances): Result<readonly Op[]> {
    const layer = locateLayer(project, data);
    if (!layer.ok) return layer;
    const located = locateInstances(project, { ...data, ids: [...new Set(data.ids)] });
    if (!located.ok) return located;
    const list: EditPath = ['scenes', data.scene, 'layers', { id: data.layer }, 'actors'];
    const gathered = located.value.map(
      ({ path, layer: from }): Op => ({
        op: 'move',
        path,
        index: Number.MAX_SAFE_INTEGER,
        ...(from.id !== data.layer && { to: list }),
      }),
    );
    const members = located.value.map(({ instance }) => instance.id);
    const moving = new Set(members);
    const order = layer.value.actors.map(({ id }) => id);
    const staying = order.filter((id) => !moving.has(id));
    const first = clampIndex(data.index, staying.length);
    const wanted = staying.toSpliced(first, 0, ...members);
    if (wanted.length === order.length && wanted.every((id, at) => id === order[at])) return succeed([]);
    const moves = members.map((id, at): Op => ({ op: 'move', path: [...list, { id }], index: first + at }));
    const moved = located.value.filter(({ layer: from }) => from.id !== data.layer).map(({ instance }) => instance.id);
    const scene = project.scenes.get(data.scene);
    const target = { layer: data.layer, scrollable: doesScroll(layer.value) };
    const shifts = scene ? keepShown(scene, located.value, target) : [];
    return succeed([...gathered, ...moves, ...shifts, ...followLayerChange(project, data.scene, moved, data.layer)]);
  },
  label: (project, data) => ({
    what: `Reordered ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

import type { Id, Instance, Point } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { isId, nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { instancesName, isTakenInScene, locateInstances } from './locateInstances.ts';
import { placementOf, roundCoordinate } from './placement.ts';

interface DuplicateInstances {
  readonly scene: Id;
  readonly copies: readonly { readonly from: Id; readonly id: Id }[];
  /** Offset of the copies; 10 right and 10 up when omitted (docs/product-rules.md#copy-and-paste). */
  readonly by?: Point;
}

/** Puts a copy of each instance at the front of its layer, with its overrides and its own behaviors. */
export const duplicateInstances = defineEdit({
  kind: 'instance.duplicate',
  plan(project, data: DuplicateInstances): Result<readonly Op[]> {
    const { x, y } = data.by ?? { x: 10, y: 10 };
    if (!Number.isFinite(x) || !Number.isFinite(y)) return refusal('The distance is not a number.');
    const located = locateInstances(project, { scene: data.scene, ids: data.copies.map(({ from }) => from) });
    if (!located.ok) return located;
    const scene = project.scenes.get(data.scene);
    const ids = new Set(data.copies.map(({ id }) => id));
    if (data.copies.some(({ id }) => !isId(id))) return refusal('This id cannot be used.');
    const isTaken = data.copies.some(({ id }) => scene && isTakenInScene(scene, id));
    if (isTaken || ids.size < data.copies.length) return refusal('There is already an actor with this id.');
    return succeed(
      located.value.map(({ instance, prototype, layer, path }, index) => {
        const { position } = placementOf(instance, prototype);
        const point = { x: roundCoordinate(position.x + x), y: roundCoordinate(position.y + y) };
        const id = data.copies[index]?.id ?? instance.id;
        const copy: Instance = { ...instance, id, attributes: { ...instance.attributes, position: point } };
        return { op: 'insert', path: path.slice(0, -1), index: layer.actors.length + index, value: copy };
      }),
    );
  },
  label: (project, { scene, copies }) => ({
    what: `Duplicated ${instancesName(project, { scene, ids: copies.map(({ from }) => from) })}`,
    where: nameIn(project.scenes.get(scene), ''),
  }),
});

import { toAngle } from '../../attributes/convert.ts';
import type { Point } from '../../generated/entities.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { checkStorable } from './checkStorable.ts';
import { type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';
import { placementOf, roundCoordinate } from './placement.ts';
import { turned } from './turned.ts';

interface RotateInstances extends InstancesTarget {
  /** Degrees, counter-clockwise. */
  readonly by: number;
  /** The center of the selection box. */
  readonly pivot: Point;
}

/**
 * Rotates every instance, including its position, around the center of the selection.
 * docs/product-rules.md#group-rotate.
 */
export const rotateInstances = defineEdit({
  kind: 'instance.rotate',
  plan(project, data: RotateInstances) {
    if (!Number.isFinite(data.by)) return refusal('The angle is not a number.');
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    return checkStorable(
      located.value.flatMap(({ instance, prototype, path }): Op[] => {
        const { position, rotation } = placementOf(instance, prototype);
        const point = turned(position, data.pivot, data.by);
        const value = { x: roundCoordinate(point.x), y: roundCoordinate(point.y) };
        const angle: Op = {
          op: 'set',
          path: [...path, 'attributes', 'rotation'],
          value: toAngle(roundCoordinate(rotation + data.by)),
        };
        const isUnmoved = value.x === position.x && value.y === position.y;
        return isUnmoved ? [angle] : [{ op: 'set', path: [...path, 'attributes', 'position'], value }, angle];
      }),
    );
  },
  label: (project, data) => ({
    what: `Turned ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

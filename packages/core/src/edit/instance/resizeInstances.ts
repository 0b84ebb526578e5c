import type { Point } from '../../generated/entities.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { checkStorable } from './checkStorable.ts';
import { type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';
import { placementOf, roundCoordinate } from './placement.ts';
import { turned } from './turned.ts';

interface ResizeInstances extends InstancesTarget {
  /** The point that stays in place. */
  readonly anchor: Point;
  /** Ratio of the new selection box to the old one. */
  readonly scale: Point;
  /** Angle of the box; 0 for a group, the actor's own angle for one. */
  readonly rotation?: number;
}

/** Scales positions and sizes by the ratio of the new selection box to the old. docs/product-rules.md#group-resize. */
export const resizeInstances = defineEdit({
  kind: 'instance.resize',
  plan(project, data: ResizeInstances) {
    const { anchor, scale, rotation = 0 } = data;
    if (!(scale.x > 0 && scale.y > 0 && Number.isFinite(scale.x * scale.y))) {
      return refusal('The size of an actor must be greater than 0.');
    }
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    return checkStorable(
      located.value.flatMap(({ instance, prototype, path }): Op[] => {
        const { position, size } = placementOf(instance, prototype);
        const inBox = turned(position, anchor, -rotation);
        const scaled = {
          x: anchor.x + (inBox.x - anchor.x) * scale.x,
          y: anchor.y + (inBox.y - anchor.y) * scale.y,
        };
        const point = turned(scaled, anchor, rotation);
        return [
          { op: 'set', path: [...path, 'attributes', 'position'], value: rounded(point) },
          {
            op: 'set',
            path: [...path, 'attributes', 'size'],
            value: { width: roundCoordinate(size.width * scale.x), height: roundCoordinate(size.height * scale.y) },
          },
        ];
      }),
    );
  },
  label: (project, data) => ({
    what: `Resized ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

function rounded(point: Point): Point {
  return { x: roundCoordinate(point.x), y: roundCoordinate(point.y) };
}

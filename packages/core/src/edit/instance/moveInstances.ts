import type { Point } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import { tooFar } from './checkStorable.ts';
import { attributeOf, type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';
import { positionOf, roundCoordinate } from './placement.ts';

/** Shifts every instance by the same distance. docs/product-rules.md#group-move. */
export const moveInstances = defineEdit({
  kind: 'instance.move',
  plan(project, data: InstancesTarget & { readonly by: Point }) {
    const { x, y } = data.by;
    if (!Number.isFinite(x) || !Number.isFinite(y)) return refusal('The distance is not a number.');
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    let isStorable = true;
    const ops = located.value.map(({ instance, prototype, path }) => {
      const position = positionOf(instance, prototype);
      const value = { x: roundCoordinate(position.x + x), y: roundCoordinate(position.y + y) };
      if (!Number.isFinite(value.x) || !Number.isFinite(value.y)) isStorable = false;
      return { op: 'set', path: attributeOf(path, 'position'), value } as const;
    });
    return isStorable ? succeed(ops) : refusal(tooFar);
  },
  label: (project, data) => ({
    what: `Moved ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

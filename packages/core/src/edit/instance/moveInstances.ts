import type { Point } from '../../generated/entities.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import { finitePlaces } from './finitePlaces.ts';
import { attributeOf, type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';
import { positionOf, roundPlace } from './placement.ts';

/** Shifts every instance by the same distance. Spec 2, chapter 4 "Group move". */
export const moveInstances = defineEdit({
  kind: 'instance.move',
  plan(project, data: InstancesTarget & { readonly by: Point }) {
    const { x, y } = data.by;
    if (!Number.isFinite(x) || !Number.isFinite(y)) return refusal('The distance is not a number.');
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    return finitePlaces(
      located.value.map(({ instance, prototype, path }) => {
        const position = positionOf(instance, prototype);
        const value = { x: roundPlace(position.x + x), y: roundPlace(position.y + y) };
        return { op: 'set', path: attributeOf(path, 'position'), value } as const;
      }),
    );
  },
  label: (project, data) => ({
    what: `Moved ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

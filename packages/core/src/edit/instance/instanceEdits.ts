import type { Point } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { addInstance } from './addInstance.ts';
import { clearInstanceAttribute } from './clearInstanceAttribute.ts';
import { duplicateInstances } from './duplicateInstances.ts';
import { tooFar } from './finitePlaces.ts';
import { attributeOf, type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';
import { positionOf, roundPlace } from './placement.ts';
import { reorderInstances } from './reorderInstances.ts';
import { resizeInstances } from './resizeInstances.ts';
import { rotateInstances } from './rotateInstances.ts';
import { setInstanceAttribute } from './setInstanceAttribute.ts';
import { unlockInstanceAttribute } from './unlockInstanceAttribute.ts';

/**
 * Gives instances their own behaviors, copied from the prototype, or removes them.
 * docs/product-rules.md#instances-and-locks.
 */
const setInstanceUnlocked = defineEdit({
  kind: 'instance.setUnlocked',
  plan(project, data: InstancesTarget & { readonly unlocked: boolean }): Result<readonly Op[]> {
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    const ops: Op[] = [];
    for (const { instance, prototype, path } of located.value) {
      if (data.unlocked === (instance.behaviors !== undefined)) continue;
      if (!data.unlocked) ops.push({ op: 'unset', path: [...path, 'behaviors'] });
      else if (prototype) ops.push({ op: 'set', path: [...path, 'behaviors'], value: prototype.behaviors });
      else return missing('The actor', ['actors', instance.prototype]);
    }
    return succeed(ops);
  },
  label: (project, data) => ({
    what: `${data.unlocked ? 'Unlocked' : 'Locked'} ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

/** Removes instances from their layers. */
const removeInstances = defineEdit({
  kind: 'instance.remove',
  plan(project, data: InstancesTarget) {
    const located = locateInstances(project, { ...data, ids: [...new Set(data.ids)] });
    if (!located.ok) return located;
    return succeed(located.value.map(({ path }) => ({ op: 'remove', path }) as const));
  },
  label: (project, data) => ({
    what: `Deleted ${instancesName(project, data)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

/** Shifts every instance by the same distance. docs/product-rules.md#group-move. */
const moveInstances = defineEdit({
  kind: 'instance.move',
  plan(project, data: InstancesTarget & { readonly by: Point }) {
    const { x, y } = data.by;
    if (!Number.isFinite(x) || !Number.isFinite(y)) return refusal('The distance is not a number.');
    const located = locateInstances(project, data);
    if (!located.ok) return located;
    let isStorable = true;
    const ops = located.value.map(({ instance, prototype, path }) => {
      const position = positionOf(instance, prototype);
      const value = { x: roundPlace(position.x + x), y: roundPlace(position.y + y) };
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

/** Every edit of instances. */
export const instanceEdits = [
  addInstance,
  clearInstanceAttribute,
  duplicateInstances,
  moveInstances,
  removeInstances,
  reorderInstances,
  resizeInstances,
  rotateInstances,
  setInstanceAttribute,
  setInstanceUnlocked,
  unlockInstanceAttribute,
] as const;

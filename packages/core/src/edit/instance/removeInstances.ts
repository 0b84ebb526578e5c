import { succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import { type InstancesTarget, instancesName, locateInstances } from './locateInstances.ts';

/** Removes instances from their layers. */
export const removeInstances = defineEdit({
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

import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { Op } from '../op.ts';

/**
 * Removes a scene, or the row of one that has no definition. The last scene stays. docs/product-rules.md#scene-library.
 */
export const removeScene = defineEdit({
  kind: 'scene.remove',
  plan(project, data: { readonly scene: Id }) {
    const isListed = project.object.scenes.includes(data.scene);
    const exists = project.scenes.has(data.scene);
    if (!isListed && !exists) return missing('The scene', ['scenes', data.scene]);
    if (exists && project.scenes.size === 1) return refusal('A game needs at least one scene.');
    const ops: Op[] = [];
    if (isListed) ops.push({ op: 'remove', path: ['object', 'scenes', { id: data.scene }] });
    if (exists) ops.push({ op: 'unset', path: ['scenes', data.scene] });
    return succeed(ops);
  },
  label: (project, data) => ({
    what: `Deleted ${nameIn(project.scenes.get(data.scene), 'a scene')}`,
    where: project.object.title,
  }),
});

import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { moveMember } from '../moveMember.ts';
import { nameIn } from '../naming.ts';

/**
 * Moves a scene to another place in the game's list; an index beyond the list means its end.
 * docs/product-rules.md#lists.
 */
export const reorderScene = defineEdit({
  kind: 'scene.reorder',
  plan(project, data: { readonly scene: Id; readonly index: number }) {
    const from = project.object.scenes.indexOf(data.scene);
    if (from < 0) return missing('The scene', ['scenes', data.scene]);
    const path = ['object', 'scenes', { id: data.scene }];
    return succeed(moveMember(project.object.scenes, from, path, data.index));
  },
  label: (project, data) => ({
    what: `Moved ${nameIn(project.scenes.get(data.scene), 'a scene')} in the list`,
    where: project.object.title,
  }),
});

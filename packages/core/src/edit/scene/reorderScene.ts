import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../validate/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';

/** Moves a scene to another place in the game's list; an index beyond the list means its end. Spec 2, chapter 4. */
export const reorderScene = defineEdit({
  kind: 'scene.reorder',
  plan(project, data: { readonly scene: Id; readonly index: number }) {
    if (!project.object.scenes.includes(data.scene)) return missing('The scene', ['scenes', data.scene]);
    return succeed([{ op: 'move', path: ['object', 'scenes', { id: data.scene }], index: data.index }]);
  },
  label: (project, data) => ({
    what: `Moved ${nameIn(project.scenes.get(data.scene), 'a scene')} in the list`,
    where: project.object.title,
  }),
});

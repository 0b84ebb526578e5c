import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isName, nameIn } from '../naming.ts';

/** Renames a scene. */
export const renameScene = defineEdit({
  kind: 'scene.rename',
  plan(project, data: { readonly scene: Id; readonly name: string }) {
    if (!project.scenes.has(data.scene)) return missing('The scene', ['scenes', data.scene]);
    if (!isName(data.name)) return refusal('A scene needs a name.');
    return succeed([{ op: 'set', path: ['scenes', data.scene, 'attributes', 'name'], value: data.name }]);
  },
  label: (project, data) => ({
    what: `Renamed ${nameIn(project.scenes.get(data.scene), 'a scene')}`,
    where: project.object.title,
  }),
});

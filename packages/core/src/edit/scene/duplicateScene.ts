import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isId, nameIn, numberedName } from '../naming.ts';

/** Adds a copy of a scene, with its layers and actors, right behind it in the list. */
export const duplicateScene = defineEdit({
  kind: 'scene.duplicate',
  plan(project, data: { readonly scene: Id; readonly id: Id }) {
    const original = project.scenes.get(data.scene);
    if (!original) return missing('The scene', ['scenes', data.scene]);
    if (!isId(data.id)) return refusal('This id cannot be used.');
    if (project.scenes.has(data.id)) return refusal('There is already a scene with this id.');
    const taken = [...project.scenes.values()].map((scene) => nameIn(scene, ''));
    const name = numberedName(nameIn(original, 'New Scene'), taken);
    const place = project.object.scenes.indexOf(data.scene);
    const index = place < 0 ? project.object.scenes.length : place + 1;
    const copy = { ...original, id: data.id, attributes: { ...original.attributes, name } };
    return succeed([
      { op: 'set', path: ['scenes', data.id], value: copy },
      { op: 'insert', path: ['object', 'scenes'], index, value: data.id },
    ]);
  },
  label: (project, data) => ({
    what: `Duplicated ${nameIn(project.scenes.get(data.scene), 'a scene')}`,
    where: project.object.title,
  }),
});

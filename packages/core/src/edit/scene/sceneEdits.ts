import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import type { AttributePath } from '../attribute/attributePath.ts';
import { attributeTitle } from '../attribute/attributeTitle.ts';
import { planAttribute } from '../attribute/planAttribute.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { moveMember } from '../moveMember.ts';
import { isId, isName, nameIn, numberedName } from '../naming.ts';
import type { Op } from '../op.ts';
import { addScene } from './addScene.ts';

interface SetSceneAttribute {
  readonly scene: Id;
  readonly path: AttributePath;
  readonly value: unknown;
}

/** Sets an attribute of a scene, such as its size, color or camera. */
const setSceneAttribute = defineEdit({
  kind: 'scene.setAttribute',
  plan(project, data: SetSceneAttribute) {
    const scene = project.scenes.get(data.scene);
    if (!scene) return missing('The scene', ['scenes', data.scene]);
    return planAttribute({ root: 'scene', entity: scene, base: ['scenes', data.scene] }, data.path, data.value);
  },
  label: (project, data) => ({
    what: `Changed ${attributeTitle(project.scenes.get(data.scene), 'scene', data.path)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

/**
 * Moves a scene to another position in the game's list; an index beyond the list means its end.
 * docs/product-rules.md#lists.
 */
const reorderScene = defineEdit({
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

/** Renames a scene. */
const renameScene = defineEdit({
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

/**
 * Removes a scene, or the list entry of one that has no document. The last scene stays.
 * docs/product-rules.md#scene-library.
 */
const removeScene = defineEdit({
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

/** Adds a copy of a scene, with its layers and actors, right after it in the list. */
const duplicateScene = defineEdit({
  kind: 'scene.duplicate',
  plan(project, data: { readonly scene: Id; readonly id: Id }) {
    const original = project.scenes.get(data.scene);
    if (!original) return missing('The scene', ['scenes', data.scene]);
    if (!isId(data.id)) return refusal('This id cannot be used.');
    if (project.scenes.has(data.id)) return refusal('There is already a scene with this id.');
    const taken = [...project.scenes.values()].map((scene) => nameIn(scene, ''));
    const name = numberedName(nameIn(original, 'New Scene'), taken);
    const position = project.object.scenes.indexOf(data.scene);
    const index = position < 0 ? project.object.scenes.length : position + 1;
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

/** Every edit of whole scenes. */
export const sceneEdits = [
  addScene,
  duplicateScene,
  removeScene,
  renameScene,
  reorderScene,
  setSceneAttribute,
] as const;

import type { Id } from '../../generated/entities.ts';
import { createLayer } from '../../model/create/createLayer.ts';
import { createScene } from '../../model/create/createScene.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { isId, isName, nameIn, numberedName } from '../naming.ts';

interface AddScene {
  readonly id: Id;
  /** Id of its first layer. */
  readonly layer: Id;
  readonly name?: string;
}

/** Adds an empty scene with one layer at the end of the list. docs/product-rules.md#scene. */
export const addScene = defineEdit({
  kind: 'scene.add',
  plan(project, data: AddScene) {
    if (project.scenes.has(data.id)) return refusal('There is already a scene with this id.');
    if (!isId(data.id) || !isId(data.layer)) return refusal('This id cannot be used.');
    if (data.name !== undefined && !isName(data.name)) return refusal('A scene needs a name.');
    const taken = [...project.scenes.values()].map((scene) => nameIn(scene, ''));
    const name = numberedName(data.name ?? 'New Scene', taken);
    const scene = createScene(data.id, name, project.object.attributes.displaySize);
    return succeed([
      { op: 'set', path: ['scenes', data.id], value: { ...scene, layers: [createLayer(data.layer)] } },
      { op: 'insert', path: ['object', 'scenes'], index: project.object.scenes.length, value: data.id },
    ]);
  },
  label: (project, data) => ({ what: `Added ${data.name ?? 'a scene'}`, where: project.object.title }),
});

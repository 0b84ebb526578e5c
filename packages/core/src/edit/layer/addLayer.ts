import type { Id } from '../../generated/entities.ts';
import { createLayer } from '../../model/create/createLayer.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isTakenInScene } from '../instance/locateInstances.ts';
import { isId, isName, nameIn } from '../naming.ts';

interface AddLayer {
  readonly scene: Id;
  readonly id: Id;
  readonly name?: string;
  /** Position from the back; in front of all others when omitted. */
  readonly index?: number;
}

/** Adds an empty layer that scrolls. docs/product-rules.md#layer. */
export const addLayer = defineEdit({
  kind: 'layer.add',
  plan(project, data: AddLayer) {
    const scene = project.scenes.get(data.scene);
    if (!scene) return missing('The scene', ['scenes', data.scene]);
    if (!isId(data.id)) return refusal('This id cannot be used.');
    if (isTakenInScene(scene, data.id)) return refusal('There is already a layer or actor with this id.');
    if (data.name !== undefined && !isName(data.name)) return refusal('A layer needs a name.');
    const index = data.index ?? scene.layers.length;
    return succeed([
      { op: 'insert', path: ['scenes', data.scene, 'layers'], index, value: createLayer(data.id, data.name) },
    ]);
  },
  label: (project, data) => ({ what: 'Added a layer', where: nameIn(project.scenes.get(data.scene), '') }),
});

import type { Id, Instance, Point } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { isId, nameIn } from '../naming.ts';
import type { Op } from '../op.ts';
import { isTakenInScene } from './locateInstances.ts';
import { placementOf } from './placement.ts';

interface AddInstance {
  readonly scene: Id;
  readonly id: Id;
  readonly prototype: Id;
  /** The selected layer; the last one when omitted or removed. */
  readonly layer?: Id;
  /** The prototype's position when omitted. */
  readonly position?: Point;
}

/**
 * Puts an actor into the selected layer, else the last, in front and not pinned.
 * docs/product-rules.md#instances-and-locks.
 */
export const addInstance = defineEdit({
  kind: 'instance.add',
  plan(project, data: AddInstance): Result<readonly Op[]> {
    const scene = project.scenes.get(data.scene);
    if (!scene) return missing('The scene', ['scenes', data.scene]);
    const prototype = project.actors.get(data.prototype);
    if (!prototype) return missing('The actor', ['actors', data.prototype]);
    if (!isId(data.id)) return refusal('This id cannot be used.');
    if (isTakenInScene(scene, data.id)) return refusal('There is already an actor with this id.');
    const layer = findMember(scene.layers, data.layer ?? '') ?? scene.layers[scene.layers.length - 1];
    if (!layer) return refusal('The scene has no layer to put the actor in.');
    const position = data.position ?? prototype.attributes.position;
    const bare: Instance = { id: data.id, prototype: data.prototype, attributes: {} };
    const stored = placementOf({ ...bare, attributes: { position } }, prototype).position;
    const instance: Instance = { ...bare, attributes: { position: stored, uiPinned: false } };
    const path = ['scenes', data.scene, 'layers', { id: layer.id }, 'actors'];
    return succeed([{ op: 'insert', path, index: layer.actors.length, value: instance }]);
  },
  label: (project, data) => ({
    what: `Added ${nameIn(project.actors.get(data.prototype), 'an actor')}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});

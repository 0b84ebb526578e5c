import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import { isAttributeType } from '../../attributes/attributeType.ts';
import type { CustomAttribute, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import type { Project } from '../../model/project.ts';
import { missing, refusal } from '../defineEdit.ts';
import { findInstance, instancesName, locateInstances } from '../instance/locateInstances.ts';
import { nameIn } from '../naming.ts';
import type { EditPath } from '../op.ts';

/** The attributes of an owner and their path, or the finding that the owner no longer exists. */
export function attributesOf(
  project: Project,
  owner: AttributeOwner,
): Result<{ readonly attributes: Readonly<Record<string, unknown>>; readonly path: EditPath }> {
  if (owner === 'game') return succeed({ attributes: project.object.attributes, path: ['object', 'attributes'] });
  if ('instance' in owner) {
    const located = locateInstances(project, { scene: owner.scene, ids: [owner.instance] });
    if (!located.ok) return located;
    const [found] = located.value;
    if (!found) return missing('The actor', ['scenes', owner.scene]);
    return succeed({ attributes: found.instance.attributes, path: [...found.path, 'attributes'] });
  }
  if ('scene' in owner) {
    const scene = project.scenes.get(owner.scene);
    if (!scene) return missing('The scene', ['scenes', owner.scene]);
    return succeed({ attributes: scene.attributes, path: ['scenes', owner.scene, 'attributes'] });
  }
  const prototype = project.actors.get(owner.prototype);
  if (!prototype) return missing('The actor', ['actors', owner.prototype]);
  return succeed({ attributes: prototype.attributes, path: ['actors', owner.prototype, 'attributes'] });
}

/**
 * A custom attribute that this owner itself defines, with the path of its attributes. An attribute that an instance
 * only overrides is defined by its prototype.
 */
export function definedAttribute(
  project: Project,
  owner: AttributeOwner,
  id: Id,
): Result<{
  readonly marker: CustomAttribute;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly path: EditPath;
}> {
  const found = attributesOf(project, owner);
  if (!found.ok) return found;
  const marker = markerOf(found.value.attributes, id);
  if (!marker) return missing('The attribute');
  if (isInherited(project, owner, id)) return refusal('Change this attribute in the prototype that defines it.');
  return succeed({ ...found.value, marker });
}

/** True when an instance has an attribute because its prototype has it. */
export function isInherited(project: Project, owner: AttributeOwner, id: Id): boolean {
  if (owner === 'game' || !('instance' in owner)) return false;
  const scene = project.scenes.get(owner.scene);
  const prototype = scene && findInstance(scene, owner.instance)?.instance.prototype;
  const inherited = prototype === undefined ? undefined : project.actors.get(prototype)?.attributes;
  return inherited !== undefined && markerOf(inherited, id) !== undefined;
}

/** Id, name and type of every custom attribute among `attributes`, in the order that people see. */
export function customAttributes(
  attributes: Readonly<Record<string, unknown>>,
): { readonly id: string; readonly name: string; readonly type: string; readonly value: unknown }[] {
  return Object.entries(attributes).flatMap(([id, value]) =>
    isJsonObject(value) && typeof value['@'] === 'string' && typeof value.name === 'string'
      ? [{ id, name: value.name, type: value['@'], value: value.$ }]
      : [],
  );
}

/** The owner's name, for labels. */
export function attributeOwnerName(project: Project, owner: AttributeOwner): string {
  if (owner === 'game') return project.object.title;
  if ('instance' in owner) return instancesName(project, { scene: owner.scene, ids: [owner.instance] });
  if ('scene' in owner) return nameIn(project.scenes.get(owner.scene), 'a scene');
  return nameIn(project.actors.get(owner.prototype), 'an actor');
}

function markerOf(attributes: Readonly<Record<string, unknown>>, id: Id): CustomAttribute | undefined {
  const marker = Object.hasOwn(attributes, id) ? attributes[id] : undefined;
  return isMarker(marker) ? marker : undefined;
}

function isMarker(value: unknown): value is CustomAttribute {
  return isJsonObject(value) && isAttributeType(value['@']) && typeof value.name === 'string';
}

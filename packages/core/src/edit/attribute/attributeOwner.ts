import type { Id } from '../../generated/entities.ts';
import { isJsonObject } from '../../model/json.ts';
import type { Project } from '../../model/project.ts';
import { type Result, succeed } from '../../validate/issue.ts';
import { missing } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';
import type { EditPath } from '../op.ts';

/** Whose custom attributes are meant. */
export type AttributeOwner = 'game' | { readonly scene: Id } | { readonly prototype: Id };

/** The attributes of an owner and where they stand, or the finding that the owner is gone. */
export function attributesOf(
  project: Project,
  owner: AttributeOwner,
): Result<{ readonly attributes: Readonly<Record<string, unknown>>; readonly path: EditPath }> {
  if (owner === 'game') return succeed({ attributes: project.object.attributes, path: ['object', 'attributes'] });
  if ('scene' in owner) {
    const scene = project.scenes.get(owner.scene);
    if (!scene) return missing('The scene', ['scenes', owner.scene]);
    return succeed({ attributes: scene.attributes, path: ['scenes', owner.scene, 'attributes'] });
  }
  const prototype = project.actors.get(owner.prototype);
  if (!prototype) return missing('The actor', ['actors', owner.prototype]);
  return succeed({ attributes: prototype.attributes, path: ['actors', owner.prototype, 'attributes'] });
}

/** Id, name and type of every custom attribute among `attributes`, in the order in which people see them. */
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
  if ('scene' in owner) return nameIn(project.scenes.get(owner.scene), 'a scene');
  return nameIn(project.actors.get(owner.prototype), 'an actor');
}

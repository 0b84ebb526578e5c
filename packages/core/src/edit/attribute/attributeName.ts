import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import type { Id } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { definedAttribute } from './ownerAttributes.ts';

/** The name of a custom attribute, for labels. */
export function attributeName(project: Project, owner: AttributeOwner, id: Id): string {
  const found = definedAttribute(project, owner, id);
  return (found.ok && found.value.marker.name) || 'an attribute';
}

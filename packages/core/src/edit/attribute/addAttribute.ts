import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import type { CustomAttribute, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { isId, isName, suffixedName } from '../naming.ts';
import type { Op } from '../op.ts';
import { instancesWith } from './instancesWith.ts';
import { attributeOwnerName, attributesOf, customAttributes, isInherited } from './ownerAttributes.ts';

/** Types of custom attributes. */
export type CustomAttributeType = Exclude<CustomAttribute['@'], 'table'>;

/** The initial value of a new attribute of each type. docs/product-rules.md#custom-attributes. */
export const customAttributeDefaults = {
  text: '',
  integer: 0,
  real: 0,
  boolean: false,
  angle: 0,
  index: 1,
} as const satisfies Record<CustomAttributeType, number | string | boolean>;

interface AddAttribute {
  readonly owner: AttributeOwner;
  readonly id: Id;
  readonly name: string;
  readonly type: CustomAttributeType;
}

/** Adds a custom attribute after the others of a game, scene, actor or single instance. */
export const addAttribute = defineEdit({
  kind: 'attribute.add',
  plan(project, data: AddAttribute): Result<readonly Op[]> {
    const found = attributesOf(project, data.owner);
    if (!found.ok) return found;
    const { attributes, path } = found.value;
    if (!isName(data.name)) return refusal('An attribute needs a name.');
    if (!Object.hasOwn(customAttributeDefaults, data.type)) return refusal('There is no such type.');
    const isTaken = Object.hasOwn(attributes, data.id) || isInherited(project, data.owner, data.id);
    if (!isId(data.id) || isTaken || instancesWith(project, data.owner, data.id).length > 0) {
      return refusal('This id cannot be used.');
    }
    const taken = customAttributes(attributes).map(({ name }) => name);
    const value: CustomAttribute = {
      '@': data.type,
      $: customAttributeDefaults[data.type],
      name: suffixedName(data.name, taken),
    };
    return succeed([{ op: 'set', path: [...path, data.id], value }]);
  },
  label: (project, data) => ({ what: `Added ${data.name}`, where: attributeOwnerName(project, data.owner) }),
});

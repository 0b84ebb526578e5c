import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import { convertValue } from '../../attributes/convert.ts';
import type { CustomAttribute, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type CustomAttributeType, customAttributeDefaults } from './addAttribute.ts';
import { attributeName } from './attributeName.ts';
import { instancesWith } from './instancesWith.ts';
import { attributeOwnerName, definedAttribute } from './ownerAttributes.ts';
import { valueAtEditPath } from './valueAtEditPath.ts';

interface RetypeAttribute {
  readonly owner: AttributeOwner;
  readonly id: Id;
  readonly type: CustomAttributeType;
}

/**
 * Changes the type of a custom attribute and converts its value and those of instances. References to it stay as they
 * are; where the new type does not fit, validation reports it. docs/runtime-rules.md#type-conversion.
 */
export const retypeAttribute = defineEdit({
  kind: 'attribute.retype',
  plan(project, { owner, id, type }: RetypeAttribute): Result<readonly Op[]> {
    const found = definedAttribute(project, owner, id);
    if (!found.ok) return found;
    const { marker, path } = found.value;
    if (!Object.hasOwn(customAttributeDefaults, type)) return refusal('There is no such type.');
    if (marker['@'] === 'table') return refusal('The type of a table cannot be changed.');
    const overrides = instancesWith(project, owner, id).flatMap((instance) => {
      const ownPath = [...instance, 'attributes', id];
      const own = valueAtEditPath(project, ownPath);
      return isJsonObject(own) && own['@'] !== type ? [retyped(ownPath, own, type)] : [];
    });
    return succeed(marker['@'] === type ? overrides : [retyped([...path, id], { ...marker }, type), ...overrides]);
  },
  label: (project, { owner, id, type }) => ({
    what: `Made ${attributeName(project, owner, id)} ${typeWords[type]}`,
    where: attributeOwnerName(project, owner),
  }),
});

const typeWords: Readonly<Record<CustomAttributeType, string>> = {
  text: 'a text',
  integer: 'an integer',
  real: 'a real',
  boolean: 'a boolean',
  angle: 'an angle',
  index: 'an index',
};

function retyped(path: Op['path'], marker: Readonly<Record<string, unknown>>, type: CustomAttributeType): Op {
  const value = marker.$;
  const isScalar = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
  const converted = isScalar ? convertValue(value, type) : customAttributeDefaults[type];
  const stored: CustomAttribute['$'] = Object.is(converted, -0) ? 0 : converted;
  return { op: 'set', path, value: { ...marker, '@': type, $: stored } };
}

import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { isName, suffixedName } from '../naming.ts';
import type { Op } from '../op.ts';
import { attributeName } from './attributeName.ts';
import { instancesWith } from './instancesWith.ts';
import { attributeOwnerName, customAttributes, definedAttribute } from './ownerAttributes.ts';

interface RenameAttribute {
  readonly owner: AttributeOwner;
  readonly id: Id;
  readonly name: string;
}

/**
 * Renames a custom attribute, adding a number when the name is taken, also where instances have a value of their own.
 * References use its id.
 */
export const renameAttribute = defineEdit({
  kind: 'attribute.rename',
  plan(project, data: RenameAttribute): Result<readonly Op[]> {
    const found = definedAttribute(project, data.owner, data.id);
    if (!found.ok) return found;
    const { marker, attributes, path } = found.value;
    if (!isName(data.name)) return refusal('An attribute needs a name.');
    if (marker['@'] === 'table') return refusal('Rename a table in the table itself.');
    const others = customAttributes(attributes).filter(({ id }) => id !== data.id);
    const taken = others.map((other) => other.name);
    const name = suffixedName(data.name, taken);
    const overrides = instancesWith(project, data.owner, data.id).map(
      (instance): Op => ({ op: 'set', path: [...instance, 'attributes', data.id, 'name'], value: name }),
    );
    return succeed([{ op: 'set', path: [...path, data.id, 'name'], value: name }, ...overrides]);
  },
  label: (project, data) => ({
    what: `Renamed ${attributeName(project, data.owner, data.id)}`,
    where: attributeOwnerName(project, data.owner),
  }),
});

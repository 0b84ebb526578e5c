import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { addAttribute } from './addAttribute.ts';
import { attributeName } from './attributeName.ts';
import { instancesWith } from './instancesWith.ts';
import { attributeOwnerName, definedAttribute } from './ownerAttributes.ts';
import { renameAttribute } from './renameAttribute.ts';
import { reorderAttribute } from './reorderAttribute.ts';
import { retypeAttribute } from './retypeAttribute.ts';

/** Removes a custom attribute, including its values in instances. References to it stay and are reported. */
const removeAttribute = defineEdit({
  kind: 'attribute.remove',
  plan(project, data: { readonly owner: AttributeOwner; readonly id: Id }): Result<readonly Op[]> {
    const found = definedAttribute(project, data.owner, data.id);
    if (!found.ok) return found;
    const { marker, path } = found.value;
    if (marker['@'] === 'table') return refusal('Delete tables in the list of tables.');
    const overrides = instancesWith(project, data.owner, data.id).map(
      (instance): Op => ({ op: 'unset', path: [...instance, 'attributes', data.id] }),
    );
    return succeed([{ op: 'unset', path: [...path, data.id] }, ...overrides]);
  },
  label: (project, data) => ({
    what: `Deleted ${attributeName(project, data.owner, data.id)}`,
    where: attributeOwnerName(project, data.owner),
  }),
});

/** Every edit of custom attributes. */
export const attributeEdits = [
  addAttribute,
  removeAttribute,
  renameAttribute,
  reorderAttribute,
  retypeAttribute,
] as const;

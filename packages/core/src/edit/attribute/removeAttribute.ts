import type { Id } from '../../generated/entities.ts';
import { isJsonObject } from '../../model/json.ts';
import { type Result, succeed } from '../../validate/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type AttributeOwner, attributeOwnerName, attributesOf } from './attributeOwner.ts';
import { instancesWith } from './instancesWith.ts';

/** Takes a custom attribute away, with the values that instances hold of it. References to it stay and are reported. */
export const removeAttribute = defineEdit({
  kind: 'attribute.remove',
  plan(project, data: { readonly owner: AttributeOwner; readonly id: Id }): Result<readonly Op[]> {
    const found = attributesOf(project, data.owner);
    if (!found.ok) return found;
    const marker = found.value.attributes[data.id];
    if (!isJsonObject(marker) || typeof marker['@'] !== 'string') return missing('The attribute');
    if (marker['@'] === 'table') return refusal('A table is deleted in the list of tables.');
    const overrides = instancesWith(project, data.owner, data.id).map(
      (instance): Op => ({ op: 'unset', path: [...instance, 'attributes', data.id] }),
    );
    return succeed([{ op: 'unset', path: [...found.value.path, data.id] }, ...overrides]);
  },
  label: (project, data) => ({ what: 'Deleted an attribute', where: attributeOwnerName(project, data.owner) }),
});

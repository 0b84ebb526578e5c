import type { Id } from '../../generated/entities.ts';
import { isJsonObject } from '../../model/json.ts';
import { type Result, succeed } from '../../validate/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isName } from '../naming.ts';
import type { Op } from '../op.ts';
import { type AttributeOwner, attributeOwnerName, attributesOf } from './attributeOwner.ts';
import { instancesWith } from './instancesWith.ts';

interface RenameAttribute {
  readonly owner: AttributeOwner;
  readonly id: Id;
  readonly name: string;
}

/** Gives a custom attribute another name, also where instances hold a value of their own. References go by id. */
export const renameAttribute = defineEdit({
  kind: 'attribute.rename',
  plan(project, data: RenameAttribute): Result<readonly Op[]> {
    const found = attributesOf(project, data.owner);
    if (!found.ok) return found;
    const { attributes, path } = found.value;
    const marker = attributes[data.id];
    if (!isJsonObject(marker) || typeof marker.name !== 'string') return missing('The attribute');
    if (!isName(data.name)) return refusal('An attribute needs a name.');
    if (marker['@'] === 'table') return refusal('A table is renamed in the table itself.');
    const overrides = instancesWith(project, data.owner, data.id).map(
      (instance): Op => ({ op: 'set', path: [...instance, 'attributes', data.id, 'name'], value: data.name }),
    );
    return succeed([{ op: 'set', path: [...path, data.id, 'name'], value: data.name }, ...overrides]);
  },
  label: (project, data) => ({ what: `Renamed ${data.name}`, where: attributeOwnerName(project, data.owner) }),
});

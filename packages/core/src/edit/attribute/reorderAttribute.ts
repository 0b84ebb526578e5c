import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { clampIndex } from '../clampIndex.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { attributeName } from './attributeName.ts';
import { attributeOwnerName, customAttributes, definedAttribute } from './ownerAttributes.ts';

interface ReorderAttribute {
  readonly owner: AttributeOwner;
  readonly id: Id;
  /** Position among the custom attributes, including tables of the game; beyond the list means its end. */
  readonly index: number;
}

/**
 * Moves a custom attribute or a table of the game to another position in the order that people see.
 * docs/format.md#canonical-text.
 */
export const reorderAttribute = defineEdit({
  kind: 'attribute.reorder',
  plan(project, { owner, id, index }: ReorderAttribute): Result<readonly Op[]> {
    const found = definedAttribute(project, owner, id);
    if (!found.ok) return found;
    const { marker, attributes, path } = found.value;
    const keys = Object.keys(attributes);
    const before = customAttributes(attributes).map((attribute) => attribute.id);
    const others = before.filter((other) => other !== id);
    const position = clampIndex(index, others.length);
    if (before[position] === id) return succeed([]);
    const left = keys.filter((key) => key !== id);
    const next = others[position];
    const at = next === undefined ? left.indexOf(others.at(-1) ?? '') + 1 : left.indexOf(next);
    return succeed([
      { op: 'unset', path: [...path, id] },
      { op: 'set', path: [...path, id], value: marker, at },
    ]);
  },
  label: (project, { owner, id }) => ({
    what: `Moved ${attributeName(project, owner, id)} in the attributes`,
    where: attributeOwnerName(project, owner),
  }),
});

import { type Result, succeed } from '../../validate/issue.ts';
import { refusal } from '../defineEdit.ts';
import type { EditPath, Op } from '../op.ts';
import { type AttributePath, addressOf } from './attributePath.ts';
import { replacePart, valueAt } from './attributeValue.ts';

/** Ops that give an attribute of a game, scene or prototype a value; `base` leads to the entity. */
export function planAttribute(
  entity: unknown,
  base: EditPath,
  path: AttributePath,
  value: unknown,
): Result<readonly Op[]> {
  const address = addressOf(path);
  const before = address && valueAt(entity, [...address.container, address.key]);
  if (!address || before === undefined) return refusal('There is no such attribute.');
  const after = replacePart(before, address, value);
  if (after === undefined) return refusal('The value does not fit this attribute.');
  return succeed([{ op: 'set', path: [...base, ...address.container, address.key], value: after }]);
}

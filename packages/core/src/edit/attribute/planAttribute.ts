import { type Result, succeed } from '../../model/issue.ts';
import { valueAt } from '../../model/path.ts';
import { refusal } from '../defineEdit.ts';
import type { EditPath, Op } from '../op.ts';
import { type AttributePath, addressOf, keysOfAddress } from './attributePath.ts';
import { type AttributeRoot, builtInDefault, isSameStored, replacePart } from './attributeValue.ts';
import { polygonRule } from './polygonRule.ts';

/** The input for a change to one attribute of a game, scene or prototype; `base` is the path of the entity. */
export interface AttributeTarget {
  readonly root: AttributeRoot;
  readonly entity: unknown;
  readonly base: EditPath;
}

/** Ops that set an attribute of a game, scene or prototype. */
export function planAttribute(
  { root, entity, base }: AttributeTarget,
  path: AttributePath,
  value: unknown,
): Result<readonly Op[]> {
  const address = addressOf(path);
  if (!address) return refusal('There is no such attribute.');
  const keys = keysOfAddress(address);
  const stored = valueAt(entity, keys);
  const before = stored ?? builtInDefault(root, keys);
  if (before === undefined) return refusal('There is no such attribute.');
  const after = replacePart(before, address, value, root);
  if (!after.ok) return after;
  if (isSameStored(stored, after.value)) return succeed([]);
  const emptied = polygonRule(valueAt(entity, ['aspects', 'physics', 'attributes']), address, after.value);
  if (!emptied.ok) return emptied;
  return succeed([
    { op: 'set', path: [...base, ...keys], value: after.value },
    ...(emptied.value ? [{ op: 'set', path: [...base, ...emptied.value], value: [] } as const] : []),
  ]);
}

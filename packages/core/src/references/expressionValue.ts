import type { Expression } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';

/** True for a stored expression: its marker and a list of parts. */
export function isExpression(value: unknown): value is Expression {
  return isJsonObject(value) && value['@'] === 'expression' && Array.isArray(value.$);
}

/** The keypath of one part of an expression; undefined for a text. */
export function keypathOfPart(part: unknown): string | undefined {
  return isJsonObject(part) && typeof part.keypath === 'string' ? part.keypath : undefined;
}

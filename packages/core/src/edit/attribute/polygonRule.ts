import { type Result, succeed } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import { refusal } from '../defineEdit.ts';
import { type AttributeAddress, keysOfAddress } from './attributePath.ts';
import { customShape } from './collisionPolygon.ts';

const physics = 'aspects.physics.attributes.';

/**
 * The additional change that keeps an actor from having a polygon unless its shape is custom: the keys of the polygon
 * to empty, or nothing. Refuses a polygon for another shape. docs/format.md#collision-polygons.
 */
export function polygonRule(
  physicsNow: unknown,
  address: AttributeAddress,
  value: unknown,
): Result<readonly string[] | undefined> {
  const keypath = keysOfAddress(address).join('.');
  const { collisionShape, collisionPolygon } = isJsonObject(physicsNow) ? physicsNow : {};
  const has = (list: unknown): boolean => Array.isArray(list) && list.length > 0;
  if (keypath === `${physics}collisionPolygon` && has(value) && collisionShape !== customShape) {
    return refusal('Choose the custom collision shape first.');
  }
  const isLeft = keypath === `${physics}collisionShape` && value !== customShape && has(collisionPolygon);
  return succeed(isLeft ? ['aspects', 'physics', 'attributes', 'collisionPolygon'] : undefined);
}

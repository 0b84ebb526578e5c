import { customAttributes, isJsonObject } from '@playhouse/core';
import type { InstanceMember } from './chosenInstances.ts';

/**
 * Ids of the custom attributes that all of these instances have, with the same type, and their prototypes lack.
 * docs/format.md#overrides.
 */
export function ownAttributesOf(members: readonly InstanceMember[]): ReadonlySet<string> {
  const [first, ...others] = members;
  if (!first) return new Set();
  const shared = customAttributes(first.instance.attributes).filter(({ id, type }) => {
    const isShared = others.every(({ instance }) => typeOf(instance.attributes[id]) === type);
    return isShared && members.every(({ prototype }) => typeOf(prototype?.attributes[id]) === undefined);
  });
  return new Set(shared.map(({ id }) => id));
}

function typeOf(attribute: unknown): unknown {
  return isJsonObject(attribute) ? attribute['@'] : undefined;
}

import { type Behavior, findBehavior } from '@playhouse/core';
import type { TracedAttribute } from '@playhouse/runtime';
import { attributeKey, type LiveAttribute, liveAttribute } from '../../ui-state/liveAttribute.ts';

/** The most attributes of a list whose changes are followed: each is compared after every behavior. */
const mostNoticed = 24;

/** The attributes that fields of behaviors name, from top to bottom, each once. */
export function noticedAttributes(behaviors: readonly Behavior[]): readonly LiveAttribute[] {
  const found = new Map<string, LiveAttribute>();
  const pending = behaviors.toReversed();
  for (let next = pending.pop(); next && found.size < mostNoticed; next = pending.pop()) {
    const { fields = {} } = findBehavior(next.class) ?? {};
    for (const [key, { kind }] of Object.entries(fields)) {
      const attribute = kind === 'attribute' ? liveAttribute(String(next.attributes[key] ?? '')) : undefined;
      if (attribute && found.size < mostNoticed) found.set(attributeKey(attribute), attribute);
    }
    pending.push(...[...(next.behaviors ?? []), ...(next.elseBehaviors ?? [])].toReversed());
  }
  return [...found.values()];
}

/** An attribute of a list in the game, for the actor with this key. */
export function tracedAttribute({ root, id }: LiveAttribute, actor: number): TracedAttribute {
  return { subject: root === 'self' ? actor : root, id };
}

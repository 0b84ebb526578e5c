import { conditionKinds } from './conditions/index.ts';
import type { EventType, PredicateDescriptor } from './defineCondition.ts';

const kinds: readonly PredicateDescriptor[] = conditionKinds;
const byType: ReadonlyMap<string, PredicateDescriptor> = new Map(kinds.map((kind) => [kind.type, kind]));

/** The descriptor of a predicate type. */
export function findPredicate(type: string): PredicateDescriptor | undefined {
  return byType.get(type);
}

/** The predicate that a condition on an event makes. */
export function predicateOfEvent(eventType: EventType): PredicateDescriptor | undefined {
  return kinds.find((kind) => kind.eventType === eventType);
}

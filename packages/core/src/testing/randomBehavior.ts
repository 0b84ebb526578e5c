import { conditionKinds } from '../catalogue/conditions/index.ts';
import { defaultAttributes } from '../catalogue/defineBehavior.ts';
import { conditionClasses, type PredicateDescriptor } from '../catalogue/defineCondition.ts';
import type { Fields } from '../catalogue/fields/field.ts';
import type { Behavior, Condition } from '../generated/entities.ts';
import type { IdSource } from '../model/ids.ts';
import type { RandomNames } from './randomNames.ts';
import { below, chance, pick, type Random, times } from './randomSource.ts';
import { randomExpression, randomFieldValue, randomWord } from './randomValues.ts';
import { specifiedBehaviors } from './specifiedBehaviors.ts';

/** The source of ids and names for random behaviors. */
export interface RandomScope {
  readonly ids: IdSource;
  readonly names: RandomNames;
  /** Behaviors to start from, such as the valid rows of the fixtures; the specification's classes when omitted. */
  readonly examples?: readonly Omit<Behavior, 'id'>[] | undefined;
}

/** A behavior of any class of the specification with values, conditions and children; `depth` limits their nesting. */
export function randomBehavior(random: Random, scope: RandomScope, depth = 2): Behavior {
  const example = scope.examples && chance(random, 0.5) ? pick(random, scope.examples) : undefined;
  if (example) return withNewIds(example, scope.ids);
  const descriptor = pick(random, chance(random, 0.4) ? blocks : specifiedBehaviors);
  if (!descriptor) throw new Error('the catalogue is empty');
  const children = descriptor.children ?? [];
  return {
    id: scope.ids(),
    class: descriptor.class,
    enabled: chance(random, 0.9),
    attributes: { name: randomWord(random), ...randomAttributes(random, descriptor, scope.names) },
    ...(children.includes('conditions') && {
      conditions: times(below(random, 3), () => randomCondition(random, scope)),
    }),
    ...(children.includes('behaviors') && { behaviors: randomBehaviors(random, scope, depth - 1) }),
    ...(children.includes('elseBehaviors') && { elseBehaviors: randomBehaviors(random, scope, depth - 2) }),
  };
}

/** A list of up to three behaviors; empty when `depth` is used up. */
export function randomBehaviors(random: Random, scope: RandomScope, depth: number): Behavior[] {
  return depth <= 0 ? [] : times(below(random, 4), () => randomBehavior(random, scope, depth));
}

/** A condition of any class and predicate. */
function randomCondition(random: Random, { ids, names }: RandomScope): Condition {
  const predicate = pick<PredicateDescriptor>(random, conditionKinds) ?? conditionKinds[0];
  const conditionType = pick(random, predicate.conditionTypes) ?? 0;
  return {
    id: ids(),
    class: conditionClasses[conditionType],
    ...(conditionType === 0 && predicate.eventType && { eventType: predicate.eventType }),
    attributes: {
      conditionType,
      ...(conditionType === 1 && { subjectAttribute: pick(random, names.keypaths) ?? '' }),
      ...(conditionType > 1 && { subject: randomExpression(random, names) }),
    },
    predicate: { type: predicate.type, attributes: randomAttributes(random, predicate, names) },
  };
}

/** Default attributes, about half of them changed. */
function randomAttributes(
  random: Random,
  descriptor: { readonly fields: Fields },
  names: RandomNames,
): Record<string, unknown> {
  const attributes = defaultAttributes(descriptor);
  for (const [key, field] of Object.entries(descriptor.fields)) {
    if (key in attributes && chance(random, 0.5)) attributes[key] = randomFieldValue(random, field, names);
  }
  return attributes;
}

const blocks = specifiedBehaviors.filter(({ type }) => type === 'Block');

function withNewIds({ conditions, behaviors, elseBehaviors, ...rest }: Omit<Behavior, 'id'>, ids: IdSource): Behavior {
  return {
    ...structuredClone(rest),
    id: ids(),
    ...(conditions && { conditions: conditions.map((condition) => ({ ...structuredClone(condition), id: ids() })) }),
    ...(behaviors && { behaviors: behaviors.map((child) => withNewIds(child, ids)) }),
    ...(elseBehaviors && { elseBehaviors: elseBehaviors.map((child) => withNewIds(child, ids)) }),
  };
}

import { behaviorDescriptors } from '../catalogue/behaviors/index.ts';
import type { AnyBehaviorDescriptor } from '../catalogue/defineBehavior.ts';

const all: readonly AnyBehaviorDescriptor[] = behaviorDescriptors;

/**
 * The classes of the specification, which never changes. Random projects use only these, so that a seed results in the
 * same projects and games whatever extensions exist. docs/decisions/0050-behaviors-of-our-own.md.
 */
export const specifiedBehaviors = all.filter(({ extension }) => extension !== true);

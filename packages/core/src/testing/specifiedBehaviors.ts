import { behaviorDescriptors } from '../catalogue/behaviors/index.ts';
import type { AnyBehaviorDescriptor } from '../catalogue/defineBehavior.ts';

const all: readonly AnyBehaviorDescriptor[] = behaviorDescriptors;

/**
 * The classes of the specification, which never become more. What is random is made of these, so that a seed gives the
 * same projects and games whatever extensions there are. docs/decisions/0050-behaviors-of-our-own.md.
 */
export const specifiedBehaviors = all.filter(({ extension }) => extension !== true);

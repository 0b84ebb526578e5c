import { findBehavior } from '../../catalogue/findBehavior.ts';
import type { BehaviorGap } from '../../edit/behavior/behaviorGap.ts';
import type { BehaviorOwner } from '../../edit/behavior/behaviorOwner.ts';
import type { Behavior, Condition } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { below, chance, pick, type Random } from '../randomSource.ts';

/** An owner and all its behaviors at any depth. */
export interface OwnedBehaviors {
  readonly owner: BehaviorOwner;
  readonly top: readonly Behavior[];
  readonly all: readonly Behavior[];
}

/** A prototype or an unlocked instance that `accept` allows; undefined in a project without any. */
export function pickOwner(
  project: Project,
  random: Random,
  accept: (owned: OwnedBehaviors) => boolean = () => true,
): OwnedBehaviors | undefined {
  const prototypes = [...project.actors].map(([id, { behaviors }]) => ({ owner: { prototype: id }, top: behaviors }));
  const instances = [...project.scenes].flatMap(([scene, { layers }]) =>
    layers.flatMap(({ actors }) =>
      actors.flatMap(({ id, behaviors }) => (behaviors ? [{ owner: { scene, instance: id }, top: behaviors }] : [])),
    ),
  );
  const owners: readonly Omit<OwnedBehaviors, 'all'>[] = [...prototypes, ...instances];
  return pick(random, owners.map((owned) => ({ ...owned, all: flatten(owned.top) })).filter(accept));
}

/** Behaviors and all below them, in document order. */
export function flatten(behaviors: readonly Behavior[]): Behavior[] {
  return behaviors.flatMap((behavior) => [
    behavior,
    ...flatten(behavior.behaviors ?? []),
    ...flatten(behavior.elseBehaviors ?? []),
  ]);
}

/** Every condition of an owner with its rule. */
export function conditionsOf({
  all,
}: OwnedBehaviors): { readonly behavior: Behavior; readonly condition: Condition }[] {
  return all.flatMap((behavior) => (behavior.conditions ?? []).map((condition) => ({ behavior, condition })));
}

/** One to three ids from a list; undefined for an empty list. */
export function pickIds(random: Random, members: readonly { readonly id: string }[]): string[] | undefined {
  const first = pick(random, members);
  if (!first) return undefined;
  const others = members.filter(() => chance(random, 1 / members.length));
  return [...new Set([first, ...others].map(({ id }) => id))].slice(0, 3);
}

/** Any gap for behaviors: in the owner or in one of its blocks. */
export function pickGap(random: Random, { top, all }: OwnedBehaviors): BehaviorGap {
  const parent = pick(random, [undefined, ...all]);
  const lists = parent && findBehavior(parent.class)?.children?.filter((list) => list !== 'conditions');
  const list = lists && pick(random, lists);
  if (!parent || (list !== 'behaviors' && list !== 'elseBehaviors')) return { index: below(random, top.length + 1) };
  return { parent: parent.id, list, index: below(random, (parent[list]?.length ?? 0) + 1) };
}

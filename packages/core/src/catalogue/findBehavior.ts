import { behaviorDescriptors } from './behaviors/index.ts';
import type { AnyBehaviorDescriptor } from './defineBehavior.ts';

const byClass: ReadonlyMap<string, AnyBehaviorDescriptor> = new Map(
  behaviorDescriptors.flatMap((descriptor: AnyBehaviorDescriptor) =>
    [descriptor.class, ...(descriptor.aliases ?? [])].map((name) => [name, descriptor] as const),
  ),
);

/** The descriptor of a class, including its names in older files. */
export function findBehavior(className: string): AnyBehaviorDescriptor | undefined {
  return byClass.get(className);
}

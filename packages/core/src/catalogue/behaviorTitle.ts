import { findBehavior } from './findBehavior.ts';

/** What people call the behaviors of a class, such as "Change Image"; the class itself where it is unknown. */
export function classTitle(className: string): string {
  return findBehavior(className)?.title ?? className;
}

/** What people called a behavior, else what its class is called. */
export function behaviorTitle({ class: className, attributes }: TitledBehavior): string {
  const name = attributes?.name;
  return typeof name === 'string' && name.trim() !== '' ? name : classTitle(className);
}

interface TitledBehavior {
  readonly class: string;
  /** May be missing in damaged projects. */
  readonly attributes?: { readonly name?: unknown };
}

import { findBehavior } from './findBehavior.ts';

/** The title of a behavior class, such as "Change Image"; the class name itself if it is unknown. */
export function classTitle(className: string): string {
  return findBehavior(className)?.title ?? className;
}

/** The name that people gave a behavior, else the title of its class. */
export function behaviorTitle({ class: className, attributes }: TitledBehavior): string {
  const name = attributes?.name;
  return typeof name === 'string' && name.trim() !== '' ? name : classTitle(className);
}

interface TitledBehavior {
  readonly class: string;
  /** May be missing in damaged projects. */
  readonly attributes?: { readonly name?: unknown };
}

import { type Behavior, findBehavior } from '@playhouse/core';

/**
 * A flag of a behavior that is rarely on: shown in the head of its card only while it is on, and toggled in its menu.
 */
export interface QuietFlag {
  readonly key: string;
  readonly label: string;
  readonly isOn: boolean;
}

/** The quiet flags of a behavior, in the order of its fields. */
export function quietFlags({ class: className, attributes }: Behavior): readonly QuietFlag[] {
  return Object.entries(findBehavior(className)?.fields ?? {}).flatMap(([key, { quiet, label }]) =>
    quiet ? [{ key, label, isOn: attributes[key] === true }] : [],
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { defaultAttributes, findBehavior } from '@playhouse/core';
import type { BehaviorDescription } from '@playhouse/core/testing';
import type { BehaviorFixture, FixtureRow } from '../../../../fixtures/behaviors/fixtureProject.ts';

const folder = new URL('../../../../fixtures/behaviors/', import.meta.url);
const fixtures: readonly BehaviorFixture[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

/** Valid or invalid examples of all classes. */
export function fixtureRows(kind: 'valid' | 'invalid') {
  return fixtures.flatMap((fixture) => fixture[kind].map((row) => [fixture.class, row.title, row] as const));
}

/** An example with all its defaults filled in. */
export function behaviorOf(
  className: string,
  { title: _, example: __, attributes, behaviors, elseBehaviors, ...rest }: FixtureRow,
): BehaviorDescription {
  const descriptor = findBehavior(className);
  const complete = (list: readonly BehaviorDescription[]) =>
    list.map((child) => behaviorOf(child.class, { title: '', ...child }));
  return {
    class: className,
    ...rest,
    attributes: { ...(descriptor && defaultAttributes(descriptor)), ...attributes },
    ...(behaviors && { behaviors: complete(behaviors) }),
    ...(elseBehaviors && { elseBehaviors: complete(elseBehaviors) }),
  };
}

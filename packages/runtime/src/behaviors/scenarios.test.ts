import { type BehaviorDescriptor, behaviorDescriptors } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { attributeScenarios } from '../test/scenarios/attributeScenarios.ts';
import { displayScenarios } from '../test/scenarios/displayScenarios.ts';
import { flowScenarios } from '../test/scenarios/flowScenarios.ts';
import { movementScenarios } from '../test/scenarios/movementScenarios.ts';
import { aspects, type Scenarios, see } from '../test/scenarios/scenario.ts';
import { serviceScenarios } from '../test/scenarios/serviceScenarios.ts';

const descriptors: readonly BehaviorDescriptor[] = behaviorDescriptors;
const rows: Readonly<Record<string, Scenarios>> = {
  ...{ ...movementScenarios, ...displayScenarios, ...attributeScenarios, ...flowScenarios, ...serviceScenarios },
};

it('every behavior of the catalogue has its scenarios, and there are no others', () => {
  expect(Object.keys(rows).sort()).toEqual(descriptors.map((descriptor) => descriptor.class).sort());
  expect(
    Object.entries(rows).filter(([, scenarios]) => aspects.some((aspect) => scenarios[aspect].length === 0)),
  ).toEqual([]);
});

it('every behavior that runs says what it does where the specification is silent, in sentences', () => {
  const running = descriptors.filter(({ editorOnly }) => !editorOnly);
  const isSaid = ({ notes = [] }: BehaviorDescriptor) =>
    notes.length > 0 && notes.every((note) => /^[A-Z0-9].*\.$/.test(note));
  expect(running.filter((descriptor) => !isSaid(descriptor)).map((descriptor) => descriptor.class)).toEqual([]);
});

describe.each(Object.entries(rows))('%s', (_, scenarios) => {
  it.each(aspects)(`does at %s what reference ${scenarios.reference} says`, async (aspect) => {
    const seen = await Promise.all(scenarios[aspect].map(see));
    expect(seen).toEqual(scenarios[aspect].map(({ is }) => is));
  });
});

import { type BehaviorDescriptor, behaviorDescriptors } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { extensionScenarios } from '../test/extensions/index.ts';
import { attributeScenarios } from '../test/scenarios/attributeScenarios.ts';
import type { ExtensionScenarios } from '../test/scenarios/defineScenarios.ts';
import { displayScenarios } from '../test/scenarios/displayScenarios.ts';
import { flowScenarios } from '../test/scenarios/flowScenarios.ts';
import { movementScenarios } from '../test/scenarios/movementScenarios.ts';
import { aspects, type Scenarios, see } from '../test/scenarios/scenario.ts';
import { serviceScenarios } from '../test/scenarios/serviceScenarios.ts';

const descriptors: readonly BehaviorDescriptor[] = behaviorDescriptors;
const extensions: readonly ExtensionScenarios[] = extensionScenarios;
const rows: Readonly<Record<string, Scenarios>> = {
  ...movementScenarios,
  ...displayScenarios,
  ...attributeScenarios,
  ...flowScenarios,
  ...serviceScenarios,
  ...Object.fromEntries(extensions.map((one) => [one.class, one.scenarios])),
};

it('every behavior of the catalogue has scenarios, and no other class has any', () => {
  expect(Object.keys(rows).sort()).toEqual(descriptors.map((descriptor) => descriptor.class).sort());
  expect(
    Object.entries(rows).filter(([, scenarios]) => aspects.some((aspect) => scenarios[aspect].length === 0)),
  ).toEqual([]);
});

it('every behavior that runs has full sentences where the specification is silent', () => {
  const running = descriptors.filter(({ editorOnly }) => !editorOnly);
  const isSaid = ({ notes = [] }: BehaviorDescriptor) =>
    notes.length > 0 && notes.every((note) => /^[A-Z0-9].*\.$/.test(note));
  expect(running.filter((descriptor) => !isSaid(descriptor)).map((descriptor) => descriptor.class)).toEqual([]);
});

describe.each(Object.entries(rows))('%s', (_, scenarios) => {
  it.each(aspects)(`matches reference ${scenarios.reference} in %s`, async (aspect) => {
    const seen = await Promise.all(scenarios[aspect].map(see));
    expect(seen).toEqual(scenarios[aspect].map(({ is }) => is));
  });
});

describe.each(extensions)('the page of $class is right:', ({ class: name, statements }) => {
  const notes = descriptors.find((descriptor) => descriptor.class === name)?.notes ?? [];

  it('each note has a scenario, and each scenario a note', () => {
    const said = new Set(statements.map(([sentence]) => sentence));
    expect([...said].filter((sentence) => !notes.includes(sentence))).toEqual([]);
    expect(notes.filter((note) => !said.has(note))).toEqual([]);
  });

  it.each(statements)('%s', async (_, scenario) => {
    expect(await see({ behaviors: [], ...scenario })).toEqual(scenario.is);
  });
});

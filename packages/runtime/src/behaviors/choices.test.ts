import { behaviorDescriptors, type Field } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { extensionScenarios } from '../test/extensions/index.ts';
import { type ChoiceScenario, choose } from '../test/scenarios/choiceScenario.ts';
import type { ExtensionScenarios } from '../test/scenarios/defineScenarios.ts';
import { displayChoices } from '../test/scenarios/displayChoices.ts';
import { flowChoices } from '../test/scenarios/flowChoices.ts';
import { motionChoices } from '../test/scenarios/motionChoices.ts';
import { see } from '../test/scenarios/scenario.ts';
import { valueChoices } from '../test/scenarios/valueChoices.ts';

const extensions: readonly ExtensionScenarios[] = extensionScenarios;
const scenarios: Readonly<Record<string, ChoiceScenario>> = {
  ...motionChoices,
  ...displayChoices,
  ...valueChoices,
  ...flowChoices,
  ...Object.fromEntries(
    extensions.flatMap((one) =>
      Object.entries(one.choices).map(([key, scenario]) => [`${one.class}.${key}`, scenario]),
    ),
  ),
};

/** An alternative to the default value. */
interface Choice {
  readonly key: string;
  readonly className: string;
  readonly field: string;
  readonly value: unknown;
  readonly usual: unknown;
}

function valuesOf({ default: usual, options }: Field): unknown[] {
  const values = typeof usual === 'boolean' ? [true, false] : (options ?? []).map(([code]) => code);
  return values.filter((value) => value !== usual);
}

const choices = behaviorDescriptors.flatMap(({ class: className, fields }) =>
  Object.entries(fields).flatMap(([field, description]: [string, Field]) =>
    valuesOf(description).map((value): Choice => {
      return { key: `${className}.${field}=${value}`, className, field, value, usual: description.default };
    }),
  ),
);

it('every choice of the catalogue has a scenario, and no other choice has one', () => {
  expect(Object.keys(scenarios).sort()).toEqual(choices.map(({ key }) => key).sort());
});

describe('each choice does what the runtime rules say, and the default does not', () => {
  it.each(choices)('$key', async ({ key, className, field, value, usual }) => {
    const scenario = scenarios[key];
    if (!scenario) throw new Error('no scenario');
    expect(await see(choose(className, field, value, scenario))).toEqual(scenario.is);
    const other = await see(choose(className, field, usual, scenario));
    if (scenario.isTheSame) expect(other).toEqual(scenario.is);
    else expect(other).not.toEqual(scenario.is);
  });
});

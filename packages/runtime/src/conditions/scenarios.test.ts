import { conditionKinds, type Field } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { rule, soloGame, write } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';
import { type ConditionScenario, conditionScenarios, unsetGame } from '../test/scenarios/conditionScenarios.ts';
import { label } from '../test/scenarios/observations.ts';
import { see } from '../test/scenarios/scenario.ts';

it('every predicate of the catalogue has scenarios, and no other predicate has any', () => {
  expect([...Object.keys(conditionScenarios), 'unset'].sort()).toEqual(conditionKinds.map(({ type }) => type).sort());
});

it('every choice of every predicate has a scenario', () => {
  const played = Object.values(conditionScenarios).flatMap((scenarios) =>
    scenarios.flatMap(({ tested, opposite }) =>
      [tested, opposite].flatMap(({ predicate: { type, attributes } }) =>
        Object.entries(attributes).map(([field, value]) => `${type}.${field}=${value}`),
      ),
    ),
  );
  const choices = conditionKinds.flatMap(({ type, fields }) =>
    Object.entries(fields).flatMap(([field, { options = [] }]: [string, Field]) =>
      options.map(([code]) => `${type}.${field}=${code}`),
    ),
  );
  expect(choices.filter((choice) => !played.includes(choice))).toEqual([]);
});

/** The sections of a rule that have started up to a frame, one letter each. */
function traced({ before = [], events, ...scenario }: ConditionScenario, which: 'tested' | 'opposite', frames: number) {
  const behaviors = [...before, rule(scenario[which], [write('m')], [write('o')])];
  return see({ ...scenario, behaviors, events, frames, sees: label, is: undefined });
}

const rows = Object.entries(conditionScenarios).flatMap(([type, scenarios]) =>
  scenarios.map((scenario) => [type, scenario.reference, scenario] as const),
);

describe.each(rows)('%s of reference %s', (_, __, scenario) => {
  it.each([
    ['at the start', 1, 'o', 'm'],
    ['until it turns', 4, 'o', 'm'],
    ['when it turns true', 5, 'om', 'mo'],
    ['while it is true, each frame', 9, 'om', 'mo'],
    ['when it turns false', 10, 'omo', 'mom'],
    ['until it turns again', 14, 'omo', 'mom'],
    ['when it is true again', 20, 'omom', 'momo'],
  ])('%s, in frame %d, has begun %s, and its opposite %s', async (_when, frame, is, opposite) => {
    expect(await traced(scenario, 'tested', frame)).toBe(is);
    const begun = scenario.isUndecidedAtFirst ? opposite.replace(/^mo?/, 'o') : opposite;
    expect(await traced(scenario, 'opposite', frame)).toBe(begun);
  });
});

it('unset (docs/runtime-rules.md#attribute-conditions) never holds, and is reported once', async () => {
  const game = await playProject(soloGame(unsetGame), { frames: 30 });
  expect(game.attributes()['game.count']).toBe(2);
  expect(game.faults.map(({ code }) => code)).toEqual(['condition.incomplete']);
});

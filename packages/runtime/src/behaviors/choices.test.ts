import { behaviorDescriptors, type Field } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { extensionPlays } from '../test/extensions/index.ts';
import { type ChoicePlay, choose } from '../test/scenarios/choicePlay.ts';
import type { ExtensionPlays } from '../test/scenarios/definePlays.ts';
import { displayChoices } from '../test/scenarios/displayChoices.ts';
import { flowChoices } from '../test/scenarios/flowChoices.ts';
import { motionChoices } from '../test/scenarios/motionChoices.ts';
import { see } from '../test/scenarios/play.ts';
import { valueChoices } from '../test/scenarios/valueChoices.ts';

const extensions: readonly ExtensionPlays[] = extensionPlays;
const plays: Readonly<Record<string, ChoicePlay>> = {
  ...{ ...motionChoices, ...displayChoices, ...valueChoices, ...flowChoices },
  ...Object.fromEntries(
    extensions.flatMap((one) => Object.entries(one.choices).map(([key, play]) => [`${one.class}.${key}`, play])),
  ),
};

/** A value that somebody may choose in place of the default. */
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

it('every choice of the catalogue has its play, and there are no others', () => {
  expect(Object.keys(plays).sort()).toEqual(choices.map(({ key }) => key).sort());
});

describe('what the runtime rules say of a choice, and not what it says of the default', () => {
  it.each(choices)('$key', async ({ key, className, field, value, usual }) => {
    const play = plays[key];
    if (!play) throw new Error('no play');
    expect(await see(choose(className, field, value, play))).toEqual(play.is);
    const other = await see(choose(className, field, usual, play));
    if (play.isTheSame) expect(other).toEqual(play.is);
    else expect(other).not.toEqual(play.is);
  });
});

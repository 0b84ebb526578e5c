import { type BehaviorDescriptor, behaviorDescriptors } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { extensionPlays } from '../test/extensions/index.ts';
import { attributePlays } from '../test/scenarios/attributePlays.ts';
import type { ExtensionPlays } from '../test/scenarios/definePlays.ts';
import { displayPlays } from '../test/scenarios/displayPlays.ts';
import { flowPlays } from '../test/scenarios/flowPlays.ts';
import { movementPlays } from '../test/scenarios/movementPlays.ts';
import { aspects, type Plays, see } from '../test/scenarios/play.ts';
import { servicePlays } from '../test/scenarios/servicePlays.ts';

const descriptors: readonly BehaviorDescriptor[] = behaviorDescriptors;
const extensions: readonly ExtensionPlays[] = extensionPlays;
const rows: Readonly<Record<string, Plays>> = {
  ...{ ...movementPlays, ...displayPlays, ...attributePlays, ...flowPlays, ...servicePlays },
  ...Object.fromEntries(extensions.map((one) => [one.class, one.plays])),
};

it('every behavior of the catalogue has its plays, and there are no others', () => {
  expect(Object.keys(rows).sort()).toEqual(descriptors.map((descriptor) => descriptor.class).sort());
  expect(Object.entries(rows).filter(([, plays]) => aspects.some((aspect) => plays[aspect].length === 0))).toEqual([]);
});

it('every behavior that runs says in full sentences what it does where the specification is silent', () => {
  const running = descriptors.filter(({ editorOnly }) => !editorOnly);
  const isSaid = ({ notes = [] }: BehaviorDescriptor) =>
    notes.length > 0 && notes.every((note) => /^[A-Z0-9].*\.$/.test(note));
  expect(running.filter((descriptor) => !isSaid(descriptor)).map((descriptor) => descriptor.class)).toEqual([]);
});

describe.each(Object.entries(rows))('%s', (_, plays) => {
  it.each(aspects)(`does at %s what reference ${plays.reference} says`, async (aspect) => {
    const seen = await Promise.all(plays[aspect].map(see));
    expect(seen).toEqual(plays[aspect].map(({ is }) => is));
  });
});

describe.each(extensions)('the page of $class is right:', ({ class: name, statements }) => {
  const notes = descriptors.find((descriptor) => descriptor.class === name)?.notes ?? [];

  it('each note has a play, and each play a note', () => {
    const said = new Set(statements.map(([sentence]) => sentence));
    expect([...said].filter((sentence) => !notes.includes(sentence))).toEqual([]);
    expect(notes.filter((note) => !said.has(note))).toEqual([]);
  });

  it.each(statements)('%s', async (_, play) => {
    expect(await see({ behaviors: [], ...play })).toEqual(play.is);
  });
});

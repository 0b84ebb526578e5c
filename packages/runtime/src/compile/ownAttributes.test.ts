import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { change, count, expression, gameAttributes, label } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

const power = 'self.attributes.id800';
const word = 'self.attributes.id801';

/** One prototype that lacks attributes its behaviors use, and instances with custom attributes. */
function game(...instances: readonly Record<string, unknown>[]) {
  return buildProject({
    attributes: gameAttributes,
    prototypes: [
      {
        name: 'Actor',
        attributes: { id700: { '@': 'real', $: 3, name: 'Shared' } },
        behaviors: [
          change(count, expression`${count} + ${power} + ${'self.attributes.id700'}`),
          change(power, expression`${power} * 2`),
          change(label, expression`${label} .. ${word} .. ${power}`),
        ],
      },
    ],
    scenes: [
      { layers: [{ actors: instances.map((attributes) => ({ prototype: 'id1', attributes: attributes as never })) }] },
    ],
  });
}

const own = (value: number, text: string) => ({
  id800: { '@': 'real', $: value, name: 'Power' },
  id801: { '@': 'text', $: text, name: 'Word' },
});

it('locked behaviors use attributes that only their instance has', async () => {
  const played = await playProject(game(own(10, 'a'), own(100, 'b')));
  expect(played.faults).toEqual([]);
  expect(played.attributes()).toMatchObject({ 'game.count': 116, 'game.label': 'a20b200' });
});

it('regardless of the order and place in which they are stored', async () => {
  const { id800, id801 } = own(5, 'c');
  const played = await playProject(
    game({ id801, id800 }, { id999: { '@': 'integer', $: 1, name: 'Other' }, id800, id801 }, own(1, 'd')),
  );
  expect(played.faults).toEqual([]);
  expect(played.attributes()).toMatchObject({ 'game.count': 20, 'game.label': 'c10c10d2' });
});

it('only an instance that lacks the attribute has a fault', async () => {
  const played = await playProject(game(own(10, 'a'), {}));
  expect(new Set(played.faults.map(({ code }) => code))).toEqual(
    new Set(['expression.reference', 'attribute.missing']),
  );
  expect(played.attributes()).toMatchObject({ 'game.count': 13, 'game.label': 'a20' });
});

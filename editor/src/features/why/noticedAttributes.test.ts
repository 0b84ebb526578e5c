import { buildBehaviors } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { liveAttribute } from '../../ui-state/liveAttribute.ts';
import { noticedAttributes, tracedAttribute } from './noticedAttributes.ts';

const change = (targetAttribute: string) => ({
  class: 'ChangeAttributeAction',
  attributes: { targetAttribute, RHS: 1 },
});

it.each([
  ['self.attributes.position.x', { subject: 7, id: 'position.x' }],
  ['self.attributes.id5', { subject: 7, id: 'id5' }],
  ['self.aspects.motion.attributes.linearVelocity.y', { subject: 7, id: 'motion.linearVelocity.y' }],
  ['scene.attributes.gravity.y', { subject: 'scene', id: 'gravity.y' }],
  ['game.attributes.id901', { subject: 'game', id: 'id901' }],
  ['game.devices.accelerometer.x', undefined],
  ['scene.layers.id10.actors.id20.attributes.position.x', undefined],
  ['', undefined],
])('follows the attribute at “%s” in the game', (keypath, traced) => {
  const attribute = liveAttribute(keypath);
  expect(attribute && tracedAttribute(attribute, 7)).toEqual(traced);
});

it('notices what fields of a list name, from top to bottom, each once and not too many', () => {
  const behaviors = buildBehaviors([
    { class: 'CompoundBehavior', attributes: {}, behaviors: [change('self.attributes.id1'), change('')] },
    change('game.attributes.id2'),
    change('self.attributes.id1'),
    ...Array.from({ length: 40 }, (_, number) => change(`scene.attributes.id${number}`)),
  ]);
  const ids = noticedAttributes(behaviors).map(({ root, id }) => `${root} ${id}`);
  expect(ids.slice(0, 3)).toEqual(['self id1', 'game id2', 'scene id0']);
  expect(ids).toHaveLength(24);
});

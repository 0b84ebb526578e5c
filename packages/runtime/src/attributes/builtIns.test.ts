import { type AttributeType, builtInAttributes, findAttribute, valueTypeOf } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { createDevices } from '../devices/devices.ts';
import { ActorRows } from '../rows/actorRows.ts';
import { Actor } from '../state/actor.ts';
import { GameState } from '../state/gameState.ts';
import { SceneState } from '../state/sceneState.ts';
import { type Access, findAccess } from './access.ts';
import { actorAttributes } from './actorAttributes.ts';
import { deviceAttributes } from './deviceAttributes.ts';
import { gameAttributes } from './gameAttributes.ts';
import { emptyLayout } from './layout.ts';
import { actorCode } from './ownerCode.ts';
import { sceneAttributes } from './sceneAttributes.ts';

/** The instance that a keypath refers to, whatever its name. */
function instance(keypath: string) {
  const rest = /^scene\.layers\.[^.]+\.actors\.[^.]+\.(.+)$/.exec(keypath)?.[1];
  return rest === undefined ? undefined : { layout: emptyLayout, number: 0, rest };
}

const context = {
  actor: emptyLayout,
  scene: { layout: emptyLayout, instance },
  game: { layout: emptyLayout, tables: new Map() },
};

/** Values that each type can hold, none of them a default. */
const samples: Record<AttributeType, number | string | boolean> = {
  integer: 7,
  real: 2.5,
  angle: 30,
  index: 3,
  enumeration: 2,
  boolean: true,
  text: 'some\ttext',
  image: 'picture',
  sound: 'boom',
  table: '',
};

function createWorld() {
  const facts = {
    name: 'n',
    version: 'v',
    language: 'l',
    region: 'r',
    deviceModel: 'm',
    screen: { width: 1, height: 2 },
  };
  const scene = new SceneState();
  const actor = new Actor(new ActorRows(), 0);
  scene.addressed = [actor];
  return { actor, world: { game: new GameState(), scene, devices: createDevices(facts, 0), tables: [] } };
}

/** Reads by the generated code, as compiled programs do. */
function readSource({ source }: Access, actor: Actor, world: unknown): unknown {
  return new Function('a', 'w', `return ${source(actorCode('a'))}`)(actor, world);
}

describe('built-in attributes', () => {
  it.each(Array.from(builtInAttributes(), ([keypath]) => [keypath] as const))(
    '%s can be read by generated code and directly',
    (keypath) => {
      const access = findAccess(keypath, context);
      const known = findAttribute(keypath);
      if (!access || !known) throw new Error(`${keypath} is missing`);
      expect({ type: access.type, readOnly: access.readOnly }).toEqual({ type: known.type, readOnly: known.readOnly });
      const { actor, world } = createWorld();
      const value = access.read(actor, world as never);
      expect(readSource(access, actor, world)).toBe(value);
      const types = { number: 'number', text: 'string', boolean: 'boolean', table: 'object', any: '' };
      expect(typeof value).toBe(types[valueTypeOf(known.type)]);
      if (known.readOnly) return;
      access.write(actor, world as never, samples[known.type]);
      expect(access.read(actor, world as never)).toBe(samples[known.type]);
      expect(readSource(access, actor, world)).toBe(samples[known.type]);
    },
  );

  it('are all in the catalogue', () => {
    const path = (id: string) => id.replace(/^(graphics|motion|physics)\./, 'aspects.$1.attributes.');
    const keypaths = [
      ...actorAttributes.map(({ id }) => (path(id) === id ? `self.attributes.${id}` : `self.${path(id)}`)),
      ...sceneAttributes.map(({ id }) => `scene.attributes.${id}`),
      ...gameAttributes.map(({ id }) => `game.attributes.${id}`),
      ...deviceAttributes.map(({ id }) => `game.devices.${id}`),
    ];
    expect(keypaths.filter((keypath) => !findAttribute(keypath))).toEqual([]);
  });

  it('of another instance are read and written through its keypath', () => {
    const { actor, world } = createWorld();
    const access = findAccess('scene.layers.id1.actors.id5.attributes.position.x', context);
    access?.write(new Actor(new ActorRows(), 0), world as never, 9);
    expect(actor.x).toBe(9);
    expect(access && readSource(access, new Actor(new ActorRows(), 0), world)).toBe(9);
  });

  it.each([
    'self.attributes.motion.pin',
    'self.attributes.nothing',
    'self.aspects.motion.attributes.x',
    'scene.attributes.nothing',
    'game.attributes.nothing',
    'game.devices.nothing',
    'scene.layers.id1.actors',
    'position.x',
    '',
  ])('do not include "%s"', (keypath) => expect(findAccess(keypath, context)).toBeUndefined());
});

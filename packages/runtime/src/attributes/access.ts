import type { AttributeType, Scalar, Value } from '@playhouse/core';
import { framesPerSecond } from '@playhouse/core';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import { actorAttributes } from './actorAttributes.ts';
import { type BuiltIn, indexOf } from './attribute.ts';
import { deviceAttributes, keymapAttributes } from './deviceAttributes.ts';
import { gameAttributes } from './gameAttributes.ts';
import type { Layout, Slot } from './layout.ts';
import { readSlot, type SlotOwner, writeSlot } from './layout.ts';
import { actorCode, listOwnerCode, type OwnerCode } from './ownerCode.ts';
import { sceneAttributes } from './sceneAttributes.ts';

/** An attribute that a keypath names: how to read and write it. */
export interface Access {
  readonly type: AttributeType;
  readonly readOnly: boolean;
  /** Generated code that reads it; `self` reads the actor, and `w` is the world. */
  source(self: OwnerCode): string;
  read(actor: Actor, world: World): Value;
  /** Stores a value that already has the attribute's type. */
  write(actor: Actor, world: World, value: Scalar): void;
}

/** The attributes that keypaths can name at a location: the actor's own, those of its scene, and those of the game. */
export interface AttributeContext {
  /** Absent where there is no actor. */
  readonly actor?: Layout | undefined;
  /** Absent in prototypes, which may run in any scene. */
  readonly scene?: SceneContext | undefined;
  readonly game: GameContext;
}

export interface GameContext {
  readonly layout: Layout;
  /** Indexes of the tables by id. */
  readonly tables: ReadonlyMap<string, number>;
}

export interface SceneContext {
  readonly layout: Layout;
  /** The placed instance that a keypath refers to. */
  instance(keypath: string): AddressedInstance | undefined;
}

interface AddressedInstance {
  readonly layout: Layout;
  /** Its index among the addressed instances, assigned on first use. */
  readonly number: number;
  /** The rest of the keypath, within the instance. */
  readonly rest: string;
}

interface Owner<Kind> {
  /** Generated code that reads it from the actor `self`. */
  code(self: OwnerCode): OwnerCode;
  of(actor: Actor, world: World): Kind;
}

const actorIndex = indexOf(actorAttributes);
const sceneIndex = indexOf(sceneAttributes);
const gameIndex = indexOf(gameAttributes);
const deviceIndex = indexOf(deviceAttributes);
const keymapIndex = indexOf(keymapAttributes);

/**
 * The attribute that a keypath names at a location, or undefined when there is none. docs/runtime-rules.md#keypaths,
 * docs/format.md#keypaths.
 */
export function findAccess(keypath: string, context: AttributeContext): Access | undefined {
  const rest = (prefix: string) => (keypath.startsWith(prefix) ? keypath.slice(prefix.length) : undefined);
  const self = rest('self.');
  if (self !== undefined) return context.actor && actorAccess(self, context.actor, selfOwner);
  const device = rest('game.devices.') ?? rest('devices.');
  if (device !== undefined) return builtIn(deviceIndex, device, deviceOwner);
  const keymap = rest('controllerMaps.');
  if (keymap !== undefined) return builtIn(keymapIndex, keymap, deviceOwner);
  const game = rest('game.attributes.') ?? rest('tables.');
  if (game !== undefined) {
    return (
      builtIn(gameIndex, game, gameOwner) ??
      tableAccess(game, context.game) ??
      custom(game, context.game.layout, gameOwner)
    );
  }
  const scene = rest('scene.attributes.');
  if (scene !== undefined) {
    return context.scene && (builtIn(sceneIndex, scene, sceneOwner) ?? custom(scene, context.scene.layout, sceneOwner));
  }
  return instanceAccess(keypath, context.scene);
}

const selfOwner: Owner<Actor> = { code: (self) => self, of: (actor) => actor };
const gameOwner = ownerOf(listOwnerCode('w.game'), (_, world) => world.game);
const sceneOwner = ownerOf(listOwnerCode('w.scene'), (_, world) => world.scene);
const deviceOwner = ownerOf(listOwnerCode('w.devices'), (_, world) => world.devices);

function ownerOf<Kind>(code: OwnerCode, of: (actor: Actor, world: World) => Kind): Owner<Kind> {
  return { code: () => code, of };
}

function builtIn<Kind>(index: ReadonlyMap<string, BuiltIn<Kind>>, id: string, owner: Owner<Kind>): Access | undefined {
  const entry = index.get(id);
  return (
    entry && {
      type: entry.type,
      readOnly: entry.readOnly,
      source: (self) => entry.source(owner.code(self).field),
      read: (actor, world) => entry.get(owner.of(actor, world)),
      write: (actor, world, value) => entry.set(owner.of(actor, world), value),
    }
  );
}

function custom<Kind extends SlotOwner>(id: string, layout: Layout, owner: Owner<Kind>): Access | undefined {
  const slot = layout.slots.get(id);
  return slot && slotAccess(slot, owner);
}

function slotAccess<Kind extends SlotOwner>(slot: Slot, owner: Owner<Kind>): Access {
  const { index, isNumber, type } = slot;
  return {
    type,
    readOnly: false,
    source: (self) => (isNumber ? owner.code(self).slot(index) : `${owner.code(self).field('values')}[${index}]`),
    read: (actor, world) => readSlot(slot, owner.of(actor, world)),
    write: (actor, world, value) => writeSlot(slot, owner.of(actor, world), value),
  };
}

/** `attributes.x` or `aspects.motion.attributes.x` of an actor. */
function actorAccess(path: string, layout: Layout, owner: Owner<Actor>): Access | undefined {
  const aspect = /^aspects\.(graphics|motion|physics)\.attributes\.(.+)$/.exec(path);
  if (aspect) return builtIn(actorIndex, `${aspect[1]}.${aspect[2]}`, owner);
  if (!path.startsWith('attributes.')) return undefined;
  const id = path.slice('attributes.'.length);
  if (id === 'time') return timeAccess(owner);
  if (/^(graphics|motion|physics)\./.test(id)) return undefined;
  return builtIn(actorIndex, id, owner) ?? custom(id, layout, owner);
}

/** Seconds since the actor was created, until it was removed. */
function timeAccess({ code, of }: Owner<Actor>): Access {
  return {
    type: 'real',
    readOnly: true,
    source(self) {
      const { field } = code(self);
      return `(((${field('isDestroyed')} ? ${field('end')} : w.scene.frame) - ${field('birth')}) / ${framesPerSecond})`;
    },
    read(actor, world) {
      const owner = of(actor, world);
      return ((owner.isDestroyed ? owner.end : world.scene.frame) - owner.birth) / framesPerSecond;
    },
    write() {},
  };
}

function tableAccess(id: string, game: GameContext): Access | undefined {
  const number = game.tables.get(id);
  if (number === undefined) return undefined;
  return {
    type: 'table',
    readOnly: true,
    source: () => `w.tables[${number}]`,
    read: (_, world) => world.tables[number] ?? '',
    write() {},
  };
}

/** `scene.layers.<layer>.actors.<instance>.…`, resolved by the instance alone. docs/format.md#instance-keypaths. */
function instanceAccess(keypath: string, scene: SceneContext | undefined): Access | undefined {
  const found = keypath.startsWith('scene.layers.') ? scene?.instance(keypath) : undefined;
  if (!found) return undefined;
  const { number, layout, rest } = found;
  const code = actorCode(`w.scene.addressed[${number}]`);
  const owner = ownerOf(code, (actor, world) => world.scene.addressed[number] ?? actor);
  return actorAccess(rest, layout, owner);
}

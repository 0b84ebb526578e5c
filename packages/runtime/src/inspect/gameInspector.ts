import { type AttributeType, convertValue, type Scalar } from '@playhouse/core';
import { actorAttributes } from '../attributes/actorAttributes.ts';
import type { BuiltIn } from '../attributes/attribute.ts';
import { deviceAttributes } from '../attributes/deviceAttributes.ts';
import { gameAttributes } from '../attributes/gameAttributes.ts';
import { type Layout, readSlot, type SlotOwner, writeSlot } from '../attributes/layout.ts';
import { sceneAttributes } from '../attributes/sceneAttributes.ts';
import type { Game } from '../game/game.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import { layoutOfActor } from '../simulation/layoutOfActor.ts';
import { runningScene, type Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';

/** The owner of the inspected attributes: the game, the running scene, or the actor with this key. */
export type Subject = 'game' | 'scene' | number;

/** An attribute that can be inspected and set. */
export interface InspectedAttribute {
  /** The part of its keypath after the owner: `position.x`, `id901`. */
  readonly id: string;
  /** Its title. */
  readonly name: string;
  readonly type: AttributeType;
  readonly isReadOnly: boolean;
  readonly isCustom: boolean;
}

/** An actor of the running scene, by a key that stays the same as long as it lives. */
export interface InspectedActor {
  readonly key: number;
  readonly id: string;
  readonly prototypeId: string;
  readonly name: string;
}

/** Inspects a running game and changes values in it, between two steps. */
export interface GameInspector {
  /** Actors of the running scene, the frontmost first. */
  actors(): InspectedActor[];
  /** The frontmost visible actor at a position in the camera's view. */
  actorAt(x: number, y: number): InspectedActor | undefined;
  /** Attributes of a subject, custom ones first; none when the subject no longer exists. */
  attributes(subject: Subject): InspectedAttribute[];
  read(subject: Subject, id: string): Scalar | undefined;
  /** The value of a device attribute, by the part of its keypath after `devices`. */
  device(id: string): Scalar | undefined;
  /** Writes a value, converted to the attribute's type; false when the attribute does not exist. */
  write(subject: Subject, id: string, value: Scalar): boolean;
  /** The text request that the game is waiting for. */
  question(): string | undefined;
}

/** An inspector of a game made by `createGame`. */
export function createGameInspector(game: Game): GameInspector {
  const { simulation } = internalsOf(game);
  const find = (subject: Subject) => ownerOf(simulation, subject);
  const entry = (subject: Subject, id: string) => find(subject)?.find((attribute) => attribute.id === id);
  return {
    actors: () => frontToBack(simulation).map(nameOf),
    actorAt(x, y) {
      const found = frontToBack(simulation).find((actor) => isHit(actor, simulation, x, y));
      return found && nameOf(found);
    },
    attributes: (subject) =>
      (find(subject) ?? []).map(({ id, name, type, isReadOnly, isCustom }) => ({
        id,
        name,
        type,
        isReadOnly,
        isCustom,
      })),
    read: (subject, id) => entry(subject, id)?.read(),
    device(id) {
      const { plan, world, clock } = simulation;
      const found = devicesById.get(id);
      if (plan.uses.clock || !id.startsWith('clock.')) return found?.get(world.devices);
      // The game does not read the clock.
      return found?.get({ ...world.devices, clock: clock.at(world.frame) });
    },
    question: () => simulation.questions[0]?.prompt,
    write(subject, id, value) {
      const found = entry(subject, id);
      if (!found || found.isReadOnly || found.type === 'table') return false;
      const converted = convertValue(value, found.type);
      if (typeof converted === 'number' && !Number.isFinite(converted)) return false;
      found.write(converted);
      return true;
    },
  };
}

interface LiveAttribute extends InspectedAttribute {
  read(): Scalar;
  write(value: Scalar): void;
}

const devicesById = new Map(deviceAttributes.map((attribute) => [attribute.id, attribute]));

function ownerOf(simulation: Simulation, subject: Subject): LiveAttribute[] | undefined {
  const { plan, world } = simulation;
  const scene = runningScene(simulation);
  if (subject === 'game') return live(gameAttributes, plan.layout, world.game);
  if (subject === 'scene') {
    const layout = plan.scenes[scene.plan]?.layout;
    return layout && live(sceneAttributes, layout, scene);
  }
  const actor = frontToBack(simulation).find(({ key }) => key === subject);
  const layout = actor && layoutOfActor(simulation, actor)?.layout;
  return actor && layout && live(actorAttributes, layout, actor);
}

function live<Owner extends SlotOwner>(
  builtIns: readonly BuiltIn<Owner>[],
  layout: Layout,
  owner: Owner,
): LiveAttribute[] {
  const own = [...layout.slots.values()].map((slot) => ({
    id: slot.id,
    name: slot.name || slot.id,
    type: slot.type,
    isReadOnly: false,
    isCustom: true,
    read: () => readSlot(slot, owner),
    write: (value: Scalar) => writeSlot(slot, owner, value),
  }));
  return [...own, ...builtIns.map((attribute) => liveBuiltIn(attribute, owner))];
}

function liveBuiltIn<Owner>(attribute: BuiltIn<Owner>, owner: Owner): LiveAttribute {
  return {
    id: attribute.id,
    name: attribute.id,
    type: attribute.type,
    isReadOnly: attribute.readOnly,
    isCustom: false,
    read: () => attribute.get(owner),
    write: (value: Scalar) => attribute.set(owner, value),
  };
}

function frontToBack(simulation: Simulation): Actor[] {
  return runningScene(simulation)
    .layers.flatMap((layer) => layer.actors)
    .reverse();
}

function nameOf({ key, id, prototypeId, name }: Actor): InspectedActor {
  return { key, id, prototypeId, name };
}

/** Layers that do not scroll are in view coordinates; all others are in scene coordinates, seen through the camera. */
function isHit(actor: Actor, simulation: Simulation, viewX: number, viewY: number): boolean {
  if (!actor.visible || actor.alpha <= 0) return false;
  const { camera } = runningScene(simulation);
  const [x, y] = actor.layer?.scrollable === false ? [viewX, viewY] : toScene(camera, viewX, viewY);
  const angle = (-actor.rotation * Math.PI) / 180;
  const [dx, dy] = [x - actor.x, y - actor.y];
  const along = dx * Math.cos(angle) - dy * Math.sin(angle);
  const across = dx * Math.sin(angle) + dy * Math.cos(angle);
  return Math.abs(along) <= actor.width / 2 && Math.abs(across) <= actor.height / 2;
}

function toScene(
  camera: { x: number; y: number; width: number; height: number; rotation: number },
  x: number,
  y: number,
) {
  const angle = (camera.rotation * Math.PI) / 180;
  const [dx, dy] = [x - camera.width / 2, y - camera.height / 2];
  return [
    camera.x + camera.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    camera.y + camera.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  ] as const;
}

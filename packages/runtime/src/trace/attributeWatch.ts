import type { Scalar } from '@playhouse/core';
import { actorAttributes } from '../attributes/actorAttributes.ts';
import type { BuiltIn } from '../attributes/attribute.ts';
import { gameAttributes } from '../attributes/gameAttributes.ts';
import { type Layout, readSlot, type SlotOwner } from '../attributes/layout.ts';
import { sceneAttributes } from '../attributes/sceneAttributes.ts';
import { layoutOfActor } from '../simulation/layoutOfActor.ts';
import { runningScene, type Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import type { Unit } from '../units/unit.ts';
import type { AttributeChange, TracedAttribute, Writer } from './behaviorTrace.ts';

interface Watched {
  readonly attribute: TracedAttribute;
  /** Its owner in this frame. */
  readonly owner: unknown;
  readonly read: () => Scalar;
  value: Scalar;
}

/** The contributions of an actor's behaviors to its motion, as one number that changes with them. */
interface Contributions {
  readonly actor: Actor;
  sum: number;
  by: Writer | undefined;
}

/**
 * Finds out who changes attributes by comparing values whenever a behavior has done something. So it need not know how
 * behaviors write.
 */
export class AttributeWatch {
  readonly #simulation: Simulation;
  readonly #tell: (change: AttributeChange) => void;
  #attributes: readonly TracedAttribute[] = [];
  #watched: Watched[] = [];
  #moved: Contributions[] = [];
  /** The running behaviors, innermost last. */
  readonly #active: { readonly unit: Unit; readonly actor: Actor | undefined }[] = [];
  #hasRun = false;
  #inStep = false;

  constructor(simulation: Simulation, tell: (change: AttributeChange) => void) {
    this.#simulation = simulation;
    this.#tell = tell;
  }

  /** Starts comparing these attributes. */
  follow(attributes: readonly TracedAttribute[]): void {
    this.#attributes = attributes;
    this.#watched = [];
    this.#resolve();
  }

  beginStep(): void {
    this.#resolve();
    this.#compare({ kind: 'outside' });
    this.#hasRun = false;
    this.#inStep = true;
    for (const one of this.#moved) one.by = undefined;
  }

  enter(unit: Unit, actor: Actor | undefined): void {
    if (!this.#hasRun) this.#compare({ kind: this.#simulation.plan.scripts.length > 0 ? 'script' : 'game' });
    else this.#compareActive();
    this.#hasRun = true;
    // The contributions of an actor are zero before its first behavior.
    if (this.#active.length === 0) for (const one of this.#moved) one.sum = contributed(one.actor);
    this.#active.push({ unit, actor });
  }

  leave(): void {
    this.#compareActive();
    this.#active.pop();
  }

  endStep(): void {
    this.#inStep = false;
    for (const one of this.#watched) {
      const moved = this.#moved.find(({ actor }) => actor === one.owner);
      this.#compareOne(one, isMotion(one.attribute) ? (moved?.by ?? { kind: 'physics' }) : { kind: 'game' });
    }
  }

  #compareActive(): void {
    const last = this.#active.at(-1);
    if (!last) return;
    const path = this.#simulation.plan.locations[last.unit.location] ?? [];
    const writer: Writer = { kind: 'behavior', path, actor: last.actor?.key ?? 0 };
    this.#compare(writer);
    for (const one of this.#moved) {
      const sum = contributed(one.actor);
      if (sum !== one.sum) one.by = { kind: 'motion', path, actor: last.actor?.key ?? 0 };
      one.sum = sum;
    }
  }

  #compare(writer: Writer): void {
    for (const one of this.#watched) this.#compareOne(one, writer);
  }

  #compareOne(one: Watched, writer: Writer): void {
    const to = one.read();
    if (Object.is(to, one.value)) return;
    const frame = this.#simulation.world.frame + (this.#inStep || writer.kind !== 'outside' ? 0 : 1);
    this.#tell({ ...one.attribute, frame, from: one.value, to, writer });
    one.value = to;
  }

  /** Finds the owners in this frame: a restored game has other actors. The values of a new owner are not changes. */
  #resolve(): void {
    const before = this.#watched;
    this.#watched = this.#attributes.flatMap((attribute) => {
      const found = readerOf(this.#simulation, attribute);
      if (!found) return [];
      const known = before.find((one) => one.attribute === attribute);
      return [{ attribute, ...found, value: known && known.owner === found.owner ? known.value : found.read() }];
    });
    const actors = new Set(this.#watched.flatMap(({ owner }) => (isActor(owner) ? [owner] : [])));
    this.#moved = [...actors].map((actor) => ({ actor, sum: contributed(actor), by: undefined }));
  }
}

/** The attributes that change when the actor is moved. */
function isMotion({ subject, id }: TracedAttribute): boolean {
  return typeof subject === 'number' && /^(position\.|rotation$|motion\.)/.test(id);
}

function isActor(owner: unknown): owner is Actor {
  return typeof owner === 'object' && owner !== null && 'moveX' in owner;
}

/** The numbers are weighted so that two changes rarely cancel out. */
function contributed({ moveX, moveY, turn, stackedX, stackedY, stackedNumber }: Actor): number {
  return moveX + moveY * 1.37 + turn * 1.73 + stackedNumber * 7.1 + stackedX * 2.3 + stackedY * 3.1;
}

interface Reader {
  readonly owner: unknown;
  readonly read: () => Scalar;
}

function readerOf(simulation: Simulation, { subject, id }: TracedAttribute): Reader | undefined {
  const { plan, world } = simulation;
  const scene = runningScene(simulation);
  if (subject === 'game') return reader(gameAttributes, plan.layout, world.game, id);
  if (subject === 'scene') return reader(sceneAttributes, plan.scenes[scene.plan]?.layout, scene, id);
  const actor = findActor(simulation, subject);
  return actor && reader(actorAttributes, layoutOfActor(simulation, actor)?.layout, actor, id);
}

function reader<Owner extends SlotOwner>(
  builtIns: readonly BuiltIn<Owner>[],
  layout: Layout | undefined,
  owner: Owner,
  id: string,
): Reader | undefined {
  const builtIn = builtIns.find((one) => one.id === id);
  if (builtIn) return { owner, read: () => builtIn.get(owner) };
  const slot = layout?.slots.get(id);
  return slot && { owner, read: () => readSlot(slot, owner) };
}

/** The actor of the running scene with this key. */
export function findActor(simulation: Simulation, key: number): Actor | undefined {
  for (const { actors } of runningScene(simulation).layers)
    for (const actor of actors) if (actor.key === key) return actor;
  return undefined;
}

/** The attribute that a keypath names for an actor; undefined if it cannot be followed. */
export function attributeOf(keypath: string, actor: number): TracedAttribute | undefined {
  const found = /^(self|game|scene)\.(?:aspects\.(graphics|motion|physics)\.)?attributes\.(.+)$/.exec(keypath);
  if (!found) return undefined;
  const [, root, aspect, id = ''] = found;
  const subject = root === 'self' ? actor : root === 'game' ? 'game' : 'scene';
  return { subject, id: aspect === undefined ? id : `${aspect}.${id}` };
}

import { framesPerSecond } from '@playhouse/core';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import type { Target } from '../units/defineRuntimeBehavior.ts';
import { defineRuntimeBehavior, type UnitOf } from '../units/defineRuntimeBehavior.ts';

interface Frames {
  readonly images: readonly string[];
  readonly frame: Target | undefined;
}

type Animate = UnitOf<'AnimateBehavior', Frames>;

/** Slots: the number of its activation, frames since then, the image that shows (from 1). */
const frames = 1;
const shown = 2;

/** Shows images one after the other. A later one on the same actor replaces it. docs/runtime-rules.md#display. */
export const Animate = defineRuntimeBehavior('AnimateBehavior', {
  numbers: 3,

  prepare: ({ images, currentFrameAttribute }, compiler): Frames => ({
    images: images.split('\t').filter((name) => name !== ''),
    frame: currentFrameAttribute === '' ? undefined : compiler.target(currentFrameAttribute),
  }),

  start(unit, actor, world) {
    const number = ++world.activations;
    actor.writeSlot(unit.state, number);
    actor.writeSlot(unit.state + frames, 0);
    actor.writeSlot(unit.state + shown, 0);
    if (actor.animation === 0) actor.imageBefore = actor.image;
    actor.animation = number;
  },

  update(unit, actor, world) {
    const { images } = unit.prepared;
    const elapsed = actor.readSlot(unit.state + frames);
    actor.writeSlot(unit.state + frames, elapsed + 1);
    if (actor.animation !== actor.readSlot(unit.state) || images.length === 0) return;
    const passed = Math.floor((elapsed * Math.max(unit.fields.speed, 0)) / framesPerSecond + 1e-9);
    const index = unit.fields.loop ? passed % images.length : Math.min(passed, images.length - 1);
    if (actor.readSlot(unit.state + shown) !== index + 1) show(unit, index, actor, world);
  },

  stop(unit, actor) {
    if (actor.animation !== actor.readSlot(unit.state)) return;
    actor.animation = 0;
    if (!unit.fields.restoreActorImage) return;
    actor.image = actor.imageBefore;
    actor.version++;
  },

  isDone: (unit, actor) => !unit.fields.loop && actor.readSlot(unit.state + shown) === unit.prepared.images.length,
});

function show(unit: Animate, index: number, actor: Actor, world: World): void {
  actor.writeSlot(unit.state + shown, index + 1);
  actor.image = unit.prepared.images[index] ?? '';
  actor.version++;
  unit.prepared.frame?.writeNumber(actor, world, index + 1);
}

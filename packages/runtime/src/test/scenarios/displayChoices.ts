import { increment, timer } from '../describeGame.ts';
import type { ChoiceScenario } from './choiceScenario.ts';
import { drawn } from './observations.ts';
import type { Scenario, Seen } from './scenario.ts';

const image = (seen: Seen) => drawn(seen)?.image;
const firstText = (seen: Seen) => drawn(seen)?.texts[0];
const emitter = (seen: Seen) => drawn(seen)?.emitters[0];
const rounded = (value: number | undefined) => Math.round(value ?? Number.NaN) + 0;
const one = { numParticles: 1, startupTime: 0, lifetime: 100, direction: 0, speed: 60 };
const text = (read: (seen: Seen) => unknown, is: unknown): ChoiceScenario => {
  return { fields: { text: 'hi' }, frames: 1, sees: read, is };
};
const blending = (is: number): ChoiceScenario => {
  return { fields: one, frames: 2, sees: (seen) => emitter(seen)?.blendingMode, is };
};
const turned: Pick<Scenario, 'prototype'> = { prototype: { attributes: { rotation: 90 } } };

/**
 * The choices of docs/runtime-rules.md#display, by class, field and value. Particles born in frame 1 are 30 frames old
 * in frame 31.
 */
export const displayChoices: Readonly<Record<string, ChoiceScenario>> = {
  // "loop=false: stops on the last frame and stays there while active".
  'AnimateBehavior.loop=false': { fields: { images: 'a\tb', speed: 10 }, frames: 30, sees: image, is: 'b' },
  // "restore = true puts back the image the actor had before; false keeps the frame".
  'AnimateBehavior.restoreActorImage=false': {
    fields: { images: 'a' },
    around: (does) => [timer('for', 0.5, [does]), increment],
    prototype: { attributes: { image: 'own' } },
    frames: 60,
    sees: image,
    is: 'a',
  },
  'DisplayTextBehavior.alignment=0': text((seen) => firstText(seen)?.alignment, 0),
  'DisplayTextBehavior.alignment=2': text((seen) => firstText(seen)?.alignment, 2),
  'DisplayTextBehavior.wrap=true': text((seen) => firstText(seen)?.wrap, true),
  'DisplayTextBehavior.space=1': text((seen) => firstText(seen)?.space, 1),
  'DisplayTextBehavior.directionSpace=1': text((seen) => firstText(seen)?.directionSpace, 1),
  'ParticlesBehavior.directionRelativity=1': {
    ...turned,
    fields: one,
    frames: 31,
    sees: (seen) => rounded(emitter(seen)?.x[0]),
    is: 30,
  },
  'ParticlesBehavior.sizeChange=true': {
    fields: { ...one, size: 5, sizeTarget: 65, sizeTransitionTime: 1 },
    frames: 31,
    sees: (seen) => emitter(seen)?.size[0],
    is: 35,
  },
  'ParticlesBehavior.colorChange=true': {
    fields: { ...one, colorTarget: { red: 0, green: 1, blue: 1, alpha: 1 }, colorTransitionTime: 1 },
    frames: 31,
    sees: (seen) => emitter(seen)?.red[0],
    is: 0.5,
  },
  // "adds scene gravity", whose y is down (0.2).
  'ParticlesBehavior.affectedByGravity=true': {
    fields: { ...one, speed: 0 },
    rest: { scenes: [{ attributes: { gravity: { x: 0, y: 600 } }, layers: [{ actors: [{ prototype: 'id1' }] }] }] },
    frames: 31,
    sees: (seen) => (emitter(seen)?.y[0] ?? 0) < -70,
    is: true,
  },
  'ParticlesBehavior.blendingMode=1': blending(1),
  'ParticlesBehavior.blendingMode=2': blending(2),
  'ParticlesBehavior.blendingMode=3': blending(3),
  'ParticlesBehavior.blendingMode=4': blending(4),
};

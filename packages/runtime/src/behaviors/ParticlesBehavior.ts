import { convertValue, framesPerSecond } from '@playhouse/core';
import { cos, sin } from '../math/trigonometry.ts';
import type { Actor } from '../state/actor.ts';
import { EmitterState } from '../state/unitMemory.ts';
import type { World } from '../state/world.ts';
import { defineRuntimeBehavior, type NumberReader, type UnitOf } from '../units/defineRuntimeBehavior.ts';
import { ageParticle, colorParts, showParticles } from '../units/particles.ts';
import { finish, isLingering } from '../units/run.ts';

/** The values that particles change to. */
interface Goals {
  readonly size: NumberReader;
  readonly sizeTime: NumberReader;
  readonly color: Readonly<Record<(typeof colorParts)[number], NumberReader>>;
  readonly colorTime: NumberReader;
}

type Particles = UnitOf<'ParticlesBehavior', Goals>;

const relativeToActor = 0;
const maximumParticles = 5000;

/** Emits particles, each with values of its own. When it ends, existing ones finish. docs/runtime-rules.md#display. */
export const Particles = defineRuntimeBehavior('ParticlesBehavior', {
  objects: 1,

  /** Programs of a disabled change are neither checked nor run. */
  prepare(fields, compiler): Goals {
    const when = (isOn: boolean, reader: NumberReader): NumberReader => {
      const literal = compiler.constant(reader) ?? 0;
      return isOn ? reader : () => literal;
    };
    const { sizeChange, colorChange, colorTarget } = fields;
    const [red, green, blue, alpha] = colorParts.map((part) => when(colorChange, colorTarget[part]));
    const none: NumberReader = () => 1;
    return {
      size: when(sizeChange, fields.sizeTarget),
      sizeTime: when(sizeChange, fields.sizeTransitionTime),
      color: { red: red ?? none, green: green ?? none, blue: blue ?? none, alpha: alpha ?? none },
      colorTime: when(colorChange, fields.colorTransitionTime),
    };
  },

  start(unit, actor, world) {
    const wanted = Number(convertValue(unit.fields.numParticles(actor, world), 'index'));
    if (wanted > maximumParticles) world.faults.report(unit.location, 'limit.particles', maximumParticles);
    const emitter = new EmitterState(wanted > 0 ? Math.min(wanted, maximumParticles) : 0);
    emitter.image = unit.fields.image;
    emitter.blendingMode = unit.fields.blendingMode;
    emitter.startup = Math.max(unit.fields.startupTime(actor, world), 0) * framesPerSecond;
    actor.memory[unit.memory] = emitter;
  },

  update(unit, actor, world) {
    const emitter = actor.memory[unit.memory];
    if (emitter?.kind !== 'emitter') return;
    const isEmitting = !isLingering(unit, actor);
    emit(emitter, isEmitting, unit, actor, world);
    showParticles(emitter, unit.fields.sizeChange, unit.fields.colorChange);
    if (emitter.count > 0) {
      if (actor.emitters[actor.emitterCount] !== emitter) actor.version++;
      actor.emitters[actor.emitterCount++] = emitter;
    } else if (!isEmitting) finish(unit, actor);
  },

  lingers(unit, actor) {
    const emitter = actor.memory[unit.memory];
    return emitter?.kind === 'emitter' && emitter.count > 0;
  },

  stop(unit, actor) {
    actor.memory[unit.memory] = undefined;
  },
});

/** Ages the living particles and refills slots that are due. */
function emit(emitter: EmitterState, isEmitting: boolean, unit: Particles, actor: Actor, world: World): void {
  const gravityX = unit.fields.affectedByGravity ? world.scene.gravityX : 0;
  const gravityY = unit.fields.affectedByGravity ? world.scene.gravityY : 0;
  const slots = emitter.particles.age.length;
  for (let slot = 0; slot < slots; slot++) {
    if (ageParticle(emitter.particles, slot, gravityX, gravityY) || !isEmitting) continue;
    if (emitter.frames >= (emitter.startup * slot) / slots) bear(emitter, slot, unit, actor, world);
  }
  emitter.frames++;
}

/** Every expression is evaluated for each new particle. */
function bear(
  { particles }: EmitterState,
  slot: number,
  { fields, prepared }: Particles,
  actor: Actor,
  world: World,
): void {
  const lifetime = fields.lifetime(actor, world);
  const angle = fields.direction(actor, world) + (fields.directionRelativity === relativeToActor ? actor.rotation : 0);
  const speed = fields.speed(actor, world);
  const x = fields.emitterOffsetX(actor, world);
  const y = fields.emitterOffsetY(actor, world);
  if (!(lifetime > 0) || !Number.isFinite(lifetime + angle + speed + x + y)) return;
  const cosine = cos(actor.rotation);
  const sine = sin(actor.rotation);
  particles.lifetime[slot] = lifetime;
  particles.age[slot] = 0;
  particles.x[slot] = actor.x + x * cosine - y * sine;
  particles.y[slot] = actor.y + x * sine + y * cosine;
  particles.velocityX[slot] = cos(angle) * speed;
  particles.velocityY[slot] = sin(angle) * speed;
  particles.rotation[slot] = or(fields.rotation(actor, world), 0);
  particles.turn[slot] = or(fields.angularVelocity(actor, world), 0);
  particles.from[slot * 5] = or(fields.size(actor, world), 0);
  particles.to[slot * 5] = or(prepared.size(actor, world), 0);
  particles.sizeTime[slot] = or(prepared.sizeTime(actor, world), 0);
  particles.colorTime[slot] = or(prepared.colorTime(actor, world), 0);
  for (const [index, part] of colorParts.entries()) {
    particles.from[slot * 5 + 1 + index] = or(fields.color[part](actor, world), 1);
    particles.to[slot * 5 + 1 + index] = or(prepared.color[part](actor, world), 1);
  }
}

function or(number: number, fallback: number): number {
  return Number.isNaN(number) ? fallback : number;
}

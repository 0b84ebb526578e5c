import { framesPerSecond, secondsPerFrame } from '@playhouse/core';
import type { EmitterState, ParticleColumns } from '../state/unitMemory.ts';

const tolerance = 1e-6;

/** Components of a color in the order in which particles store them. */
export const colorParts = ['red', 'green', 'blue', 'alpha'] as const;

/** Advances a particle by one frame; false when its slot is or becomes empty. */
export function ageParticle(particles: ParticleColumns, slot: number, gravityX: number, gravityY: number): boolean {
  const lifetime = particles.lifetime[slot] ?? 0;
  if (lifetime === 0) return false;
  const age = (particles.age[slot] ?? 0) + 1;
  if (age >= lifetime * framesPerSecond - tolerance) {
    particles.lifetime[slot] = 0;
    return false;
  }
  const pullX = gravityX * secondsPerFrame;
  const pullY = -gravityY * secondsPerFrame;
  const velocityX = (particles.velocityX[slot] ?? 0) + pullX;
  const velocityY = (particles.velocityY[slot] ?? 0) + pullY;
  particles.age[slot] = age;
  particles.velocityX[slot] = velocityX;
  particles.velocityY[slot] = velocityY;
  particles.x[slot] = (particles.x[slot] ?? 0) + (velocityX - pullX / 2) * secondsPerFrame;
  particles.y[slot] = (particles.y[slot] ?? 0) + (velocityY - pullY / 2) * secondsPerFrame;
  particles.rotation[slot] = (particles.rotation[slot] ?? 0) + (particles.turn[slot] ?? 0) * secondsPerFrame;
  return true;
}

/** Copies the living particles into the columns that the player draws. */
export function showParticles(emitter: EmitterState, sizeChanges: boolean, colorChanges: boolean): void {
  const { particles } = emitter;
  let count = 0;
  for (let slot = 0; slot < particles.age.length; slot++) {
    if (particles.lifetime[slot] === 0) continue;
    const age = (particles.age[slot] ?? 0) / framesPerSecond;
    const size = sizeChanges ? progress(age, particles.sizeTime[slot] ?? 0) : 0;
    const color = colorChanges ? progress(age, particles.colorTime[slot] ?? 0) : 0;
    emitter.x[count] = particles.x[slot] ?? 0;
    emitter.y[count] = particles.y[slot] ?? 0;
    emitter.rotation[count] = particles.rotation[slot] ?? 0;
    emitter.size[count] = Math.max(between(particles, slot * 5, size), 0);
    emitter.red[count] = between(particles, slot * 5 + 1, color);
    emitter.green[count] = between(particles, slot * 5 + 2, color);
    emitter.blue[count] = between(particles, slot * 5 + 3, color);
    emitter.alpha[count] = between(particles, slot * 5 + 4, color);
    count++;
  }
  emitter.count = count;
}

function progress(age: number, time: number): number {
  return time > 0 ? Math.min(age / time, 1) : 1;
}

function between({ from, to }: ParticleColumns, index: number, part: number): number {
  const start = from[index] ?? 0;
  return start + ((to[index] ?? 0) - start) * part;
}

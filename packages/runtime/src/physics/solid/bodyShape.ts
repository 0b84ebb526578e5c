import type { ColliderDesc } from '@dimforge/rapier2d-deterministic-compat';
import { type ConvexPart, convexParts } from '../convexParts.ts';
import type { PhysicsActor } from '../types.ts';
import { pixelsPerMeter } from './solidBody.ts';

export type Rapier = typeof import('@dimforge/rapier2d-deterministic-compat');

export interface BodyMass {
  /** In kg. */
  readonly mass: number;
  /** In kg m², around the center of mass; 0 for a body that contacts cannot turn. */
  readonly inertia: number;
}

/** Descriptions of an actor's colliders: a box, a ball, or one for each convex part. docs/runtime-rules.md#physics. */
export function collidersOf(rapier: Rapier, actor: PhysicsActor): ColliderDesc[] {
  const width = meters(actor.width);
  const height = meters(actor.height);
  if (actor.collisionShape === 1) return [rapier.ColliderDesc.ball((width + height) / 4)];
  if (actor.collisionShape === 2) {
    const parts = convexParts(actor.collisionPolygon).flatMap((part) => {
      const corners = Float32Array.from(part, (value, i) => value * (i % 2 === 0 ? width : height));
      const description = rapier.ColliderDesc.convexPolyline(corners);
      return description && isAccepted(description) ? description : [];
    });
    if (parts.length > 0) return parts;
  }
  return [rapier.ColliderDesc.cuboid(width / 2, height / 2)];
}

/** The library treats corners of less than 1.5 degrees as straight, and rejects shapes with fewer than three others. */
function isAccepted({ shape }: ColliderDesc): boolean {
  const made: { free(): void } | undefined = shape.intoRaw();
  made?.free();
  return made !== undefined;
}

/** Mass = density x area; without density a body weighs 1 kg and cannot be turned. docs/runtime-rules.md#physics. */
export function massOf(actor: PhysicsActor): BodyMass {
  if (!(actor.density > 0)) return { mass: 1, inertia: 0 };
  const width = meters(actor.width);
  const height = meters(actor.height);
  const moments = { area: 0, x: 0, y: 0, square: 0 };
  if (actor.collisionShape === 1) {
    const radius = (width + height) / 4;
    moments.area = Math.PI * radius * radius;
    moments.square = (moments.area * radius * radius) / 2;
  } else {
    const parts = actor.collisionShape === 2 ? convexParts(actor.collisionPolygon) : [];
    for (const part of parts.length > 0 ? parts : [unitRectangle]) addMoments(moments, part, width, height);
  }
  const density = Math.min(actor.density, highestDensity);
  const comX = actor.centerOfMassX / pixelsPerMeter;
  const comY = actor.centerOfMassY / pixelsPerMeter;
  const around = moments.square - 2 * (comX * moments.x + comY * moments.y);
  const inertia = density * (around + moments.area * (comX * comX + comY * comY));
  return { mass: density * moments.area, inertia: Math.max(0, inertia) };
}

/** A side of an actor in meters, limited to what the library can handle. */
function meters(pixels: number): number {
  return Math.min(Math.max(Math.abs(pixels), 0.5), 100_000) / pixelsPerMeter || 0.01;
}

const highestDensity = 1e6;
const unitRectangle: ConvexPart = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];

/** Area, first and second moments of a polygon around the actor's center. */
function addMoments(
  moments: { area: number; x: number; y: number; square: number },
  part: ConvexPart,
  width: number,
  height: number,
): void {
  for (let i = 0; i < part.length; i += 2) {
    const next = (i + 2) % part.length;
    const [ax, ay] = [(part[i] ?? 0) * width, (part[i + 1] ?? 0) * height];
    const [bx, by] = [(part[next] ?? 0) * width, (part[next + 1] ?? 0) * height];
    const cross = ax * by - ay * bx;
    moments.area += cross / 2;
    moments.x += (cross * (ax + bx)) / 6;
    moments.y += (cross * (ay + by)) / 6;
    moments.square += (cross * (ax * ax + ax * bx + bx * bx + ay * ay + ay * by + by * by)) / 12;
  }
}

import { describe, expect, it } from 'vitest';
import type { Project } from '../../model/project.ts';
import { buildProject, testEdit, testRefusal } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';

const plain = buildProject({ prototypes: [{ name: 'Ant' }] });

describe('a collision shape', () => {
  /** Corners on a circle, counter-clockwise. */
  const corners = (count: number) =>
    Array.from({ length: count }, (_, at) => [
      Math.cos((2 * Math.PI * at) / count) / 2,
      Math.sin((2 * Math.PI * at) / count) / 2,
    ]);
  const physics = ['aspects', 'physics', 'attributes'];
  const set = (key: string, value: unknown): Edit => ({
    kind: 'prototype.setAttribute',
    data: { prototype: 'id1', path: [...physics, key], value },
  });
  const custom = testEdit(plain, set('collisionShape', 2));
  const polygonOf = (project: Project) => project.actors.get('id1')?.aspects.physics.attributes.collisionPolygon;

  it.each([3, 4, 63, 64])('may have %i corners, which are kept or reversed', (count) => {
    expect(polygonOf(testEdit(custom, set('collisionPolygon', corners(count))))).toEqual(corners(count));
    const turned = testEdit(custom, set('collisionPolygon', corners(count).toReversed()));
    expect(polygonOf(turned)).toEqual(corners(count));
  });

  it.each([1, 2, 65])('may not have %i corners', (count) => {
    const [issue] = testRefusal(custom, set('collisionPolygon', corners(count)));
    expect(issue?.message).toBe('A collision shape has 3 to 64 corners.');
  });

  it('may be empty, whatever the shape', () => {
    const drawn = testEdit(custom, set('collisionPolygon', corners(5)));
    expect(polygonOf(testEdit(drawn, set('collisionPolygon', [])))).toEqual([]);
    expect(testEdit(plain, set('collisionPolygon', []))).toBe(plain);
  });

  it.each([[[0, 0.51]], [[-0.51, 0]], [[0]], [['0', 0]], [[0, Number.NaN]], [null]])('has no corner %j', (corner) => {
    const [issue] = testRefusal(custom, set('collisionPolygon', [...corners(3), corner]));
    expect(issue?.message).toBe('Each corner must be inside the actor.');
  });
});

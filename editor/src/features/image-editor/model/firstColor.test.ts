import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { firstColor } from './firstColor.ts';

describe('the color of a first drawing', () => {
  it.each([
    ['white in a black scene', [0, 0, 0], 255],
    ['white in a dark blue scene', [0.1, 0.15, 0.5], 255],
    ['black in a white scene', [1, 1, 1], 0],
    ['black in a light green scene', [0.3, 0.8, 0.4], 0],
  ] as const)('is %s', (_, [red, green, blue], level) => {
    const color = { red, green, blue, alpha: 1 };
    const project = buildProject({ scenes: [{ attributes: { color } }, { attributes: {} }] });
    expect(firstColor(project)).toEqual({ r: level, g: level, b: level, a: 255 });
  });

  it('is white in a new game, whose scene is black, and black where there is none', () => {
    expect(firstColor(buildProject({})).r).toBe(255);
    const { object, ...rest } = buildProject({});
    expect(firstColor({ ...rest, object: { ...object, scenes: [] } }).r).toBe(0);
  });
});

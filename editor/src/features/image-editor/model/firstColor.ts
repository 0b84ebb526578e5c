import type { Project } from '@playhouse/core';
import type { Color } from '@playhouse/paint';
import { colorOf } from '../../drawing/stageItems.ts';

const black: Color = { r: 0, g: 0, b: 0, a: 255 };
const white: Color = { r: 255, g: 255, b: 255, a: 255 };

/** The color of a first drawing: white if the first scene of the game is dark, so that the drawing is seen there. */
export function firstColor(project: Project): Color {
  const [scene] = project.object.scenes;
  const attributes = scene === undefined ? undefined : project.scenes.get(scene)?.attributes;
  const { red, green, blue } = colorOf(attributes?.color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.4 ? white : black;
}

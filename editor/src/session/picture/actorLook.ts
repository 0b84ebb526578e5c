import type { Instance, Project, PrototypeDocument } from '@playhouse/core';

/** What one actor looks like before the game runs: overrides of the instance over those of the prototype. */
export interface ActorLook {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, counter-clockwise. */
  readonly rotation: number;
  readonly color: { readonly red: number; readonly green: number; readonly blue: number; readonly alpha: number };
  /** Stored path of the image, undefined for a plain rectangle or an image that is not there. */
  readonly image: string | undefined;
  readonly isVisible: boolean;
  readonly isTiled: boolean;
  readonly isFlippedHorizontally: boolean;
  readonly isFlippedVertically: boolean;
}

/** The look of an instance; values that only the running game knows count as their default. */
export function lookOf(project: Project, prototype: PrototypeDocument, instance?: Instance): ActorLook {
  const own = (key: string) => instance?.attributes[key] ?? prototype.attributes[key];
  const graphic = (key: string) =>
    instance?.aspects?.graphics?.attributes?.[key] ?? Reflect.get(prototype.aspects.graphics.attributes, key);
  const [position, size, color] = [own('position'), own('size'), own('color')];
  return {
    x: part(position, 'x', 0),
    y: part(position, 'y', 0),
    width: part(size, 'width', 100),
    height: part(size, 'height', 100),
    rotation: numberOr(own('rotation'), 0),
    color: {
      red: part(color, 'red', 1),
      green: part(color, 'green', 1),
      blue: part(color, 'blue', 1),
      alpha: part(color, 'alpha', 1),
    },
    image: imagePathOf(project, own('image')),
    isVisible: graphic('visible') !== false,
    isTiled: graphic('horizontalWrap') === 2 || graphic('verticalWrap') === 2,
    isFlippedHorizontally: graphic('flipHorizontally') === true,
    isFlippedVertically: graphic('flipVertically') === true,
  };
}

/** The stored path of an image by its name, with or without extension. */
export function imagePathOf(project: Project, name: unknown): string | undefined {
  if (typeof name !== 'string' || name === '') return undefined;
  const plain = name.replace(/\.[^.]*$/, '');
  const asset = project.assets.images.find((image) => image.name === name || image.name === plain);
  const file = asset?.files[0]?.name;
  return file === undefined ? undefined : `images/${file}`;
}

function part(value: unknown, key: string, otherwise: number): number {
  return typeof value === 'object' && value !== null ? numberOr(Reflect.get(value, key), otherwise) : otherwise;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

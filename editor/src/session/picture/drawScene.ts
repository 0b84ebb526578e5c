import type { Project, SceneDocument } from '@playhouse/core';
import { type ActorLook, lookOf } from './actorLook.ts';

/** A part of a scene, in the scene's units: y grows upwards. */
export interface SceneArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Picture2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The part of a scene that a picture of this shape shows: about what the camera sees at the start, never more than the scene. */
export function pictureArea(scene: SceneDocument, aspect: number): SceneArea {
  const { camera, size } = scene.attributes;
  const width = Math.max(1, Math.min(size.width, camera.size.height * aspect));
  const height = width / aspect;
  const middle = camera.origin.x + camera.size.width / 2;
  const x = Math.max(0, Math.min(middle - width / 2, size.width - width));
  return { x, y: camera.origin.y, width, height };
}

/** Draws a scene as it stands before the game runs, back to front. Texts and particles are the running game's. */
export function drawScene(
  picture: Picture2D,
  { project, scene, area }: { project: Project; scene: SceneDocument; area: SceneArea },
  images: ReadonlyMap<string, CanvasImageSource & { width: number; height: number }>,
): void {
  const { width, height } = picture.canvas;
  const { red, green, blue } = scene.attributes.color;
  picture.fillStyle = colorText(red, green, blue);
  picture.fillRect(0, 0, width, height);
  const scale = width / area.width;
  const scrolling = scene.layers.findIndex((layer) => layer.attributes.scrollable);
  for (const [index, layer] of scene.layers.entries()) {
    // What lies over the game are its displays, which are empty until it runs.
    if (scrolling >= 0 && index > scrolling && !layer.attributes.scrollable) continue;
    for (const instance of layer.actors) {
      const prototype = project.actors.get(instance.prototype);
      if (!prototype) continue;
      const look = lookOf(project, prototype, instance);
      if (!look.isVisible) continue;
      const origin = layer.attributes.scrollable ? { x: 0, y: 0 } : scene.attributes.camera.origin;
      picture.save();
      picture.translate((look.x + origin.x - area.x) * scale, height - (look.y + origin.y - area.y) * scale);
      drawActor(picture, look, images, scale);
      picture.restore();
    }
  }
}

/** Draws one actor around the picture's origin. */
export function drawActor(
  picture: Picture2D,
  look: ActorLook,
  images: ReadonlyMap<string, CanvasImageSource & { width: number; height: number }>,
  scale: number,
): void {
  const [width, height] = [look.width * scale, look.height * scale];
  const image = look.image === undefined ? undefined : images.get(look.image);
  picture.rotate((-look.rotation * Math.PI) / 180);
  picture.scale(look.isFlippedHorizontally ? -1 : 1, look.isFlippedVertically ? -1 : 1);
  picture.globalAlpha = Math.max(0, Math.min(1, look.color.alpha));
  if (!image) {
    if (look.image !== undefined) return;
    picture.fillStyle = colorText(look.color.red, look.color.green, look.color.blue);
    picture.fillRect(-width / 2, -height / 2, width, height);
  } else if (look.isTiled) {
    drawTiles(picture, image, { width, height, scale });
  } else {
    picture.drawImage(image, -width / 2, -height / 2, width, height);
  }
}

function drawTiles(
  picture: Picture2D,
  image: CanvasImageSource & { width: number; height: number },
  { width, height, scale }: { width: number; height: number; scale: number },
): void {
  const pattern = picture.createPattern(image, 'repeat');
  if (!pattern) return;
  picture.beginPath();
  picture.rect(-width / 2, -height / 2, width, height);
  picture.clip();
  picture.translate(-width / 2, height / 2);
  picture.scale(scale, scale);
  picture.fillStyle = pattern;
  picture.fillRect(0, -height / scale, width / scale, height / scale);
}

function colorText(red: number, green: number, blue: number): string {
  const byte = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 255);
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)})`;
}

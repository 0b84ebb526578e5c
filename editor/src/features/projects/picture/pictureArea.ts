import type { SceneDocument } from '@playhouse/core';

/** A part of a scene, in the scene's units: y grows upward. */
export interface SceneArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a scene that a picture of this shape shows: about the initial camera view, never beyond the scene. */
export function pictureArea(scene: SceneDocument, aspect: number): SceneArea {
  const { camera, size } = scene.attributes;
  const width = Math.max(1, Math.min(size.width, camera.size.height * aspect));
  const middle = camera.origin.x + camera.size.width / 2;
  const x = Math.max(0, Math.min(middle - width / 2, size.width - width));
  return { x, y: camera.origin.y, width, height: width / aspect };
}

import type { CameraState, SceneState } from '../state/sceneState.ts';
import { type BuiltIn, fieldAttribute, partAttributes } from './attribute.ts';

const attribute = fieldAttribute<SceneState>;
const camera = fieldAttribute<CameraState>;
const readOnly = { readOnly: true };

const cameraAttributes: readonly BuiltIn<CameraState>[] = [
  camera('camera.origin.x', 'x', 'real'),
  camera('camera.origin.y', 'y', 'real'),
  camera('camera.size.width', 'width', 'real'),
  camera('camera.size.height', 'height', 'real'),
  camera('camera.trackingArea.width', 'trackingWidth', 'real'),
  camera('camera.trackingArea.height', 'trackingHeight', 'real'),
  camera('camera.rotation', 'rotation', 'real'),
];

/**
 * Every built-in attribute of a scene, by the part of the keypath after `scene.attributes`.
 * docs/runtime-rules.md#scene-attributes.
 */
export const sceneAttributes: readonly BuiltIn<SceneState>[] = [
  attribute('name', 'name', 'text', readOnly),
  attribute('time', 'time', 'real', readOnly),
  attribute('size.width', 'width', 'real', readOnly),
  attribute('size.height', 'height', 'real', readOnly),
  attribute('wrapX', 'wrapX', 'boolean'),
  attribute('wrapY', 'wrapY', 'boolean'),
  attribute('gravity.x', 'gravityX', 'real'),
  attribute('gravity.y', 'gravityY', 'real'),
  attribute('color.red', 'red', 'real'),
  attribute('color.green', 'green', 'real'),
  attribute('color.blue', 'blue', 'real'),
  attribute('color.alpha', 'alpha', 'real'),
  attribute('autorotate.landscapeLeft', 'landscapeLeft', 'boolean'),
  attribute('autorotate.portrait', 'portrait', 'boolean'),
  attribute('autorotate.landscapeRight', 'landscapeRight', 'boolean'),
  attribute('autorotate.portraitUpsidedown', 'portraitUpsidedown', 'boolean'),
  ...partAttributes('camera', (scene: SceneState) => scene.camera, cameraAttributes),
];

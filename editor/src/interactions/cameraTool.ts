import { type Edit, type Point, type SceneDocument, turned } from '@playhouse/core';
import { isInside, middleOf } from './box.ts';
import { type Frame, frameOfBox, gripAt, type Handle } from './frame.ts';
import { isDrag, type PointerInput } from './pointerInput.ts';
import { resizeDrag } from './resizeDrag.ts';

type Camera = SceneDocument['attributes']['camera'];

/** What the camera tool reads on each event. */
export interface CameraContext {
  readonly scene: string;
  readonly camera: Camera;
  readonly zoom: number;
  readonly handleReach: number;
  readonly newGesture: () => string;
}

/** Which rectangle a drag works on, and how. */
export interface CameraGrip {
  readonly part: 'camera' | 'tracking';
  readonly handle: Handle | 'inside';
}

/** The state machine of Camera mode. */
export type CameraState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressed'; readonly at: PointerInput; readonly grip: CameraGrip; readonly camera: Camera }
  | {
      readonly kind: 'dragging';
      readonly from: Point;
      readonly grip: CameraGrip;
      readonly camera: Camera;
      readonly gesture: string;
    };

export interface CameraStep {
  readonly state: CameraState;
  readonly edit?: { readonly edit: Edit; readonly gesture: string };
}

export const cameraIdle: CameraState = { kind: 'idle' };

/** The camera's view in the scene, which rotates around its center. */
export function cameraFrame(camera: Camera): Frame {
  return { ...frameOfBox({ ...camera.origin, ...camera.size }), rotation: camera.rotation };
}

/** The area at the center of the view in which a followed actor does not move the camera. */
export function trackingFrame(camera: Camera): Frame {
  return { position: middleOf({ ...camera.origin, ...camera.size }), size: camera.trackingArea, rotation: 0 };
}

/** The part of the camera or tracking area under the pointer. */
export function cameraGripUnder(input: PointerInput, context: CameraContext): CameraGrip | undefined {
  const reach = context.handleReach / context.zoom;
  for (const part of ['tracking', 'camera'] as const) {
    const frame = part === 'camera' ? cameraFrame(context.camera) : trackingFrame(context.camera);
    const handle = gripAt(frame, input.scene, reach, Number.MAX_SAFE_INTEGER);
    if (handle && handle !== 'turn') return { part, handle };
  }
  return isInside(input.scene, cameraFrame(context.camera)) ? { part: 'camera', handle: 'inside' } : undefined;
}

export function pressCamera(input: PointerInput, context: CameraContext): CameraStep {
  const grip = cameraGripUnder(input, context);
  return { state: grip ? { kind: 'pressed', at: input, grip, camera: context.camera } : cameraIdle };
}

export function dragCamera(state: CameraState, input: PointerInput, context: CameraContext): CameraStep {
  if (state.kind === 'idle') return { state };
  if (state.kind === 'pressed') {
    if (!isDrag(state.at.screen, input.screen)) return { state };
    const { at, grip, camera } = state;
    const gesture = context.newGesture();
    return dragCamera({ kind: 'dragging', from: at.scene, grip, camera, gesture }, input, context);
  }
  const by = { x: Math.round(input.scene.x - state.from.x), y: Math.round(input.scene.y - state.from.y) };
  const value = draggedCamera(state.camera, state.grip, by, input);
  const data = { scene: context.scene, path: ['attributes', 'camera'], value };
  return { state, edit: { edit: { kind: 'scene.setAttribute', data }, gesture: state.gesture } };
}

function draggedCamera(camera: Camera, { part, handle }: CameraGrip, by: Point, input: PointerInput): Camera {
  if (handle === 'inside') {
    return { ...camera, origin: { x: camera.origin.x + by.x, y: camera.origin.y + by.y } };
  }
  const frame = part === 'camera' ? cameraFrame(camera) : trackingFrame(camera);
  const modifiers = { keepsAspect: input.shift, fromMiddle: part === 'tracking' || input.alt };
  const { anchor, scale, rotation } = resizeDrag(frame, handle, by, modifiers);
  const size = {
    width: Math.round(frame.size.width * scale.x),
    height: Math.round(frame.size.height * scale.y),
  };
  if (part === 'tracking') return { ...camera, trackingArea: size };
  const local = turned(frame.position, anchor, -rotation);
  const scaled = { x: anchor.x + (local.x - anchor.x) * scale.x, y: anchor.y + (local.y - anchor.y) * scale.y };
  const middle = turned(scaled, anchor, rotation);
  const origin = { x: Math.round(middle.x - size.width / 2), y: Math.round(middle.y - size.height / 2) };
  return { ...camera, origin, size };
}

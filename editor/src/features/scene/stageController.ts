import type { Edit, Point, SceneDocument } from '@playhouse/core';
import {
  type CameraContext,
  type CameraGrip,
  type CameraState,
  cameraGripUnder,
  cameraIdle,
  dragCamera,
  pressCamera,
} from '../../interactions/cameraTool.ts';
import type { Frame, Handle } from '../../interactions/frame.ts';
import { itemsAt } from '../../interactions/hitTest.ts';
import { inLayerSpace } from '../../interactions/layerSpace.ts';
import type { PointerInput } from '../../interactions/pointerInput.ts';
import {
  cancelSelect,
  dragSelect,
  gripUnder,
  isLifted,
  liftSelect,
  pressSelect,
  releaseSelect,
  type SelectContext,
  type SelectEffect,
  type SelectState,
  type SelectStep,
  selectIdle,
  selectionFrame,
} from '../../interactions/selectTool.ts';
import { toScene } from '../../interactions/viewport.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { GuideDrag } from './guideDrag.ts';
import { pickableItems } from './pickableItems.ts';
import { newGesture } from './stageGestures.ts';
import type { PointerEventPart, StageHost } from './stageHost.ts';
import { StageSnaps } from './stageSnaps.ts';
import { StampDrag } from './stampDrag.ts';

/** The cursor over a handle of a rotated frame, with the rotation in degrees. */
function handleCursor(handle: Handle, rotation: number): string {
  const angle = (Math.atan2(handle.y, handle.x) * 180) / Math.PI + rotation;
  const eighth = ((Math.round(angle / 45) % 4) + 4) % 4;
  return ['ew-resize', 'nesw-resize', 'ns-resize', 'nwse-resize'][eighth] ?? 'default';
}

/** The cursor over what the select tool would grab. */
function gripCursor(grip: Handle | 'turn' | undefined, rotation: number): string {
  if (grip === undefined) return 'default';
  return grip === 'turn' ? 'grab' : handleCursor(grip, rotation);
}

/** The cursor over what the camera tool would grab. */
function cameraCursor(grip: CameraGrip | undefined): string {
  if (!grip) return 'default';
  return grip.handle === 'inside' ? 'move' : handleCursor(grip.handle, 0);
}

/** What the stage draws during a gesture. */
export interface StageGesture {
  readonly select: SelectState;
  readonly camera: CameraState;
  /** A finger holds an actor, which follows it from now on. */
  readonly isLifted: boolean;
  readonly hovered: string | undefined;
  /** The guide of a ruler that is under the pointer or being dragged. */
  readonly guide: string | undefined;
  /** Where the stamp would place actors. */
  readonly stamps: readonly Frame[];
  /** The CSS cursor for what the pointer would grab. */
  readonly cursor: string;
}

/** Tolerance for hitting a small actor, in pixels. */
const pointerSlack = 3;

/** Feeds pointer events to the tools' state machines and carries out their effects. */
export class StageController {
  private readonly host: StageHost;
  private readonly listeners = new Set<() => void>();
  private readonly snaps: StageSnaps;
  private readonly guides: GuideDrag;
  private readonly stamp: StampDrag;
  private gesture: StageGesture = {
    select: selectIdle,
    camera: cameraIdle,
    isLifted: false,
    hovered: undefined,
    guide: undefined,
    stamps: [],
    cursor: 'default',
  };
  constructor(host: StageHost) {
    this.host = host;
    this.snaps = new StageSnaps(host);
    this.guides = new GuideDrag(host, this.snaps);
    this.stamp = new StampDrag(host, this.snaps);
  }

  readonly getSnapshot = (): StageGesture => this.gesture;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  press(event: PointerEventPart): void {
    this.snaps.forget();
    const input = inputOf(this.host, event);
    if (isCameraMode()) {
      const reads = this.cameraContext();
      if (reads) this.become({ camera: pressCamera(input, reads).state });
      return;
    }
    const reads = this.context();
    const scene = this.document();
    if (!reads || !scene) return;
    if (gripUnder(input, reads) === undefined && this.guides.press(input, input.isTouch)) {
      this.become({ guide: this.guides.active });
    } else if (isStamping()) {
      this.stamp.press(input, scene);
      this.become({ stamps: this.stamp.frames(), hovered: undefined });
    } else this.take(pressSelect(input, reads));
  }

  drag(event: PointerEventPart): void {
    const input = inputOf(this.host, event);
    const scene = this.document();
    const { camera, select } = this.gesture;
    if (!scene) return;
    if (camera.kind !== 'idle') this.dragCamera(input);
    else if (this.guides.active !== undefined) this.guides.drag(input, scene);
    else if (isStamping()) {
      this.stamp.drag(input);
      this.become({ stamps: this.stamp.frames() });
    } else if (select.kind !== 'idle') {
      const reads = this.context();
      if (reads) this.take(dragSelect(select, input, reads));
    }
  }

  /** A finger has rested on the stage since it pressed. */
  readonly lift = (): void => {
    const reads = this.context();
    if (reads) this.become({ select: liftSelect(this.gesture.select, reads) });
  };

  /** True when a finger has held an actor, or the ground, without moving it. */
  release(): boolean {
    const { select } = this.gesture;
    const places = this.stamp.release();
    if (places.length > 0) this.host.stamp(places);
    this.guides.release();
    this.take(releaseSelect(select));
    this.host.session.finish();
    this.become({ camera: cameraIdle, guide: undefined, stamps: [] });
    return select.kind === 'pressed' && select.isHeld === true;
  }

  /** Esc, or a second finger: reverts the gesture. True when there was one to cancel. */
  readonly cancel = (): boolean => {
    const { select, camera } = this.gesture;
    const isOther = this.guides.cancel() || this.stamp.cancel();
    this.become({ guide: undefined, stamps: [] });
    if (select.kind === 'idle' && camera.kind === 'idle') return isOther;
    if (camera.kind === 'dragging') this.host.session.cancel(camera.gesture);
    this.take(cancelSelect(select));
    this.become({ camera: cameraIdle });
    return true;
  };

  /** The actor at a point of the stage: a selected one, else the frontmost one. */
  actorAt(screen: Point): string | undefined {
    const view = this.host.view();
    const under = itemsAt(pickableItems(this.host), toScene(view, this.host.stage(), screen), pointerSlack / view.zoom);
    const { selection } = useSceneUi.getState();
    return (under.find(({ id }) => selection.includes(id)) ?? under[0])?.id;
  }

  hover(event: PointerEventPart | undefined): void {
    const at = event && inputOf(this.host, event);
    const scene = this.document();
    if (isStamping() && scene && !isCameraMode()) {
      this.snaps.forget();
      this.stamp.hover(at, scene);
      this.become({ stamps: this.stamp.frames(), hovered: undefined, cursor: 'copy' });
      return;
    }
    const under = at && !isCameraMode() ? itemsAt(pickableItems(this.host), at.scene, 0)[0] : undefined;
    const cursor = at ? this.cursorAt(at) : 'default';
    const guide = at && !isCameraMode() ? this.guides.under(at, false)?.id : undefined;
    const before = this.gesture;
    if (under?.id === before.hovered && cursor === before.cursor && guide === before.guide) return;
    this.become({ hovered: under?.id, cursor, guide, stamps: [] });
  }

  private dragCamera(input: PointerInput): void {
    const reads = this.cameraContext();
    if (!reads) return;
    const { state, edit } = dragCamera(this.gesture.camera, input, reads);
    if (edit) this.dispatch(edit.edit, edit.gesture);
    this.become({ camera: state });
  }

  private document(): SceneDocument | undefined {
    return this.host.session.getState().project.scenes.get(this.host.scene);
  }

  private context(): SelectContext | undefined {
    const { host } = this;
    const { session, scene: id, view, handleReach, knobDistance } = host;
    const scene = this.document();
    if (!scene) return undefined;
    return {
      scene: id,
      // Most steps of a drag do not need them.
      get items() {
        return pickableItems(host);
      },
      selection: useSceneUi.getState().selection,
      zoom: view().zoom,
      handleReach,
      knobDistance,
      isLasso: useSceneUi.getState().tool === 'lasso',
      snap: (moved) => this.snaps.rulesFor(scene, moved),
      newGesture: () => newGesture('drag'),
      newId: session.newId,
    };
  }

  private cameraContext(): CameraContext | undefined {
    const { scene: id, view, handleReach } = this.host;
    const scene = this.document();
    if (!scene) return undefined;
    const { camera } = scene.attributes;
    return { scene: id, camera, zoom: view().zoom, handleReach, newGesture: () => newGesture('camera') };
  }

  private cursorAt(at: PointerInput): string {
    if (isCameraMode()) {
      const reads = this.cameraContext();
      return cameraCursor(reads && cameraGripUnder(at, reads));
    }
    const reads = this.context();
    if (!reads) return 'default';
    if (reads.isLasso) return 'crosshair';
    const grip = gripUnder(at, reads);
    const guide = grip ? undefined : this.guides.cursorAt(at);
    return guide ?? gripCursor(grip, selectionFrame(reads, reads.selection)?.rotation ?? 0);
  }

  private take({ state, effects }: SelectStep): void {
    for (const effect of effects) this.perform(effect);
    this.become({ select: state });
  }

  private perform(effect: SelectEffect): void {
    if (effect.kind === 'select') useSceneUi.getState().select(effect.ids);
    else if (effect.kind === 'say') say(effect.text);
    else if (effect.kind === 'cancel') this.host.session.cancel(effect.gesture);
    else this.dispatch(effect.edit, effect.gesture);
  }

  private dispatch(edit: Edit, gesture: string): void {
    this.host.session.dispatch(
      inLayerSpace(edit, () => pickableItems(this.host)),
      {
        history: 'replace',
        gesture,
        isOngoing: true,
      },
    );
  }

  private become(part: Partial<StageGesture>): void {
    const next = { ...this.gesture, ...part };
    this.gesture = { ...next, isLifted: isLifted(next.select) };
    const isDragging = next.camera.kind !== 'idle' || !['idle', 'pressed'].includes(next.select.kind);
    if (isDragging !== useSceneUi.getState().isDragging) useSceneUi.getState().change({ isDragging });
    for (const listener of this.listeners) listener();
  }
}

function inputOf(host: StageHost, event: PointerEventPart): PointerInput {
  return {
    screen: event.screen,
    scene: toScene(host.view(), host.stage(), event.screen),
    shift: event.shiftKey,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    isTouch: event.pointerType === 'touch',
  };
}

/** Most moves of a drag have nothing new to say. */
function say(notice: string): void {
  if (notice !== useSceneUi.getState().notice) useSceneUi.getState().change({ notice });
}

function isStamping(): boolean {
  return useSceneUi.getState().tool === 'stamp';
}

function isCameraMode(): boolean {
  return useSceneUi.getState().mode === 'camera';
}

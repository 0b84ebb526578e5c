import type { Edit, Point, ProjectSession, SceneDocument, Size } from '@playhouse/core';
import {
  type CameraContext,
  type CameraGrip,
  type CameraState,
  cameraGripUnder,
  cameraIdle,
  dragCamera,
  pressCamera,
} from '../../interactions/cameraTool.ts';
import type { Handle } from '../../interactions/frame.ts';
import { itemsAt } from '../../interactions/hitTest.ts';
import { inLayerSpace } from '../../interactions/layerSpace.ts';
import type { PointerInput } from '../../interactions/pointerInput.ts';
import {
  cancelSelect,
  dragSelect,
  gripUnder,
  pressSelect,
  releaseSelect,
  type SelectContext,
  type SelectEffect,
  type SelectState,
  type SelectStep,
  selectIdle,
  selectionFrame,
} from '../../interactions/selectTool.ts';
import type { SnapRules } from '../../interactions/snapping.ts';
import { toScene, type Viewport, visibleBox } from '../../interactions/viewport.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { pickableItems } from './pickableItems.ts';
import { snapRulesFor } from './snapRules.ts';
import { newGesture } from './stageGestures.ts';

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

/** What the controller reads on each event. */
export interface StageHost {
  readonly session: ProjectSession;
  readonly scene: string;
  readonly view: () => Viewport;
  readonly stage: () => Size;
  readonly handleReach: number;
  readonly knobDistance: number;
}

/** What the stage draws during a gesture. */
export interface StageGesture {
  readonly select: SelectState;
  readonly camera: CameraState;
  readonly hovered: string | undefined;
  /** The CSS cursor for what the pointer would grab. */
  readonly cursor: string;
}

/** The parts of a pointer event that the tools read. */
export interface PointerEventPart {
  /** Pixels from the stage's upper left corner. */
  readonly screen: Point;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly pointerType: string;
}

/** Tolerance for hitting a small actor, in pixels. */
const pointerSlack = 3;

/** Feeds pointer events to the tools' state machines and carries out their effects. */
export class StageController {
  private readonly host: StageHost;
  private readonly listeners = new Set<() => void>();
  private gesture: StageGesture = { select: selectIdle, camera: cameraIdle, hovered: undefined, cursor: 'default' };
  /** Computed once per drag, since nothing else moves meanwhile. */
  private snapped: { readonly key: string; readonly rules: SnapRules | undefined } | undefined;

  constructor(host: StageHost) {
    this.host = host;
  }

  readonly getSnapshot = (): StageGesture => this.gesture;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  press(event: PointerEventPart): void {
    this.snapped = undefined;
    const input = this.input(event);
    if (isCameraMode()) {
      const reads = this.cameraContext();
      if (reads) this.become({ camera: pressCamera(input, reads).state });
      return;
    }
    const reads = this.context();
    if (reads) this.take(pressSelect(input, reads));
  }

  drag(event: PointerEventPart): void {
    const { camera, select } = this.gesture;
    if (camera.kind !== 'idle') {
      const reads = this.cameraContext();
      if (!reads) return;
      const { state, edit } = dragCamera(camera, this.input(event), reads);
      if (edit) this.dispatch(edit.edit, edit.gesture);
      this.become({ camera: state });
      return;
    }
    const reads = this.context();
    if (reads && select.kind !== 'idle') this.take(dragSelect(select, this.input(event), reads));
  }

  release(): void {
    this.take(releaseSelect(this.gesture.select));
    this.become({ camera: cameraIdle });
  }

  /** Esc, or a second finger: reverts the gesture. True when there was one to cancel. */
  readonly cancel = (): boolean => {
    const { select, camera } = this.gesture;
    if (select.kind === 'idle' && camera.kind === 'idle') return false;
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
    const at = event && this.input(event);
    const under = at && !isCameraMode() ? itemsAt(pickableItems(this.host), at.scene, 0)[0] : undefined;
    const cursor = at ? this.cursorAt(at) : 'default';
    if (under?.id === this.gesture.hovered && cursor === this.gesture.cursor) return;
    this.become({ hovered: under?.id, cursor });
  }

  private context(): SelectContext | undefined {
    const { session, scene: id, view, handleReach, knobDistance } = this.host;
    const scene = session.getState().project.scenes.get(id);
    if (!scene) return undefined;
    return {
      scene: id,
      items: pickableItems(this.host),
      selection: useSceneUi.getState().selection,
      zoom: view().zoom,
      handleReach,
      knobDistance,
      snap: (moved) => this.rulesFor(scene, moved),
      newGesture: () => newGesture('drag'),
      newId: session.newId,
    };
  }

  private cameraContext(): CameraContext | undefined {
    const { session, scene: id, view, handleReach } = this.host;
    const scene = session.getState().project.scenes.get(id);
    if (!scene) return undefined;
    const { camera } = scene.attributes;
    return { scene: id, camera, zoom: view().zoom, handleReach, newGesture: () => newGesture('camera') };
  }

  private rulesFor(scene: SceneDocument, moved: readonly string[]): SnapRules | undefined {
    const key = moved.join();
    if (this.snapped?.key === key) return this.snapped.rules;
    const { grid, hasGuides } = useSceneUi.getState();
    const view = this.host.view();
    const sight = visibleBox(view, this.host.stage());
    const items = pickableItems(this.host);
    const rules = snapRulesFor({ scene, items, moved, sight, zoom: view.zoom, hasGuides, grid });
    this.snapped = { key, rules };
    return rules;
  }

  private cursorAt(at: PointerInput): string {
    if (isCameraMode()) {
      const reads = this.cameraContext();
      return cameraCursor(reads && cameraGripUnder(at, reads));
    }
    const reads = this.context();
    if (!reads) return 'default';
    return gripCursor(gripUnder(at, reads), selectionFrame(reads, reads.selection)?.rotation ?? 0);
  }

  private input(event: PointerEventPart): PointerInput {
    return {
      screen: event.screen,
      scene: toScene(this.host.view(), this.host.stage(), event.screen),
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
      alt: event.altKey,
      isTouch: event.pointerType === 'touch',
    };
  }

  private take({ state, effects }: SelectStep): void {
    for (const effect of effects) this.perform(effect);
    this.become({ select: state });
  }

  private perform(effect: SelectEffect): void {
    if (effect.kind === 'select') useSceneUi.getState().select(effect.ids);
    else if (effect.kind === 'say') useSceneUi.getState().change({ notice: effect.text });
    else if (effect.kind === 'cancel') this.host.session.cancel(effect.gesture);
    else this.dispatch(effect.edit, effect.gesture);
  }

  private dispatch(edit: Edit, gesture: string): void {
    this.host.session.dispatch(inLayerSpace(edit, pickableItems(this.host)), { history: 'replace', gesture });
  }

  private become(part: Partial<StageGesture>): void {
    this.gesture = { ...this.gesture, ...part };
    for (const listener of this.listeners) listener();
  }
}

function isCameraMode(): boolean {
  return useSceneUi.getState().mode === 'camera';
}

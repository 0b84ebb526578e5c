import type { Edit, Point, ProjectSession, SceneDocument, Size } from '@playhouse/core';
import {
  type CameraState,
  cameraGripUnder,
  cameraIdle,
  dragCamera,
  pressCamera,
} from '../../interactions/cameraTool.ts';
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
import { toScene, type Viewport, visibleBox } from '../../interactions/viewport.ts';
import { useSceneUi } from './sceneUi.ts';
import { snapRulesFor } from './snapRules.ts';
import { cameraCursor, gripCursor } from './stageCursor.ts';
import { type DrawnItem, drawnLayers } from './stageItems.ts';

/** What the controller reads anew on each event. */
export interface StageHost {
  readonly session: ProjectSession;
  readonly scene: string;
  readonly view: () => Viewport;
  readonly stage: () => Size;
  readonly handleReach: number;
  readonly knobDistance: number;
}

/** What the stage draws of a running gesture. */
export interface StageGesture {
  readonly select: SelectState;
  readonly camera: CameraState;
  readonly hovered: string | undefined;
  /** What the pointer would grip, as a CSS cursor. */
  readonly cursor: string;
}

export interface PointerEventPart {
  readonly screen: Point;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly pointerType: string;
}

/** Feeds the tools' state machines with pointer events and does what they ask for. */
export interface StageController {
  getSnapshot(): StageGesture;
  subscribe(listener: () => void): () => void;
  press(event: PointerEventPart): void;
  drag(event: PointerEventPart): void;
  release(): void;
  /** Esc, or a second finger: everything returns. True when there was something to cancel. */
  cancel(): boolean;
  hover(event: PointerEventPart | undefined): void;
  context(): SelectContext | undefined;
  input(event: PointerEventPart): PointerInput;
}

let gestures = 0;

/** A name that no other gesture of this page has. */
export function newGesture(kind: string): string {
  gestures += 1;
  return `${kind} ${gestures}`;
}

export function createStageController(host: StageHost): StageController {
  let gesture: StageGesture = { select: selectIdle, camera: cameraIdle, hovered: undefined, cursor: 'default' };
  let snapped: { readonly key: string; readonly rules: ReturnType<typeof snapRulesFor> } | undefined;
  const listeners = new Set<() => void>();

  function become(part: Partial<StageGesture>): void {
    gesture = { ...gesture, ...part };
    for (const listener of listeners) listener();
  }

  function take({ state, effects }: SelectStep): void {
    for (const effect of effects) perform(effect);
    become({ select: state });
  }

  function perform(effect: SelectEffect): void {
    if (effect.kind === 'select') useSceneUi.getState().select(effect.ids);
    else if (effect.kind === 'say') useSceneUi.getState().change({ notice: effect.text });
    else if (effect.kind === 'cancel') host.session.cancel(effect.gesture);
    else dispatch(effect.edit, effect.gesture);
  }

  function dispatch(edit: Edit, name: string): void {
    const edits = inLayerSpace(edit, pickableItems(host));
    host.session.dispatch(edits, { history: 'replace', gesture: name });
  }

  function context(): SelectContext | undefined {
    const scene = host.session.getState().project.scenes.get(host.scene);
    if (!scene) return undefined;
    return {
      scene: host.scene,
      items: pickableItems(host),
      selection: useSceneUi.getState().selection,
      zoom: host.view().zoom,
      handleReach: host.handleReach,
      knobDistance: host.knobDistance,
      snap: (moved) => rulesFor(scene, moved),
      newGesture: () => newGesture('drag'),
      newId: host.session.newId,
    };
  }

  /** Found once a drag, since nothing else moves meanwhile. */
  function rulesFor(scene: SceneDocument, moved: readonly string[]): ReturnType<typeof snapRulesFor> {
    const key = moved.join();
    if (snapped?.key === key) return snapped.rules;
    const { grid, hasGuides } = useSceneUi.getState();
    const sight = visibleBox(host.view(), host.stage());
    const zoom = host.view().zoom;
    const rules = snapRulesFor({ scene, items: pickableItems(host), moved, sight, zoom, hasGuides, grid });
    snapped = { key, rules };
    return rules;
  }

  const input = (event: PointerEventPart): PointerInput => ({
    screen: event.screen,
    scene: toScene(host.view(), host.stage(), event.screen),
    shift: event.shiftKey,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    isTouch: event.pointerType === 'touch',
  });

  const cameraContext = () => {
    const scene = host.session.getState().project.scenes.get(host.scene);
    if (!scene) return undefined;
    const { camera } = scene.attributes;
    const { handleReach } = host;
    return { scene: host.scene, camera, zoom: host.view().zoom, handleReach, newGesture: () => newGesture('camera') };
  };

  function cursorAt(at: PointerInput): string {
    if (useSceneUi.getState().mode === 'camera') {
      const reads = cameraContext();
      return cameraCursor(reads && cameraGripUnder(at, reads));
    }
    const reads = context();
    if (!reads) return 'default';
    return gripCursor(gripUnder(at, reads), selectionFrame(reads, reads.selection)?.rotation ?? 0);
  }

  return {
    getSnapshot: () => gesture,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press(event) {
      snapped = undefined;
      if (useSceneUi.getState().mode === 'camera') {
        const reads = cameraContext();
        if (reads) become({ camera: pressCamera(input(event), reads).state });
        return;
      }
      const reads = context();
      if (reads) take(pressSelect(input(event), reads));
    },
    drag(event) {
      if (gesture.camera.kind !== 'idle') {
        const reads = cameraContext();
        if (!reads) return;
        const { state, edit } = dragCamera(gesture.camera, input(event), reads);
        if (edit) dispatch(edit.edit, edit.gesture);
        become({ camera: state });
        return;
      }
      const reads = context();
      if (reads && gesture.select.kind !== 'idle') take(dragSelect(gesture.select, input(event), reads));
    },
    release() {
      take(releaseSelect(gesture.select));
      become({ camera: cameraIdle });
    },
    cancel() {
      const { select, camera } = gesture;
      if (select.kind === 'idle' && camera.kind === 'idle') return false;
      if (camera.kind === 'dragging') host.session.cancel(camera.gesture);
      take(cancelSelect(select));
      become({ camera: cameraIdle });
      return true;
    },
    hover(event) {
      const at = event && input(event);
      const hovered =
        at && useSceneUi.getState().mode === 'layout' ? itemsAt(pickableItems(host), at.scene, 0)[0]?.id : undefined;
      const cursor = at ? cursorAt(at) : 'default';
      if (hovered !== gesture.hovered || cursor !== gesture.cursor) become({ hovered, cursor });
    },
    context,
    input,
  };
}

/** Actors on layers that are neither hidden nor locked, back to front. */
export function pickableItems({ session, scene: sceneId }: Pick<StageHost, 'session' | 'scene'>): readonly DrawnItem[] {
  const { project } = session.getState();
  const scene = project.scenes.get(sceneId);
  if (!scene) return [];
  const { hiddenLayers, lockedLayers } = useSceneUi.getState();
  const layers = drawnLayers(project, scene);
  const open = layers.filter(({ id }) => !hiddenLayers.has(id) && !lockedLayers.has(id));
  return open.length === 1 ? (open[0]?.items ?? []) : open.flatMap(({ items }) => items);
}

import { type Edit, findInstance, type Point, type ProjectSession, type SceneDocument } from '@playhouse/core';
import { showToast } from '../../components/Toast.tsx';
import { inLayerSpace } from '../../interactions/layerSpace.ts';
import { type NudgeKey, nudgeEdit } from '../../interactions/nudge.ts';
import { selectionFrame } from '../../interactions/selectTool.ts';
import { useSceneUi } from './sceneUi.ts';
import { pickableItems } from './stageController.ts';
import { layerForNew } from './useSelection.ts';

/** What people do to the actors of one scene, from menus, keys and buttons alike. */
export interface StageCommands {
  /** Puts an actor into the selected layer, at a place of the scene; selects it. */
  addActor(prototype: string, at: Point): void;
  remove(): void;
  duplicate(): void;
  selectAll(): void;
  selectAlike(): void;
  /** To the back or the front of its layer, or one step. */
  order(to: 'front' | 'back' | 'forward' | 'backward'): void;
  moveToLayer(layer: string): void;
  setPinned(isPinned: boolean): void;
  /** True when the key meant something. */
  nudge(key: NudgeKey, gesture: string): boolean;
}

export function createStageCommands(session: ProjectSession, scene: string): StageCommands {
  const document = () => session.getState().project.scenes.get(scene);
  const chosen = () => {
    const current = document();
    const { selection } = useSceneUi.getState();
    return current ? selection.filter((id) => findInstance(current, id)) : [];
  };
  const select = (ids: readonly string[]) => useSceneUi.getState().select(ids);
  return {
    addActor(prototype, at) {
      const current = document();
      if (!current) return;
      const layer = layerForNew(current, useSceneUi.getState().selectedLayer);
      const isFixed = current.layers.some(({ id, attributes }) => id === layer && !attributes.scrollable);
      const { origin } = current.attributes.camera;
      const position = isFixed ? { x: at.x - origin.x, y: at.y - origin.y } : at;
      const id = session.newId();
      const place = { x: Math.round(position.x), y: Math.round(position.y) };
      const data = { scene, id, prototype, position: place, ...(layer !== undefined && { layer }) };
      if (session.dispatch({ kind: 'instance.add', data }).ok) select([id]);
    },
    remove() {
      const ids = chosen();
      if (ids.length === 0) return;
      const done = session.dispatch({ kind: 'instance.remove', data: { scene, ids } });
      if (!done.ok) return;
      const label = done.value.history.undo.at(-1)?.label.what.replace(/^Deleted /, '') ?? '';
      select([]);
      showToast(`${label} deleted`, { label: 'Undo', onAction: () => session.undo() });
    },
    duplicate() {
      const copies = chosen().map((from) => ({ from, id: session.newId() }));
      if (copies.length === 0) return;
      if (session.dispatch({ kind: 'instance.duplicate', data: { scene, copies } }).ok) {
        select(copies.map(({ id }) => id));
      }
    },
    selectAll: () => select(pickableItems({ session, scene }).map(({ id }) => id)),
    selectAlike() {
      const ids = new Set(chosen());
      const items = pickableItems({ session, scene });
      const kinds = new Set(items.filter(({ id }) => ids.has(id)).map(({ prototype }) => prototype));
      select(items.filter(({ prototype }) => kinds.has(prototype)).map(({ id }) => id));
    },
    order(to) {
      const current = document();
      if (!current) return;
      session.dispatch(orderEdits(current, chosen(), to));
    },
    moveToLayer(layer) {
      const ids = chosen();
      if (ids.length === 0) return;
      session.dispatch({ kind: 'instance.reorder', data: { scene, ids, layer, index: Number.MAX_SAFE_INTEGER } });
    },
    setPinned(isPinned) {
      const data = { scene, ids: chosen(), path: ['attributes', 'uiPinned'], value: isPinned };
      session.dispatch({ kind: 'instance.setAttribute', data });
    },
    nudge(key, gesture) {
      const items = pickableItems({ session, scene });
      const { grid } = useSceneUi.getState();
      const far = grid.snaps ? { x: grid.width, y: grid.height } : { x: 10, y: 10 };
      const ids = chosen();
      const edit = nudgeEdit(key, scene, ids, selectionFrame({ items }, ids), far);
      if (!edit) return false;
      session.dispatch(inLayerSpace(edit, items), { history: 'merge', gesture });
      return true;
    },
  };
}

/** One edit for each layer that holds some of the actors. */
function orderEdits(
  scene: SceneDocument,
  ids: readonly string[],
  to: 'front' | 'back' | 'forward' | 'backward',
): Edit[] {
  return scene.layers.flatMap((layer): Edit[] => {
    const members = layer.actors.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    const [first] = members;
    if (first === undefined) return [];
    const place = layer.actors.findIndex(({ id }) => id === first);
    const index = { front: Number.MAX_SAFE_INTEGER, back: 0, forward: place + 1, backward: Math.max(0, place - 1) }[to];
    return [{ kind: 'instance.reorder', data: { scene: scene.id, ids: members, layer: layer.id, index } }];
  });
}

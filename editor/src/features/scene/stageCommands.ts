import {
  type Edit,
  findInstance,
  nameIn,
  type Point,
  type ProjectSession,
  type SceneDocument,
  type Size,
} from '@playhouse/core';
import { showToast } from '../../components/toasts.ts';
import { saidPart } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { itemsAt } from '../../interactions/hitTest.ts';
import { inLayerSpace } from '../../interactions/layerSpace.ts';
import { type NudgeKey, nudgeEdit } from '../../interactions/nudge.ts';
import { selectionFrame } from '../../interactions/selectTool.ts';
import { undoAction } from '../../session/undoAction.ts';
import { redoStep, undoStep } from '../../session/walkHistory.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { ArrangeCommands } from './arrangeCommands.ts';
import { type LayerOrder, orderEdits } from './orderEdits.ts';
import { pickableItems } from './pickableItems.ts';
import { stampSize } from './stampModel.ts';
import { layerForNew } from './useSelection.ts';

/** Commands on the actors of one scene, shared by menus, keys and buttons. */
export class StageCommands {
  readonly arrange: ArrangeCommands;
  private readonly session: ProjectSession;
  private readonly scene: string;

  constructor(session: ProjectSession, scene: string) {
    this.session = session;
    this.scene = scene;
    this.arrange = new ArrangeCommands(session, scene);
  }

  /** Adds an actor to the selected layer, at a position in the scene, and selects it. */
  addActor(prototype: string, at: Point): void {
    this.addActors(prototype, [{ x: Math.round(at.x), y: Math.round(at.y) }]);
  }

  /** Adds an actor at each position, as one undo step, and selects them. They have a size of their own if one is given. */
  addActors(prototype: string, places: readonly Point[], size?: Size): void {
    const current = this.document();
    if (!current) return;
    const layer = layerForNew(current, useSceneUi.getState().selectedLayer);
    const isFixed = layer?.attributes.scrollable === false;
    const { origin } = current.attributes.camera;
    const corner = isFixed ? origin : { x: 0, y: 0 };
    const edits = places.map((at): Extract<Edit, { kind: 'instance.add' }> => {
      const position = { x: at.x - corner.x, y: at.y - corner.y };
      const id = this.session.newId();
      return {
        kind: 'instance.add',
        data: { scene: this.scene, id, prototype, position, ...(layer && { layer: layer.id }) },
      };
    });
    const name = nameIn(this.session.getState().project.actors.get(prototype), t('actor'));
    const sized = { scene: this.scene, path: ['attributes', 'size'] };
    const label = { what: t('Added {count} × {name}', { count: edits.length, name }), where: current.attributes.name };
    const ids = edits.map(({ data }) => data.id);
    const resized: Edit[] = size ? [{ kind: 'instance.setAttribute', data: { ...sized, ids, value: size } }] : [];
    if (!this.session.dispatch([...edits, ...resized], edits.length + resized.length > 1 ? { label } : {}).ok) return;
    select(ids);
    useSceneUi.getState().change({ notice: t('Added to layer {name}', { name: layer?.attributes.name ?? '' }) });
  }

  /** Places the stamp's actor; the tool stays, and so does the selection. */
  readonly stamp = (places: readonly Point[]): void => {
    const { stamp, selection } = useSceneUi.getState();
    if (stamp === undefined) return;
    const { session } = this;
    const size = stampSize({ session, scene: this.scene });
    const usual = session.getState().project.actors.get(stamp)?.attributes.size;
    const isUsual = size?.width === usual?.width && size?.height === usual?.height;
    this.addActors(stamp, places, isUsual ? undefined : size);
    select(selection);
  };

  readonly undo = (): void => undoStep(this.session);
  readonly redo = (): void => redoStep(this.session);

  readonly remove = (): void => {
    const ids = this.editable();
    if (ids.length === 0) return;
    const done = this.session.dispatch({ kind: 'instance.remove', data: { scene: this.scene, ids } });
    if (!done.ok) return;
    const what = saidPart(done.value.history.undo.at(-1)?.label.what.replace(/^Deleted /, '') ?? '');
    select([]);
    showToast(t('{what} deleted', { what }), undoAction(this.session));
  };

  readonly duplicate = (): void => {
    const copies = this.editable().map((from) => ({ from, id: this.session.newId() }));
    if (copies.length === 0) return;
    const done = this.session.dispatch({ kind: 'instance.duplicate', data: { scene: this.scene, copies } });
    if (done.ok) select(copies.map(({ id }) => id));
  };

  readonly selectAll = (): void => select(this.items().map(({ id }) => id));

  /** Selects all instances of the selected prototypes. */
  readonly selectAlike = (): void => {
    const ids = new Set(this.chosen());
    const items = this.items();
    const kinds = new Set(items.filter(({ id }) => ids.has(id)).map(({ prototype }) => prototype));
    select(items.filter(({ prototype }) => kinds.has(prototype)).map(({ id }) => id));
  };

  /** Selects everything on the layers of the selected actors. */
  readonly selectSameLayer = (): void => {
    const ids = new Set(this.chosen());
    const items = this.items();
    const layers = new Set(items.filter(({ id }) => ids.has(id)).map(({ layer }) => layer));
    select(items.filter(({ layer }) => layers.has(layer)).map(({ id }) => id));
  };

  /** Selects the next actor behind the selected one, at its middle; behind the last one comes the frontmost again. */
  readonly selectBehind = (): void => {
    const items = this.items();
    const [first] = this.chosen();
    const item = items.find(({ id }) => id === first);
    if (!item) return;
    const under = itemsAt(items, item.placement.position, 0);
    const next = under[(under.findIndex(({ id }) => id === first) + 1) % under.length];
    if (next) select([next.id]);
  };

  /** Moves to the back or front of its layer, or by one step. */
  order(to: LayerOrder): void {
    const current = this.document();
    const ids = this.editable();
    const edits = current ? orderEdits(current, ids, to) : [];
    const what = t('Reordered {count} actors', { count: ids.length });
    const label = { what, where: current?.attributes.name ?? '' };
    if (edits.length > 0) this.session.dispatch(edits, edits.length > 1 ? { label } : {});
  }

  moveToLayer(layer: string): void {
    const ids = this.editable();
    if (ids.length === 0) return;
    const data = { scene: this.scene, ids, layer, index: Number.MAX_SAFE_INTEGER };
    this.session.dispatch({ kind: 'instance.reorder', data });
  }

  /** Pinned actors cannot be moved by the pointer. */
  setPinned(isPinned: boolean): void {
    const ids = this.editable();
    const data = { scene: this.scene, ids, path: ['attributes', 'uiPinned'], value: isPinned };
    if (ids.length > 0) this.session.dispatch({ kind: 'instance.setAttribute', data });
  }

  readonly togglePinned = (): void => {
    const ids = new Set(this.chosen());
    if (ids.size > 0) this.setPinned(!this.items().every(({ id, isLocked }) => isLocked || !ids.has(id)));
  };

  /** Changes those that are not locked. True when the key was handled. */
  nudge(key: NudgeKey, gesture: string): boolean {
    const items = this.items();
    const { grid } = useSceneUi.getState();
    const far = grid.snaps ? { x: grid.width, y: grid.height } : { x: 10, y: 10 };
    const chosen = new Set(this.chosen());
    const ids = items.filter(({ id, isLocked }) => chosen.has(id) && !isLocked).map(({ id }) => id);
    const edit = nudgeEdit(key, this.scene, ids, selectionFrame({ items }, ids), far);
    if (!edit) return false;
    this.session.dispatch(
      inLayerSpace(edit, () => items),
      { history: 'merge', gesture },
    );
    return true;
  }

  private document(): SceneDocument | undefined {
    return this.session.getState().project.scenes.get(this.scene);
  }

  private items() {
    return pickableItems({ session: this.session, scene: this.scene });
  }

  /** The selected instances that still exist, on layers that are neither hidden nor locked. */
  private chosen(): string[] {
    const open = new Set(this.items().map(({ id }) => id));
    return useSceneUi.getState().selection.filter((id) => open.has(id));
  }

  /** The same, and says why there are none. */
  private editable(): string[] {
    const ids = this.chosen();
    const current = this.document();
    const { selection, change } = useSceneUi.getState();
    if (ids.length === 0 && current && selection.some((id) => findInstance(current, id)))
      change({ notice: t('The layer is hidden or locked.') });
    return ids;
  }
}

function select(ids: readonly string[]): void {
  useSceneUi.getState().select(ids);
}

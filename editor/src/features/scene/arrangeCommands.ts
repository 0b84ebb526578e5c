import type { Edit, ProjectSession, SceneDocument } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { type AlignTo, alignMoves, distributeMoves, type Moves } from '../../interactions/arrange.ts';
import { unionOf } from '../../interactions/box.ts';
import { type RepeatWish, repeatSteps } from '../../interactions/repeat.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';
import { pickableItems } from './pickableItems.ts';

/** Commands that place the selected actors of a scene relative to each other. Locked ones stay. */
export class ArrangeCommands {
  private readonly session: ProjectSession;
  private readonly scene: string;

  constructor(session: ProjectSession, scene: string) {
    this.session = session;
    this.scene = scene;
  }

  /** Aligns the selected actors; a single one with the scene, or with the camera on a layer that does not scroll. */
  align(to: AlignTo): void {
    const current = this.document();
    const movable = this.movable();
    if (!current) return;
    const { size, camera } = current.attributes;
    const isFixed = current.layers.some(
      ({ id, attributes }) => id === movable[0]?.layer && attributes.scrollable === false,
    );
    const ground = isFixed ? { ...camera.origin, ...camera.size } : { x: 0, y: 0, ...size };
    this.moveEach(alignMoves(movable, to, movable.length === 1 ? ground : undefined), t('Aligned'));
  }

  /** Gives the selected actors equal distances. */
  distribute(axis: 'x' | 'y'): void {
    this.moveEach(distributeMoves(this.movable(), axis), t('Distributed'));
  }

  /** Fills a grid of columns and rows with copies of the selected actors, which stay as its lower left cell. */
  repeat({ columns, rows, gap }: RepeatWish): void {
    const current = this.document();
    const movable = this.movable();
    const box = unionOf(movable.map((item) => item.box));
    if (!current || !box) return;
    const ids = movable.map(({ id }) => id);
    const steps = repeatSteps({ columns, rows }, { width: box.width + gap.x, height: box.height + gap.y });
    const edits = steps.map((by): Extract<Edit, { kind: 'instance.duplicate' }> => {
      const copies = ids.map((from) => ({ from, id: this.session.newId() }));
      return { kind: 'instance.duplicate', data: { scene: this.scene, copies, by } };
    });
    const label = {
      what: t('Repeated {count} actors', { count: ids.length * steps.length }),
      where: current.attributes.name,
    };
    if (edits.length === 0 || !this.session.dispatch(edits, { label }).ok) return;
    useSceneUi.getState().select([...ids, ...edits.flatMap(({ data }) => data.copies.map(({ id }) => id))]);
  }

  /** The selected actors that are not locked. */
  private movable(): readonly DrawnItem[] {
    const ids = new Set(useSceneUi.getState().selection);
    return pickableItems({ session: this.session, scene: this.scene }).filter(
      ({ id, isLocked }) => ids.has(id) && !isLocked,
    );
  }

  /** One edit for each distance. */
  private moveEach(moves: Moves, verb: string): void {
    const groups = Map.groupBy(moves, ([, { x, y }]) => `${x} ${y}`);
    const edits = [...groups.values()].flatMap((group): Edit[] => {
      const by = group[0]?.[1];
      const data = { scene: this.scene, ids: group.map(([id]) => id) };
      return by ? [{ kind: 'instance.move', data: { ...data, by } }] : [];
    });
    if (edits.length === 0) return;
    const movable = this.movable();
    const what = `${verb} ${movable.length === 1 ? movable[0]?.name : t('{count} actors', { count: movable.length })}`;
    this.session.dispatch(edits, { label: { what, where: this.document()?.attributes.name ?? '' } });
  }

  private document(): SceneDocument | undefined {
    return this.session.getState().project.scenes.get(this.scene);
  }
}

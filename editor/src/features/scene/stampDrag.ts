import { type Point, type SceneDocument, type Size, textOr } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { Frame } from '../../interactions/frame.ts';
import type { PointerInput } from '../../interactions/pointerInput.ts';
import { freePoints, stampPoints } from '../../interactions/stampTool.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { pickableItems } from './pickableItems.ts';
import type { StageHost } from './stageHost.ts';
import type { StageSnaps } from './stageSnaps.ts';
import { stampSize } from './stampModel.ts';

/** Places an actor where the pointer is, or a row or area of it along a drag. */
export class StampDrag {
  private readonly host: StageHost;
  private readonly snaps: StageSnaps;
  private from: Point | undefined;
  private to: Point | undefined;

  constructor(host: StageHost, snaps: StageSnaps) {
    this.host = host;
    this.snaps = snaps;
  }

  /** Shows where the next actor would go; nothing without a pointer. */
  hover(input: PointerInput | undefined, scene: SceneDocument): void {
    const size = this.size();
    this.from = undefined;
    this.to = input && size && this.settle(input, size, scene);
  }

  press(input: PointerInput, scene: SceneDocument): void {
    const size = this.size();
    if (!size) return;
    this.from = this.settle(input, size, scene);
    this.to = this.from;
  }

  drag(input: PointerInput): void {
    if (!this.from) return;
    this.to = input.scene;
    useSceneUi.getState().change({ notice: this.words() });
  }

  /** The places of a finished stroke. */
  release(): readonly Point[] {
    const points = this.from ? this.free() : [];
    this.from = undefined;
    this.to = undefined;
    return points;
  }

  /** False when there is no stroke to cancel. */
  cancel(): boolean {
    const isStroke = this.from !== undefined;
    this.release();
    return isStroke;
  }

  /** What the stroke would place. */
  frames(): readonly Frame[] {
    const size = this.size();
    if (!size) return [];
    return this.free().map((position) => ({ position, size, rotation: 0 }));
  }

  private free(): readonly Point[] {
    const size = this.size();
    const from = this.from ?? this.to;
    if (!size || !from || !this.to) return [];
    const { stamp } = useSceneUi.getState();
    const taken = pickableItems(this.host).filter(({ prototype }) => prototype === stamp);
    return freePoints(
      stampPoints(from, this.to, size),
      taken.map(({ placement }) => placement.position),
    );
  }

  private words(): string {
    const { stamp } = useSceneUi.getState();
    const actor = this.host.session.getState().project.actors.get(stamp ?? '');
    const name = textOr(actor?.attributes.name, t('actor'));
    return t('{count} × {name}', { count: this.free().length, name });
  }

  private size(): Size | undefined {
    return stampSize(this.host);
  }

  private settle(input: PointerInput, size: Size, scene: SceneDocument): Point {
    return this.snaps.settle({ position: input.scene, size, rotation: 0 }, scene, input.ctrl).position;
  }
}

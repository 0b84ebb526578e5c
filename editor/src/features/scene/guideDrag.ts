import type { Point, SceneDocument } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { guideAt, isOnItsRuler, placeGuide, rulerAxisAt } from '../../interactions/guideTool.ts';
import type { PointerInput } from '../../interactions/pointerInput.ts';
import { snapBox } from '../../interactions/snapping.ts';
import type { RulerGuide } from '../../ui-state/keptStage.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { tellDeleted } from './deleteGuides.ts';
import { rulerBreadth } from './drawRuler.ts';
import type { StageHost } from './stageHost.ts';
import { type StageSnaps, visibleGuides } from './stageSnaps.ts';

/** How near a guide can be grabbed, in pixels. */
const grabReach = { mouse: 3, touch: 10 };

/** Pulls guides out of the rulers, moves them, and removes those that are dragged back. */
export class GuideDrag {
  private readonly host: StageHost;
  private readonly snaps: StageSnaps;
  private dragged: { readonly guide: RulerGuide; readonly before: readonly RulerGuide[] } | undefined;

  constructor(host: StageHost, snaps: StageSnaps) {
    this.host = host;
    this.snaps = snaps;
  }

  /** The guide that is being dragged. */
  get active(): string | undefined {
    return this.dragged?.guide.id;
  }

  /** Starts on a ruler or a guide; false where there is neither. */
  press(input: PointerInput, isTouch: boolean): boolean {
    const before = useSceneUi.getState().rulerGuides.get(this.host.scene) ?? [];
    const axis = useSceneUi.getState().hasRulers ? rulerAxisAt(input.screen, rulerBreadth) : undefined;
    if (axis) {
      useSceneUi.getState().change({ hasRulerGuides: true });
      this.dragged = { guide: { id: this.host.session.newId(), axis, at: input.scene[axis] }, before };
      return true;
    }
    const guide = this.under(input, isTouch);
    if (guide) this.dragged = { guide, before };
    return guide !== undefined;
  }

  /** The guide under the pointer. */
  under(input: PointerInput, isTouch: boolean): RulerGuide | undefined {
    if (useSceneUi.getState().tool !== 'select') return undefined;
    const reach = (isTouch ? grabReach.touch : grabReach.mouse) / this.host.view().zoom;
    return guideAt(visibleGuides(this.host.scene), input.scene, reach);
  }

  /** The cursor over a ruler or a guide. */
  cursorAt(input: PointerInput): string | undefined {
    const onRuler = useSceneUi.getState().hasRulers ? rulerAxisAt(input.screen, rulerBreadth) : undefined;
    const axis = onRuler ?? this.under(input, false)?.axis;
    return axis && (axis === 'x' ? 'col-resize' : 'row-resize');
  }

  drag(input: PointerInput, scene: SceneDocument): void {
    if (!this.dragged) return;
    const { guide, before } = this.dragged;
    const others = before.filter(({ id }) => id !== guide.id);
    if (isOnItsRuler(guide.axis, input.screen, rulerBreadth)) {
      this.show(others, '');
      return;
    }
    const at = this.settle(input, guide.axis, scene);
    this.dragged = { guide: { ...guide, at }, before };
    this.show(placeGuide(before, { ...guide, at }), t('Guide at {axis} {at}', { axis: guide.axis, at }));
  }

  release(): void {
    if (!this.dragged) return;
    const { guide, before } = this.dragged;
    this.dragged = undefined;
    const left = useSceneUi.getState().rulerGuides.get(this.host.scene) ?? [];
    const isGone = ({ id }: RulerGuide) => id === guide.id && !left.some((each) => each.id === id);
    const deleted = before.filter(isGone);
    if (deleted.length > 0) tellDeleted(this.host.scene, deleted);
  }

  /** Puts the guides back; false when none is being dragged. */
  cancel(): boolean {
    if (!this.dragged) return false;
    this.show(this.dragged.before, '');
    this.dragged = undefined;
    return true;
  }

  /** A whole pixel, or what is near: an edge, a middle, the grid. */
  private settle(input: PointerInput, axis: 'x' | 'y', scene: SceneDocument): number {
    const raw = Math.round(input.scene[axis]);
    const rules = input.ctrl ? undefined : this.snaps.rulesFor(scene, []);
    if (!rules) return raw;
    const point: Point = { x: Math.round(input.scene.x), y: Math.round(input.scene.y) };
    const { adjust } = snapBox({ ...point, width: 0, height: 0 }, { ...rules, lines: [] });
    return Math.round((raw + adjust[axis]) * 100) / 100;
  }

  private show(guides: readonly RulerGuide[], notice: string): void {
    useSceneUi.getState().setRulerGuides(this.host.scene, guides);
    useSceneUi.getState().change({ notice });
  }
}

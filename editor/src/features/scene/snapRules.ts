import type { SceneDocument } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { type Box, intersects } from '../../interactions/box.ts';
import type { SnapLine, SnapRules, SnapTarget } from '../../interactions/snapping.ts';
import type { GridSettings, RulerGuide } from '../../ui-state/keptStage.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';

/** Snapping distance in screen pixels. docs/editor-design.md#snapping. */
const reach = 6;
/** Added to it for what already holds. */
const hold = 2;
/** More targets than this make guides unreadable. */
const mostTargets = 300;

export interface SnapSource {
  readonly scene: SceneDocument;
  readonly items: readonly DrawnItem[];
  readonly moved: readonly string[];
  readonly sight: Box;
  readonly zoom: number;
  readonly hasGuides: boolean;
  readonly grid: GridSettings;
  /** The visible guides of the rulers. */
  readonly rulerGuides: readonly RulerGuide[];
}

/** What a moved actor snaps to: everything visible, the scene's edges, the camera, guides of the rulers, then the grid. */
export function snapRulesFor(source: SnapSource): SnapRules | undefined {
  const { grid, hasGuides, zoom, rulerGuides } = source;
  if (!hasGuides && !grid.snaps && rulerGuides.length === 0) return undefined;
  return {
    targets: hasGuides ? targetsOf(source) : [],
    lines: rulerGuides.map(({ axis, at }): SnapLine => ({ axis, at, name: t('the guide at {at}', { at }) })),
    grid: grid.snaps ? grid : undefined,
    reach: reach / zoom,
    hold: hold / zoom,
  };
}

function targetsOf({ scene, items, moved, sight }: SnapSource): SnapTarget[] {
  const skipped = new Set(moved);
  const near = items.filter(({ id, box }) => !skipped.has(id) && intersects(box, sight));
  const { size, camera } = scene.attributes;
  return [
    ...near.slice(-mostTargets).map(({ name, box }) => ({ name, box })),
    { name: t('the scene'), box: { x: 0, y: 0, width: size.width, height: size.height } },
    { name: t('the camera'), box: { ...camera.origin, ...camera.size } },
  ];
}

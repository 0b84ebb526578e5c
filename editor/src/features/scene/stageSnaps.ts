import type { Point, SceneDocument } from '@playhouse/core';
import { boxOf } from '../../interactions/box.ts';
import type { Frame } from '../../interactions/frame.ts';
import { type Hints, noHints, type SnapRules, snapBox } from '../../interactions/snapping.ts';
import { visibleBox } from '../../interactions/viewport.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { pickableItems } from './pickableItems.ts';
import { snapRulesFor } from './snapRules.ts';
import type { StageHost } from './stageHost.ts';

/** Where something is placed, and what it settled on. */
export interface Settled {
  readonly position: Point;
  readonly hints: Hints;
  /** What it snapped to, as text. */
  readonly words: string | undefined;
}

/** What drags of a stage snap to. */
export class StageSnaps {
  private readonly host: StageHost;
  /** Computed once per drag, since nothing else moves meanwhile. */
  private known: { readonly key: string; readonly rules: SnapRules | undefined } | undefined;

  constructor(host: StageHost) {
    this.host = host;
  }

  /** A new drag starts. */
  forget(): void {
    this.known = undefined;
  }

  /** The rules for moving these actors; undefined when snapping is off. */
  rulesFor(scene: SceneDocument, moved: readonly string[]): SnapRules | undefined {
    const key = moved.join();
    if (this.known?.key === key) return this.known.rules;
    const { grid, hasGuides } = useSceneUi.getState();
    const view = this.host.view();
    const rules = snapRulesFor({
      scene,
      items: pickableItems(this.host),
      moved,
      sight: visibleBox(view, this.host.stage()),
      zoom: view.zoom,
      hasGuides,
      grid,
      rulerGuides: visibleGuides(scene.id),
    });
    this.known = { key, rules };
    return rules;
  }

  /** Places something new where it was carried: on whole pixels, and unless it is free, at what is near. */
  settle(frame: Frame, scene: SceneDocument, isFree: boolean, held: Hints = noHints): Settled {
    const middle = { x: Math.round(frame.position.x), y: Math.round(frame.position.y) };
    const rules = isFree ? undefined : this.rulesFor(scene, []);
    if (!rules) return { position: middle, hints: noHints, words: undefined };
    const { adjust, guides, spaces, words } = snapBox(boxOf({ ...frame, position: middle }), rules, held);
    return { position: { x: middle.x + adjust.x, y: middle.y + adjust.y }, hints: { guides, spaces }, words };
  }
}

/** The guides of the rulers that are shown over a scene. */
export function visibleGuides(scene: string) {
  const { rulerGuides, hasRulerGuides } = useSceneUi.getState();
  return hasRulerGuides ? (rulerGuides.get(scene) ?? []) : [];
}

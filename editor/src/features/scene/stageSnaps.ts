import type { SceneDocument } from '@playhouse/core';
import type { SnapRules } from '../../interactions/snapping.ts';
import { visibleBox } from '../../interactions/viewport.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { pickableItems } from './pickableItems.ts';
import { snapRulesFor } from './snapRules.ts';
import type { StageHost } from './stageHost.ts';

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
}

/** The guides of the rulers that are shown over a scene. */
export function visibleGuides(scene: string) {
  const { rulerGuides, hasRulerGuides } = useSceneUi.getState();
  return hasRulerGuides ? (rulerGuides.get(scene) ?? []) : [];
}

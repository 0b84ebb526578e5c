import { type BehaviorGap, locateBehaviorGap } from '../edit/behavior/behaviorGap.ts';
import { type BehaviorOwner, behaviorsOf } from '../edit/behavior/behaviorOwner.ts';
import { refusal } from '../edit/defineEdit.ts';
import { findMember } from '../edit/memberIndex.ts';
import type { Id, Layer, SceneDocument } from '../generated/entities.ts';
import type { PasteBundle } from '../generated/library.ts';
import { type Result, succeed } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import { pasteToasts } from './pasteQuestion.ts';

/** The target of a paste: which copy of a project, and what its screen shows. */
export type PasteTarget = { readonly gameId: string } & (
  | { readonly screen: 'prototype'; readonly prototype: Id; readonly gap?: BehaviorGap }
  | { readonly screen: 'actor'; readonly scene: Id; readonly instance: Id; readonly gap?: BehaviorGap }
  /** `layer` is the selected one. */
  | { readonly screen: 'scene'; readonly scene: Id; readonly layer?: Id }
  | { readonly screen: 'other' }
);

/** A target that exists and accepts the contents of the bundle. */
export type LocatedTarget =
  | {
      readonly kind: 'behaviors';
      readonly owner: BehaviorOwner;
      readonly gap: BehaviorGap;
      /** The scene of an instance. */
      readonly scene?: SceneDocument;
    }
  | { readonly kind: 'instances'; readonly scene: SceneDocument; readonly layer: Layer }
  | { readonly kind: 'documents' };

/**
 * Finds the target for a bundle, or refuses with the toast from the specification.
 * docs/product-rules.md#copy-and-paste.
 */
export function locateTarget(bundle: PasteBundle, target: PasteTarget, project: Project): Result<LocatedTarget> {
  if (bundle.behaviors) return locateBehaviors(target, project);
  if (bundle.actorInstances) return locateLayer(target, project);
  if (bundle.scenes && bundle.gameId !== target.gameId) return refusal(pasteToasts.scenes);
  return succeed({ kind: 'documents' });
}

function locateBehaviors(target: PasteTarget, project: Project): Result<LocatedTarget> {
  if (target.screen !== 'prototype' && target.screen !== 'actor') return refusal(pasteToasts.behaviors);
  const owner: BehaviorOwner =
    target.screen === 'prototype'
      ? { prototype: target.prototype }
      : { scene: target.scene, instance: target.instance };
  const list = behaviorsOf(project, owner);
  if (!list) return refusal(pasteToasts.target);
  const gap = target.gap ?? { index: list.behaviors.length };
  if (!locateBehaviorGap(project, owner, gap).ok) return refusal(pasteToasts.target);
  const scene = target.screen === 'actor' ? project.scenes.get(target.scene) : undefined;
  return succeed({ kind: 'behaviors', owner, gap, ...(scene && { scene }) });
}

/** The selected layer, else the last one. docs/product-rules.md#instances-and-locks. */
function locateLayer(target: PasteTarget, project: Project): Result<LocatedTarget> {
  if (target.screen !== 'scene') return refusal(pasteToasts.instances);
  const scene = project.scenes.get(target.scene);
  if (!scene) return refusal(pasteToasts.scene);
  const layer = findMember(scene.layers, target.layer ?? '') ?? scene.layers[scene.layers.length - 1];
  return layer ? succeed({ kind: 'instances', scene, layer }) : refusal(pasteToasts.layer);
}

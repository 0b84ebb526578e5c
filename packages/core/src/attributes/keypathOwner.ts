import type { Instance, PrototypeDocument, SceneDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';

/** The owner of a keypath: a prototype, an instance in a scene, a scene, or the game. */
export type KeypathOwner =
  | { readonly kind: 'game' }
  | { readonly kind: 'scene'; readonly id: string }
  | { readonly kind: 'prototype'; readonly id: string }
  | { readonly kind: 'instance'; readonly id: string; readonly scene: string };

/** What `self` and `scene` mean for an owner; undefined where they mean nothing. */
export interface KeypathScope {
  readonly project: Project;
  readonly kind: KeypathOwner['kind'];
  readonly prototype?: PrototypeDocument | undefined;
  readonly instance?: Instance | undefined;
  readonly scene?: SceneDocument | undefined;
}

/** Finds the documents that an owner's keypaths start from. */
export function scopeOf(project: Project, owner: KeypathOwner): KeypathScope {
  const { kind } = owner;
  switch (kind) {
    case 'game':
      return { project, kind };
    case 'scene':
      return { project, kind, scene: project.scenes.get(owner.id) };
    case 'prototype':
      return { project, kind, prototype: project.actors.get(owner.id) };
    case 'instance': {
      const scene = project.scenes.get(owner.scene);
      const instance = scene && findSceneInstance(scene, owner.id);
      return { project, kind, scene, instance, prototype: instance && project.actors.get(instance.prototype) };
    }
  }
}

const instancesOf = new WeakMap<SceneDocument, ReadonlyMap<string, Instance>>();

/** The instance of a scene with this id, in any layer. */
export function findSceneInstance(scene: SceneDocument, id: string): Instance | undefined {
  let instances = instancesOf.get(scene);
  if (instances === undefined) {
    instances = new Map(scene.layers.flatMap((layer) => layer.actors.map((actor) => [actor.id, actor] as const)));
    instancesOf.set(scene, instances);
  }
  return instances.get(id);
}

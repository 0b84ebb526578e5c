import { findInstance, type Instance, type Project, type PrototypeDocument, type SceneDocument } from '@playhouse/core';
import type { ProjectRoute } from './route.ts';

/** Whose behaviors a page shows: those of a prototype, or of one of its instances. */
export interface ShownOwner {
  readonly prototype: PrototypeDocument;
  /** With its scene. */
  readonly instance?: Instance;
  readonly scene?: SceneDocument;
}

/** The owner at an address; undefined when it does not exist. */
export function ownerAt(project: Project, route: ProjectRoute): ShownOwner | undefined {
  if (route.kind === 'prototype') {
    const prototype = project.actors.get(route.prototype);
    return prototype && { prototype };
  }
  if (route.kind !== 'instance') return undefined;
  const scene = project.scenes.get(route.scene);
  const instance = scene && findInstance(scene, route.instance)?.instance;
  const prototype = instance && project.actors.get(instance.prototype);
  return prototype && { prototype, instance, scene };
}

import type { Id, Layer, SceneDocument } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import type { Op } from '../op.ts';
import { attributeOf, type LocatedInstance } from './locateInstances.ts';
import { positionOf, roundCoordinate } from './placement.ts';

/**
 * Ops that keep instances where they are shown when they get to a layer that scrolls, or to one that does not, where
 * positions are relative to the view: docs/runtime-rules.md#camera-and-layers. Run them after the change.
 */
export function keepShown(
  scene: SceneDocument,
  located: readonly Pick<LocatedInstance, 'instance' | 'layer' | 'prototype'>[],
  target: { readonly layer: Id; readonly scrollable: boolean },
): Op[] {
  const { origin } = scene.attributes.camera;
  if (origin.x === 0 && origin.y === 0) return [];
  const sign = target.scrollable ? 1 : -1;
  return located.flatMap(({ instance, layer, prototype }): Op[] => {
    if (doesScroll(layer) === target.scrollable) return [];
    const { x, y } = positionOf(instance, prototype);
    const value = { x: roundCoordinate(x + sign * origin.x), y: roundCoordinate(y + sign * origin.y) };
    if (!Number.isFinite(value.x) || !Number.isFinite(value.y)) return [];
    const { id } = instance;
    const path = attributeOf(['scenes', scene.id, 'layers', { id: target.layer }, 'actors', { id }], 'position');
    return [{ op: 'set', path, value }];
  });
}

/** The instances of a layer with their prototypes. */
export function instancesOf({ actors }: Pick<Project, 'actors'>, layer: Layer) {
  return layer.actors.map((instance) => ({ instance, layer, prototype: actors.get(instance.prototype) }));
}

export function doesScroll({ attributes }: Layer): boolean {
  return attributes.scrollable !== false;
}

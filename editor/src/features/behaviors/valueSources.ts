import {
  type BehaviorOwner,
  instanceName,
  type KeypathOwner,
  nameIn,
  orderedScenes,
  type Project,
  type SceneDocument,
} from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { keypathOwnerOf } from './behaviorSurroundings.ts';

/** An actor whose values can be used to evaluate the expressions of a behavior list. */
export interface ValueSource {
  /** Unique in the list, and the same after every edit. */
  readonly id: string;
  /** "Values of Pip in Lantern Meadow". */
  readonly label: string;
  readonly owner: KeypathOwner;
}

/**
 * The placed actors that run the behaviors of an owner, scene by scene; the prototype itself while none is placed. The
 * second and later actors of the same name in a scene are numbered.
 */
export function valueSources(project: Project, owner: BehaviorOwner): readonly ValueSource[] {
  const placed = orderedScenes(project).flatMap((scene) => sourcesIn(project, scene, owner));
  if (placed.length > 0 || !('prototype' in owner)) return placed;
  const name = nameIn(project.actors.get(owner.prototype), t('this actor'));
  return [{ id: owner.prototype, label: t('Values of {name}', { name }), owner: keypathOwnerOf(owner) }];
}

function sourcesIn(project: Project, scene: SceneDocument, owner: BehaviorOwner): ValueSource[] {
  const counts = new Map<string, number>();
  return scene.layers.flatMap(({ actors }) =>
    actors.flatMap((instance) => {
      const isSource =
        'prototype' in owner
          ? instance.prototype === owner.prototype
          : scene.id === owner.scene && instance.id === owner.instance;
      if (!isSource) return [];
      const name = instanceName(project, instance);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return {
        id: `${scene.id} ${instance.id}`,
        label: t('Values of {count} in {scene}', {
          count: count === 1 ? name : `${name} ${count}`,
          scene: nameIn(scene, t('a scene')),
        }),
        owner: { kind: 'instance', scene: scene.id, id: instance.id } as const,
      };
    }),
  );
}

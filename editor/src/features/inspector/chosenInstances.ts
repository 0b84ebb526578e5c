import { findInstance, type Instance, type Project, type PrototypeDocument, type SceneDocument } from '@playhouse/core';

export interface InstanceMember {
  readonly instance: Instance;
  readonly prototype: PrototypeDocument | undefined;
}

interface Chosen {
  readonly scene: SceneDocument;
  readonly actors: Project['actors'];
  readonly selection: readonly string[];
  readonly members: readonly InstanceMember[];
}

/** Cached, because every row of the inspector requests the same selection. */
let last: Chosen | undefined;

/** The selected instances that still exist, with their prototypes. */
export function chosenInstances(
  scene: SceneDocument,
  actors: Project['actors'],
  selection: readonly string[],
): readonly InstanceMember[] {
  const isSame = last?.scene === scene && last.actors === actors && last.selection === selection;
  if (!isSame) last = { scene, actors, selection, members: findChosen(scene, actors, selection) };
  return last?.members ?? [];
}

function findChosen(
  scene: SceneDocument,
  actors: Project['actors'],
  selection: readonly string[],
): readonly InstanceMember[] {
  return selection.flatMap((id) => {
    const found = findInstance(scene, id);
    return found ? [{ instance: found.instance, prototype: actors.get(found.instance.prototype) }] : [];
  });
}

/** The number of an instance's overrides, without its position and pin, which every instance has. */
export function differences(instance: Instance): number {
  const own = Object.keys(instance.attributes).filter((key) => key !== 'position' && key !== 'uiPinned').length;
  const aspects = Object.values(instance.aspects ?? {}).map((aspect) => Object.keys(aspect?.attributes ?? {}).length);
  return aspects.reduce((sum, count) => sum + count, own);
}

import { findInstance, type Instance, type Project, type PrototypeDocument, type SceneDocument } from '@playhouse/core';

export interface InstanceMember {
  readonly instance: Instance;
  readonly prototype: PrototypeDocument | undefined;
}

/** The selected instances that still exist, with their prototypes. */
export function chosenInstances(
  scene: SceneDocument,
  actors: Project['actors'],
  selection: readonly string[],
): readonly InstanceMember[] {
  return selection.flatMap((id) => {
    const found = findInstance(scene, id);
    return found ? [{ instance: found.instance, prototype: actors.get(found.instance.prototype) }] : [];
  });
}

/** How many values an instance has of its own; its place and its pin do not count, since every instance has them. */
export function differences(instance: Instance): number {
  const own = Object.keys(instance.attributes).filter((key) => key !== 'position' && key !== 'uiPinned').length;
  const aspects = Object.values(instance.aspects ?? {}).map((aspect) => Object.keys(aspect?.attributes ?? {}).length);
  return aspects.reduce((sum, count) => sum + count, own);
}

import type { Behavior, Path, Project } from '@playhouse/core';

/** Where the actor with the behavior at a path occurs: the scenes it is placed in, and whether it is spawned. */
export function placesOf(project: Project, path: Path): { placedIn: readonly string[]; isSpawned: boolean } {
  const [collection, id] = path;
  if (collection !== 'actors') return { placedIn: [String(id)], isSpawned: false };
  const scenes = [...project.scenes.values()];
  const placedIn = scenes.filter(({ layers }) =>
    layers.some(({ actors }) => actors.some(({ prototype, behaviors }) => prototype === id && behaviors === undefined)),
  );
  const lists = [
    ...[...project.actors.values()].map(({ behaviors }) => behaviors),
    ...scenes.flatMap(({ layers }) =>
      layers.flatMap(({ actors }) => actors.flatMap(({ behaviors }) => (behaviors ? [behaviors] : []))),
    ),
  ];
  return { placedIn: placedIn.map((scene) => scene.id), isSpawned: lists.some((list) => spawns(list, String(id))) };
}

/**
 * True when an enabled behavior spawns the prototype. Walks with an explicit stack, because documents may be nested
 * deeply.
 */
function spawns(list: readonly Behavior[], id: string): boolean {
  const pending = [...list];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.enabled === false) continue;
    if (next.class === 'SpawnAction' && Object.values(next.attributes).includes(id)) return true;
    pending.push(...(next.behaviors ?? []), ...(next.elseBehaviors ?? []));
  }
  return false;
}

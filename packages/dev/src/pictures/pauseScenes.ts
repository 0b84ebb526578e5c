import { type Behavior, createInstance, createPrototype, type Project, type SceneDocument } from '@playhouse/core';

/** Ids of scenes that are shown over a paused one, each with the first scene in which something pauses the game for it. */
export function pauseScenes(project: Project): ReadonlyMap<string, string> {
  const paused = new Map<string, string>();
  for (const scene of project.scenes.values()) {
    for (const shown of pauseScenesOf(project, scene)) {
      if (shown !== scene.id && project.scenes.has(shown) && !paused.has(shown)) paused.set(shown, scene.id);
    }
  }
  return paused;
}

function pauseScenesOf(project: Project, scene: SceneDocument): string[] {
  return scene.layers.flatMap(({ actors }) =>
    actors.flatMap(({ prototype, behaviors }) => pausesIn(behaviors ?? project.actors.get(prototype)?.behaviors ?? [])),
  );
}

function pausesIn(behaviors: readonly Behavior[]): string[] {
  return behaviors.flatMap(({ class: name, attributes, behaviors: inner = [], elseBehaviors = [] }) => {
    const own = name === 'PauseGameAction' ? [String(attributes.sceneKey ?? '')] : [];
    return [...own, ...pausesIn(inner), ...pausesIn(elseBehaviors)];
  });
}

/** The project with an actor in a scene that pauses the game at once, so that another scene shows over it. */
export function pausedAtOnce(project: Project, paused: string, shown: string): Project {
  const scene = project.scenes.get(paused);
  const [first, ...others] = scene?.layers ?? [];
  if (!scene || !first) return project;
  const id = 'id999999999999901';
  const pause: Behavior = {
    id: 'id999999999999902',
    class: 'PauseGameAction',
    enabled: true,
    attributes: { sceneKey: shown, enableAdvertisement: false },
  };
  const instance = createInstance('id999999999999903', id, { x: -10_000, y: -10_000 });
  const layers = [{ ...first, actors: [...first.actors, instance] }, ...others];
  return {
    ...project,
    object: { ...project.object, prototypes: [...project.object.prototypes, id] },
    actors: new Map(project.actors).set(id, { ...createPrototype(id, 'Pause'), behaviors: [pause] }),
    scenes: new Map(project.scenes).set(paused, { ...scene, layers }),
  };
}

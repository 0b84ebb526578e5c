import { createProject, createPrototype, type Project } from '@playhouse/core';
import { crowdOf } from './largeProject.ts';

/** A project with one scene, one layer and the given number of instances of its one prototype, `id2`. */
export function crowdedProject(instances: number): Project {
  const empty = createProject({ title: 'Crowd' });
  const [sceneId = ''] = empty.object.scenes;
  const scene = empty.scenes.get(sceneId);
  if (!scene) throw new Error('A new project has a scene.');
  const layers = [{ id: 'id3', attributes: { name: 'Layer', scrollable: true }, actors: crowdOf('id2', instances) }];
  return {
    ...empty,
    object: { ...empty.object, prototypes: ['id2'] },
    actors: new Map([['id2', createPrototype('id2', 'One of many')]]),
    scenes: new Map([[sceneId, { ...scene, layers }]]),
  };
}

/** Ids of all instances, scene by scene. */
export function instanceIds(project: Project): string[] {
  return [...project.scenes.values()].flatMap(({ layers }) =>
    layers.flatMap(({ actors }) => actors.map(({ id }) => id)),
  );
}

import type { Project } from '../../model/project.ts';
import { below, chance, pick, type Random } from '../randomSource.ts';
import { randomNumber, randomWord } from '../randomValues.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Random edits of the game, scenes, layers, instances and prototypes that are possible in every project. */
export const layoutEdits: readonly RandomEdit[] = [
  (_project, random) => ({ kind: 'project.setTitle', data: { title: randomWord(random) } }),
  (project, random) => {
    const scene = pick(random, [...project.scenes.keys()]);
    return scene === undefined ? undefined : { kind: 'scene.rename', data: { scene, name: randomWord(random) } };
  },
  (project, random) => {
    const scene = pick(random, project.object.scenes);
    if (scene === undefined) return undefined;
    return { kind: 'scene.reorder', data: { scene, index: below(random, project.object.scenes.length) } };
  },
  (_project, random, ids) => ({ kind: 'scene.add', data: { id: ids(), layer: ids(), name: randomWord(random) } }),
  (project, random) => {
    const scene = pick(random, project.object.scenes);
    if (scene === undefined || project.scenes.size < 3) return undefined;
    return { kind: 'scene.remove', data: { scene } };
  },
  (_project, random, ids) => ({ kind: 'prototype.add', data: { id: ids(), name: randomWord(random) } }),
  (project, random) => {
    const prototype = pick(random, [...project.actors.keys()]);
    if (prototype === undefined || !chance(random, 0.2)) return undefined;
    return { kind: 'prototype.remove', data: { prototype } };
  },
  (project, random, ids) => {
    const scene = pick(random, [...project.scenes.keys()]);
    const prototype = pick(random, [...project.actors.keys()]);
    if (scene === undefined || prototype === undefined) return undefined;
    return { kind: 'instance.add', data: { scene, id: ids(), prototype } };
  },
  (project, random) => {
    const target = anyInstances(project, random);
    const by = { x: randomNumber(random), y: randomNumber(random) };
    return target && { kind: 'instance.move', data: { ...target, by } };
  },
  (project, random) => {
    const target = anyInstances(project, random);
    return target && { kind: 'instance.remove', data: target };
  },
  (project, random) => {
    const target = anyInstances(project, random);
    if (!target) return undefined;
    const layers = project.scenes.get(target.scene)?.layers.flatMap(({ actors }) => actors) ?? [];
    const isMissing = layers.some(({ id, prototype }) => target.ids.includes(id) && !project.actors.has(prototype));
    return { kind: 'instance.setUnlocked', data: { ...target, unlocked: !isMissing && chance(random, 0.5) } };
  },
];

/** One to three instances of one scene. */
function anyInstances(project: Project, random: Random) {
  const scene = pick(random, [...project.scenes.values()]);
  const instances = scene?.layers.flatMap(({ actors }) => actors) ?? [];
  const start = below(random, instances.length);
  const ids = instances.slice(start, start + 1 + below(random, 3)).map(({ id }) => id);
  return scene && ids.length > 0 ? { scene: scene.id, ids } : undefined;
}

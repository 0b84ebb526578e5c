import { renameEverywhere } from '../../edit/project/renameEverywhere.ts';
import type { Project } from '../../model/project.ts';
import { below, chance, pick, type Random } from '../randomSource.ts';
import { randomNumber, randomWord } from '../randomValues.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Random edits of layers, of instances in groups, and of lists and copies of actors and scenes. */
export const placementEdits: readonly RandomEdit[] = [
  (project, random, ids) => {
    const scene = pick(random, [...project.scenes.keys()]);
    return scene === undefined ? undefined : { kind: 'scene.duplicate', data: { scene, id: ids() } };
  },
  (project, random, ids) => {
    const prototype = pick(random, [...project.actors.keys()]);
    return prototype === undefined ? undefined : { kind: 'prototype.duplicate', data: { prototype, id: ids() } };
  },
  (project, random) => {
    const prototype = pick(random, [...project.actors.keys()]);
    const name = randomWord(random);
    return prototype === undefined ? undefined : { kind: 'prototype.rename', data: { prototype, name } };
  },
  (project, random) => {
    const prototype = pick(random, project.object.prototypes);
    const index = below(random, 7) - 2;
    return prototype === undefined ? undefined : { kind: 'prototype.reorder', data: { prototype, index } };
  },
  (project, random, ids) => {
    const scene = pick(random, [...project.scenes.keys()]);
    if (scene === undefined) return undefined;
    return { kind: 'layer.add', data: { scene, id: ids(), name: randomWord(random), index: below(random, 4) } };
  },
  (project, random) => {
    const target = anyLayer(project, random);
    const isLast = target && project.scenes.get(target.scene)?.layers.length === 1;
    return target && !isLast && chance(random, 0.5) ? { kind: 'layer.remove', data: target } : undefined;
  },
  (project, random) => {
    const target = anyLayer(project, random);
    return target && { kind: 'layer.rename', data: { ...target, name: randomWord(random) } };
  },
  (project, random) => {
    const target = anyLayer(project, random);
    return target && { kind: 'layer.reorder', data: { ...target, index: below(random, 6) - 1 } };
  },
  (project, random) => {
    const target = anyLayer(project, random);
    return target && { kind: 'layer.setScrollable', data: { ...target, scrollable: chance(random, 0.5) } };
  },
  (project, random) => {
    const target = anyGroup(project, random);
    const pivot = { x: randomNumber(random), y: randomNumber(random) };
    return target && { kind: 'instance.rotate', data: { ...target, by: randomNumber(random), pivot } };
  },
  (project, random) => {
    const target = anyGroup(project, random);
    const anchor = { x: randomNumber(random), y: randomNumber(random) };
    const scale = { x: 0.1 + random() * 3, y: 0.1 + random() * 3 };
    return target && { kind: 'instance.resize', data: { ...target, anchor, scale, rotation: below(random, 360) } };
  },
  (project, random) => {
    const target = anyGroup(project, random);
    const layer = target && pick(random, project.scenes.get(target.scene)?.layers ?? []);
    if (!target || !layer) return undefined;
    return { kind: 'instance.reorder', data: { ...target, layer: layer.id, index: below(random, 6) - 1 } };
  },
  (project, random, ids) => {
    const target = anyGroup(project, random);
    if (!target) return undefined;
    const copies = target.ids.map((from) => ({ from, id: ids() }));
    return { kind: 'instance.duplicate', data: { scene: target.scene, copies } };
  },
  (project, random) => {
    const [table, document] = pick(random, [...project.tables]) ?? [];
    const list = chance(random, 0.5) ? 'rows' : 'columns';
    const id = pick(random, document?.[list] ?? [])?.id;
    if (table === undefined || id === undefined) return undefined;
    const target = { kind: list === 'rows' ? 'row' : 'column', table, id } as const;
    const data = { target, name: `${randomWord(random)} everywhere` };
    return renameEverywhere.plan(project, data).ok ? { kind: 'project.renameEverywhere', data } : undefined;
  },
];

function anyLayer(project: Project, random: Random) {
  const scene = pick(random, [...project.scenes.values()]);
  const layer = pick(random, scene?.layers ?? []);
  return scene && layer ? { scene: scene.id, layer: layer.id } : undefined;
}

/** Some instances of one scene, in any layers. */
function anyGroup(project: Project, random: Random) {
  const scene = pick(random, [...project.scenes.values()]);
  const all = scene?.layers.flatMap(({ actors }) => actors.map(({ id }) => id)) ?? [];
  const ids = all.filter(() => chance(random, 0.5));
  return scene && ids.length > 0 ? { scene: scene.id, ids } : undefined;
}

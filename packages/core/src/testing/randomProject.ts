import { delegateEvents } from '../catalogue/delegateEvents.ts';
import { keyNames } from '../catalogue/keyNames.ts';
import type { Behavior, CustomAttribute, Instance } from '../generated/entities.ts';
import { controllerButtons } from '../model/controllers.ts';
import { createIdSource, type IdSource } from '../model/ids.ts';
import type { Project } from '../model/project.ts';
import { buildProject, type ProjectDescription, type TableDescription } from './buildProject.ts';
import { type RandomScope, randomBehavior, randomBehaviors } from './randomBehavior.ts';
import { namesOf } from './randomNames.ts';
import { below, chance, pick, type Random, times } from './randomSource.ts';
import { randomNumber, randomWord } from './randomValues.ts';

export interface RandomProjectOptions {
  /** Behaviors to use besides those of the catalogue, such as the valid rows of the fixtures. */
  readonly examples?: readonly Omit<Behavior, 'id'>[];
}

/**
 * A small project with some of everything: scenes, layers, instances (locked and unlocked, some of no prototype),
 * prototypes with behaviors, custom attributes, tags, tables, scripts, saved behaviors, keymaps, assets and play tests.
 * The same random source results in the same project.
 */
export function randomProject(random: Random, { examples }: RandomProjectOptions = {}): Project {
  const ids = createIdSource(random);
  const empty = buildProject(describe(random, ids));
  const scope: RandomScope = { ids, names: namesOf(empty), examples };
  return fill(random, empty, scope);
}

/** Everything except behaviors, which need to know what they can refer to. */
function describe(random: Random, ids: IdSource): ProjectDescription {
  const tags = times(below(random, 5), (index) => `${randomWord(random)}${index}`);
  const prototypes = times(below(random, 4) + 1, () => ({
    id: ids(),
    name: randomWord(random),
    attributes: { ...customs(random, ids), tags: tags.filter(() => chance(random, 0.4)).join('\t') },
  }));
  const point = () => ({ x: randomNumber(random), y: randomNumber(random) });
  const actor = () => ({ id: ids(), prototype: pick(random, prototypes)?.id ?? 'id404', position: point() });
  const layer = () => ({ id: ids(), name: randomWord(random), actors: times(below(random, 5), actor) });
  return {
    title: randomWord(random),
    attributes: { actorTags: tags.join('\t'), ...customs(random, ids) },
    prototypes,
    scenes: times(below(random, 3) + 1, () => ({
      id: ids(),
      name: randomWord(random),
      attributes: customs(random, ids),
      layers: times(below(random, 3) + 1, layer),
    })),
    tables: times(below(random, 3), () => ({ id: ids(), ...table(random) })),
    delegates: times(below(random, 3), () => ({
      id: ids(),
      name: randomWord(random),
      event: pick(random, delegateEvents)?.event ?? '',
      source: 'log("hello")',
    })),
    images: ['pip', 'Öl', 'snail'].slice(below(random, 4)),
    sounds: ['boom', 'theme'].slice(below(random, 3)),
    fonts: ['Fancy'].slice(below(random, 2)),
  };
}

function fill(random: Random, project: Project, scope: RandomScope): Project {
  const { ids } = scope;
  const actors = [...project.actors].map(
    ([id, actor]) => [id, { ...actor, behaviors: randomBehaviors(random, scope, 3) }] as const,
  );
  const prototypes = new Map(actors);
  const unlock = (instance: Instance): Instance => {
    if (chance(random, 0.15)) return { ...instance, prototype: 'id404' };
    if (chance(random, 0.3)) return { ...instance, behaviors: randomBehaviors(random, scope, 2) };
    const copied = prototypes.get(instance.prototype)?.behaviors;
    return copied && chance(random, 0.2) ? { ...instance, behaviors: copied } : instance;
  };
  const scenes = [...project.scenes].map(([id, scene]) => {
    const layers = scene.layers.map((layer) => ({ ...layer, actors: layer.actors.map(unlock) }));
    return [id, { ...scene, layers }] as const;
  });
  const saved = times(below(random, 3), () => {
    const id = ids();
    const behavior = randomBehavior(random, scope);
    return [id, { id, name: randomWord(random), help: '', behavior }] as const;
  });
  const tests = chance(random, 0.3) ? [['start', { frames: 60 }] as const] : [];
  const object = chance(random, 0.5) ? { ...project.object, controllerMaps: keymaps(random) } : project.object;
  return {
    ...project,
    object,
    actors: prototypes,
    scenes: new Map(scenes),
    behaviors: new Map(saved),
    tests: new Map(tests),
  };
}

function customs(random: Random, ids: IdSource): Record<string, CustomAttribute> {
  const kinds: readonly Omit<CustomAttribute, 'name'>[] = [
    { '@': 'integer', $: below(random, 100) },
    { '@': 'real', $: randomNumber(random) },
    { '@': 'text', $: randomWord(random) },
    { '@': 'boolean', $: chance(random, 0.5) },
    { '@': 'angle', $: below(random, 360) },
    { '@': 'index', $: below(random, 9) },
  ];
  const chosen = kinds.filter(() => chance(random, 0.3));
  return Object.fromEntries(chosen.map((kind, index) => [ids(), { ...kind, name: `${randomWord(random)}${index}` }]));
}

function table(random: Random): TableDescription {
  const rows = times(below(random, 4), () => randomWord(random));
  const cells = {
    1: () => randomWord(random),
    2: () => below(random, 100),
    3: () => randomNumber(random),
    4: () => chance(random, 0.5),
    5: () => below(random, 360),
  };
  const columns = times(below(random, 4), () => {
    const type = pick(random, [1, 2, 3, 4, 5] as const) ?? 1;
    return { name: randomWord(random), type, cells: rows.map(() => cells[type]()) };
  });
  return { name: randomWord(random), rows, columns };
}

function keymaps(random: Random): Record<string, unknown> {
  const map = () =>
    Object.fromEntries(controllerButtons.map((key) => [key, chance(random, 0.3) ? pick(random, keyNames) : '']));
  return { player1: map(), ...(chance(random, 0.3) && { player8: map() }) };
}

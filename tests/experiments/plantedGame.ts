import {
  type Behavior,
  createScene,
  type Instance,
  type Path,
  type Project,
  type PrototypeDocument,
} from '@playhouse/core';
import { type BehaviorDescription, buildBehaviors } from '@playhouse/core/testing';
import { createGame, createGameInspector, createHeadlessPorts, type ScriptedEvent } from '@playhouse/runtime';
import { count, gameAttributes } from '../../packages/runtime/src/test/describeGame.ts';

/** A game to plant cases in, and how it is played. */
export interface PlayedGame {
  readonly project: Project;
  /** The scene in which it starts; the first one when absent. */
  readonly firstScene?: string | undefined;
  readonly events: readonly ScriptedEvent[];
}

/** An actor among whose behaviors cases can be planted, and the start of its scene. */
export interface Host {
  readonly project: Project;
  readonly prototype: PrototypeDocument;
  readonly name: string;
  readonly scene: string;
  readonly sceneName: string;
  /** The frame before the first one of its scene. */
  readonly entered: number;
  /** The first index of its list at which cases can be planted. */
  readonly at: number;
}

/** Attributes of the game that only planted behaviors use. */
export const planted = count;

const seed = 1;
const kinds = { stranger: 'id990001', scene: 'id990002', layer: 'id990003', instance: 'id990004', table: 'id990005' };

/**
 * The actor with the most behaviors among the only instances of their prototypes that are present throughout the given
 * frames of a scene: the first one or, if there is input, the one after the title. `at` is after all of its own
 * behaviors.
 */
export async function findHost({ project, firstScene, events }: PlayedGame, frames: number): Promise<Host | undefined> {
  const options = { seed, ...(firstScene !== undefined && { sceneId: firstScene }) };
  const game = await createGame(project, createHeadlessPorts(project), options);
  const title = events.length > 0 && firstScene === undefined ? game.currentScene.id : undefined;
  const step = () => game.step(events.filter(({ frame }) => frame === game.frame + 1));
  while (game.currentScene.id === title) step();
  const [entered, { id: scene, name: sceneName }] = [game.frame, game.currentScene];
  step();
  const seen = createGameInspector(game).actors();
  const present = new Set(seen.map(({ key }) => key));
  while (game.frame < entered + frames) {
    step();
    const now = new Set(
      createGameInspector(game)
        .actors()
        .map(({ key }) => key),
    );
    for (const key of present) if (!now.has(key)) present.delete(key);
  }
  game.destroy();
  const alone = seen.filter(
    ({ key, prototypeId }) => present.has(key) && seen.filter((one) => one.prototypeId === prototypeId).length === 1,
  );
  const placed = (project.scenes.get(scene)?.layers ?? []).flatMap(({ actors }) => actors);
  const hosts = alone.flatMap(({ id, prototypeId }) => {
    const prototype = project.actors.get(prototypeId);
    const isLocked = placed.some((one) => one.id === id && one.behaviors === undefined);
    return prototype && isLocked ? [prototype] : [];
  });
  const [prototype] = hosts.sort((one, other) => other.behaviors.length - one.behaviors.length);
  if (!prototype) return undefined;
  const name = prototype.attributes.name;
  return { project, prototype, name, scene, sceneName, entered, at: prototype.behaviors.length };
}

/** A project after planting, and the location of what was planted. */
export interface Plants {
  readonly project: Project;
  /** The path of a planted behavior: `0`, `1/do/0`, `1/else/2`, `0/when/1`, counted from the first planted one. */
  readonly path: (at: string) => Path;
}

const lists: Readonly<Record<string, string>> = { do: 'behaviors', else: 'elseBehaviors', when: 'conditions' };

/** Adds behaviors to the host's list. */
export function plant(host: Host, behaviors: readonly BehaviorDescription[]): Plants {
  const { prototype, at } = host;
  const own = [...prototype.behaviors];
  own.splice(at, 0, ...built(behaviors));
  const project = withAttributes(withPrototype(host.project, { ...prototype, behaviors: own }));
  return { project, path: pathsOf(['actors', prototype.id, 'behaviors'], at) };
}

export interface StrangerOptions {
  /** Behaviors of the host. */
  readonly hosts?: readonly BehaviorDescription[];
  /** Its placement: in the host's scene, in an unreachable one, or in none. */
  readonly isIn: 'scene' | 'otherScene' | 'nothing';
}

/** Name of the prototype, and of the scene, that `plantStranger` adds. */
export const strangers = { prototype: kinds.stranger, name: 'Stranger', scene: kinds.scene, sceneName: 'Attic' };

/** Adds a prototype with its own behaviors, and an empty scene. Paths refer to the stranger's behaviors. */
export function plantStranger(
  host: Host,
  behaviors: readonly BehaviorDescription[],
  options: StrangerOptions,
): Plants & { readonly hostPath: Plants['path'] } {
  const { isIn, hosts = [] } = options;
  const { project, path: hostPath } = plant(host, hosts);
  const attributes = { ...host.prototype.attributes, name: strangers.name };
  const stranger = { ...host.prototype, id: kinds.stranger, attributes, behaviors: built(behaviors) };
  const instance: Instance = {
    id: kinds.instance,
    prototype: kinds.stranger,
    attributes: { position: { x: 5, y: 5 } },
  };
  const attic = createScene(kinds.scene, strangers.sceneName, { width: 100, height: 100 });
  const layer = { id: kinds.layer, attributes: { name: 'Layer', scrollable: true } };
  const scenes = new Map(project.scenes);
  scenes.set(kinds.scene, { ...attic, layers: [{ ...layer, actors: isIn === 'otherScene' ? [instance] : [] }] });
  const running = scenes.get(host.scene);
  if (running && isIn === 'scene') {
    const layers = [...running.layers, { ...layer, actors: [instance] }];
    scenes.set(host.scene, { ...running, layers });
  }
  const { object } = project;
  return {
    project: {
      ...withPrototype(project, stranger),
      scenes,
      object: {
        ...object,
        prototypes: [...object.prototypes, kinds.stranger],
        scenes: [...object.scenes, kinds.scene],
      },
    },
    path: pathsOf(['actors', kinds.stranger, 'behaviors'], 0),
    hostPath,
  };
}

/** The same project with every instance of the host's prototype in its scene unlocked, without behaviors. */
export function unlocked(host: Host, project: Project): Project {
  const scene = project.scenes.get(host.scene);
  if (!scene) throw new Error('The scene of the host is gone.');
  const layers = scene.layers.map((layer) => ({
    ...layer,
    actors: layer.actors.map((one) => (one.prototype === host.prototype.id ? { ...one, behaviors: [] } : one)),
  }));
  return { ...project, scenes: new Map(project.scenes).set(host.scene, { ...scene, layers }) };
}

function built(behaviors: readonly BehaviorDescription[]): Behavior[] {
  let made = 0;
  return buildBehaviors(behaviors, () => `id${980_000 + made++}`);
}

function pathsOf(list: Path, first: number): Plants['path'] {
  return (at) => {
    const [index = '0', ...rest] = at.split('/');
    return [...list, first + Number(index), ...rest.map((key) => lists[key] ?? Number(key))];
  };
}

function withPrototype(project: Project, prototype: PrototypeDocument): Project {
  return { ...project, actors: new Map(project.actors).set(prototype.id, prototype) };
}

function withAttributes(project: Project): Project {
  const { object } = project;
  return { ...project, object: { ...object, attributes: { ...object.attributes, ...gameAttributes } } };
}

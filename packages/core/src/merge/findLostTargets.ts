import { findSceneInstance } from '../attributes/keypathOwner.ts';
import type { EditPath } from '../edit/op.ts';
import type { SceneDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { imageNameOf } from '../references/imageName.ts';
import { parseInstanceKeypath } from '../references/instanceKeypath.ts';
import { type Reference, walkReferences } from '../references/walk.ts';
import type { ProjectVersions } from './mergeProjects.ts';

/** Something that one side removed and that the merged project uses. */
export interface LostTarget {
  /** The paths of all its parts, in the form of `pathText`: a document and its list entry in the game. */
  readonly keys: readonly string[];
  /** Its path in a project that has it. */
  pathIn(project: Project): EditPath;
  /** Its value in a version; undefined for none. */
  find(project: Project): unknown;
}

/**
 * Targets that the merged project uses although only one side still has them, unless the side that removed them uses
 * them as well, knowingly. This keeps a scene, actor, table, attribute or asset that the other side started to use.
 */
export function findLostTargets({ base, mine, theirs }: ProjectVersions, merged: Project): LostTarget[] {
  const gone = new Set([...goneFrom(base, mine), ...goneFrom(base, theirs)]);
  if (gone.size === 0) return [];
  const inMine = countReferences(mine, gone);
  const inTheirs = countReferences(theirs, gone);
  const lost: LostTarget[] = [];
  for (const [name, { target, count }] of countReferences(merged, gone)) {
    const [isInMine, isInTheirs] = [mine, theirs].map((side) => target.find(side) !== undefined);
    if (isInMine === isInTheirs || target.find(merged) !== undefined) continue;
    const knowing = isInMine ? inTheirs : inMine;
    if (count > (knowing.get(name)?.count ?? 0)) lost.push(target);
  }
  return lost;
}

interface Counted {
  readonly target: LostTarget;
  count: number;
}

/** References to removed targets, by owner and target. */
function countReferences(project: Project, gone: ReadonlySet<string>): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  walkReferences(project, (reference) => {
    const target = targetOf(project, reference);
    if (!target?.keys.some((key) => gone.has(key))) return;
    const name = JSON.stringify([reference.owner, target.keys]);
    const known = counted.get(name);
    if (known) known.count += 1;
    else counted.set(name, { target, count: 1 });
  });
  return counted;
}

/** Paths of everything that a side removed. */
function* goneFrom(base: Project, side: Project): Generator<string> {
  for (const name of ['scenes', 'actors', 'tables'] as const) {
    for (const id of base[name].keys()) if (!side[name].has(id)) yield `${name}/${id}`;
  }
  for (const kind of ['images', 'sounds', 'fonts'] as const) {
    const left = new Set(side.assets[kind].map((asset) => asset.name));
    for (const { name } of base.assets[kind]) if (!left.has(name)) yield `assets/${kind}/${name}`;
  }
  yield* goneKeys('object/attributes', base.object.attributes, side.object.attributes);
  for (const [id, actor] of base.actors) {
    const left = side.actors.get(id);
    if (left) yield* goneKeys(`actors/${id}/attributes`, actor.attributes, left.attributes);
  }
  for (const [id, scene] of base.scenes) {
    const left = side.scenes.get(id);
    if (!left || left === scene) continue;
    const ids = instanceIds(left);
    for (const instance of instanceIds(scene)) if (!ids.has(instance)) yield `scenes/${id}/${instance}`;
  }
}

function* goneKeys(path: string, base: Members, side: Members): Generator<string> {
  for (const key of Object.keys(base)) if (!Object.hasOwn(side, key)) yield `${path}/${key}`;
}

type Members = Readonly<Record<string, unknown>>;

function instanceIds({ layers }: SceneDocument): Set<string> {
  return new Set(layers.flatMap(({ actors }) => actors.map(({ id }) => id)));
}

function targetOf(project: Project, { kind, target, owner }: Reference): LostTarget | undefined {
  switch (kind) {
    case 'scene':
      return listedTarget('scenes', target, 'object/scenes');
    case 'prototype':
      return listedTarget('actors', target, 'object/prototypes');
    case 'table':
      return listedTarget('tables', target, 'object/attributes');
    case 'image':
      return assetTarget('images', imageNameOf(target));
    case 'sound':
    case 'music':
      return assetTarget('sounds', target);
    case 'font':
      return assetTarget('fonts', target);
    case 'attribute':
      return attributeTarget(project, target, owner);
    case 'tag':
      return undefined;
  }
}

function listedTarget(collection: 'scenes' | 'actors' | 'tables', id: string, listing: string): LostTarget {
  return {
    keys: [`${collection}/${id}`, `${listing}/${id}`],
    pathIn: () => [collection, id],
    find: (project) => project[collection].get(id),
  };
}

function assetTarget(kind: 'images' | 'sounds' | 'fonts', name: string): LostTarget {
  return {
    keys: [`assets/${kind}/${name}`],
    pathIn: () => ['assets', kind, { name }],
    find: ({ assets }) => assets[kind].find((asset) => asset.name === name),
  };
}

const ownAttribute = /^(game|self)\.attributes\.([^.]+)/;

/** The custom attribute or instance named by a keypath. */
function attributeTarget(project: Project, keypath: string, owner: Reference['owner']): LostTarget | undefined {
  const [, root, id = ''] = ownAttribute.exec(keypath) ?? [];
  if (root === 'game') {
    return {
      keys: [`object/attributes/${id}`, `tables/${id}`],
      pathIn: () => ['object', 'attributes', id],
      find: ({ object }) => attributeIn(object.attributes, id),
    };
  }
  const prototype = root === 'self' ? prototypeOf(project, owner) : undefined;
  if (prototype !== undefined) {
    return {
      keys: [`actors/${prototype}/attributes/${id}`],
      pathIn: () => ['actors', prototype, 'attributes', id],
      find: ({ actors }) => attributeIn(actors.get(prototype)?.attributes, id),
    };
  }
  if (owner.kind !== 'instance') return undefined;
  const found = parseInstanceKeypath(keypath);
  return found && instanceTarget(owner.scene, found.instance);
}

/** The owner of the attributes under `self`; those that only an instance has are kept or removed with it. */
function prototypeOf(project: Project, owner: Reference['owner']): string | undefined {
  if (owner.kind === 'prototype') return owner.id;
  if (owner.kind !== 'instance') return undefined;
  const scene = project.scenes.get(owner.scene);
  return scene && findSceneInstance(scene, owner.id)?.prototype;
}

function instanceTarget(scene: string, id: string): LostTarget {
  return {
    keys: [`scenes/${scene}/${id}`],
    pathIn: ({ scenes }) => {
      const layer = scenes.get(scene)?.layers.find(({ actors }) => actors.some((actor) => actor.id === id));
      return ['scenes', scene, 'layers', { id: layer?.id ?? '' }, 'actors', { id }];
    },
    find: ({ scenes }) => {
      const found = scenes.get(scene);
      return found && findSceneInstance(found, id);
    },
  };
}

function attributeIn(attributes: Members | undefined, id: string): unknown {
  return attributes && Object.hasOwn(attributes, id) ? attributes[id] : undefined;
}

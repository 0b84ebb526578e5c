import type { EditPath } from '../edit/op.ts';
import type { SceneDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { imageNameOf } from '../references/imageName.ts';
import { parseInstanceKeypath } from '../references/instanceKeypath.ts';
import { type Reference, walkReferences } from '../references/walk.ts';
import type { ProjectVersions } from './mergeProjects.ts';

/** Something that one side took away and that the merged project uses. */
export interface LostTarget {
  /** The paths of all its parts, as `pathText` writes them: a document and where the game lists it. */
  readonly keys: readonly string[];
  /** Where it is in a project that has it. */
  pathIn(project: Project): EditPath;
  /** What stands there in a version; undefined for nothing. */
  find(project: Project): unknown;
}

/**
 * What the merged project points at although only one side has it any more, unless the side that took it away points
 * there as well: it knew. So a scene, actor, table, attribute or asset stays that the other side began to use.
 */
export function findLostTargets(versions: ProjectVersions, merged: Project): LostTarget[] {
  const { base, mine, theirs } = versions;
  const gone = new Set([...goneFrom(base, mine, theirs), ...goneFrom(base, theirs, mine)]);
  if (gone.size === 0) return [];
  const [now = new Map<string, Counted>(), inMine, inTheirs] = [merged, mine, theirs].map((project) =>
    countReferences(project, gone),
  );
  const lost: LostTarget[] = [];
  for (const [name, { target, count }] of now) {
    const [isInMine, isInTheirs] = [mine, theirs].map((side) => target.find(side) !== undefined);
    if (isInMine === isInTheirs || target.find(merged) !== undefined) continue;
    const knowing = (isInMine ? inTheirs : inMine)?.get(name)?.count ?? 0;
    if (count > knowing) lost.push(target);
  }
  return lost;
}

interface Counted {
  readonly target: LostTarget;
  count: number;
}

/** References to what is gone, by who has them and what they point at. */
function countReferences(project: Project, gone: ReadonlySet<string>): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  walkReferences(project, (reference) => {
    const target = targetOf(reference);
    if (!target?.keys.some((key) => gone.has(key))) return;
    const name = JSON.stringify([reference.owner, target.keys]);
    const known = counted.get(name);
    if (known) known.count += 1;
    else counted.set(name, { target, count: 1 });
  });
  return counted;
}

/** Paths of what `without` took away and `other` still has. */
function* goneFrom(base: Project, without: Project, other: Project): Generator<string> {
  for (const name of ['scenes', 'actors', 'tables'] as const) {
    if (base[name] === without[name]) continue;
    for (const id of base[name].keys()) if (!without[name].has(id) && other[name].has(id)) yield `${name}/${id}`;
  }
  for (const kind of ['images', 'sounds', 'fonts'] as const) {
    if (base.assets === without.assets) continue;
    const [left, still] = [without, other].map(({ assets }) => new Set(assets[kind].map((asset) => asset.name)));
    for (const { name } of base.assets[kind]) if (!left?.has(name) && still?.has(name)) yield `assets/${kind}/${name}`;
  }
  yield* goneKeys(
    'object/attributes',
    [base, without, other].map(({ object }) => object.attributes),
  );
  for (const [id, actor] of base.actors) {
    const [left, still] = [without.actors.get(id), other.actors.get(id)];
    if (!left || !still || left === actor || still === actor) continue;
    yield* goneKeys(`actors/${id}/attributes`, [actor.attributes, left.attributes, still.attributes]);
  }
  for (const [id, scene] of base.scenes) {
    const [left, still] = [without.scenes.get(id), other.scenes.get(id)];
    if (!left || !still || left === scene || still === scene) continue;
    const [had, has, others] = [scene, left, still].map(instanceIds);
    for (const instance of had ?? [])
      if (!has?.has(instance) && others?.has(instance)) yield `scenes/${id}/${instance}`;
  }
}

function* goneKeys(path: string, attributes: readonly Readonly<Record<string, unknown>>[]): Generator<string> {
  const [base = {}, without = {}, other = {}] = attributes;
  if (base === without) return;
  for (const key of Object.keys(base)) {
    if (!Object.hasOwn(without, key) && Object.hasOwn(other, key)) yield `${path}/${key}`;
  }
}

function instanceIds({ layers }: SceneDocument): Set<string> {
  return new Set(layers.flatMap(({ actors }) => actors.map(({ id }) => id)));
}

function targetOf({ kind, target, owner }: Reference): LostTarget | undefined {
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
      return attributeTarget(target, owner);
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

/** The custom attribute or instance that a keypath names. */
function attributeTarget(keypath: string, owner: Reference['owner']): LostTarget | undefined {
  const [root, attributes, id = ''] = keypath.split('.');
  if (root === 'game' && attributes === 'attributes') {
    return {
      keys: [`object/attributes/${id}`, `tables/${id}`],
      pathIn: () => ['object', 'attributes', id],
      find: ({ object }) => attributeIn(object.attributes, id),
    };
  }
  if (root === 'self' && attributes === 'attributes' && owner.kind === 'prototype') {
    return {
      keys: [`actors/${owner.id}/attributes/${id}`],
      pathIn: () => ['actors', owner.id, 'attributes', id],
      find: ({ actors }) => attributeIn(actors.get(owner.id)?.attributes, id),
    };
  }
  const found = owner.kind === 'instance' ? parseInstanceKeypath(keypath) : undefined;
  return found && owner.kind === 'instance' ? instanceTarget(owner.scene, found.instance) : undefined;
}

function instanceTarget(scene: string, id: string): LostTarget {
  const layersOf = ({ scenes }: Project) => scenes.get(scene)?.layers ?? [];
  return {
    keys: [`scenes/${scene}/${id}`],
    pathIn: (project) => {
      const layer = layersOf(project).find(({ actors }) => actors.some((actor) => actor.id === id));
      return ['scenes', scene, 'layers', { id: layer?.id ?? '' }, 'actors', { id }];
    },
    find: (project) =>
      layersOf(project)
        .flatMap(({ actors }) => actors)
        .find((actor) => actor.id === id),
  };
}

function attributeIn(attributes: Readonly<Record<string, unknown>> | undefined, id: string): unknown {
  return attributes && Object.hasOwn(attributes, id) ? attributes[id] : undefined;
}

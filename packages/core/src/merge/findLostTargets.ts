import type { EditPath } from '../edit/op.ts';
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
  if (!hasDeletions(versions)) return [];
  const counts = [merged, mine, theirs].map(countReferences);
  const [now = new Map<string, Counted>(), inMine, inTheirs] = counts;
  const lost: LostTarget[] = [];
  for (const [name, { reference, count }] of now) {
    const target = targetOf(reference);
    if (!target || target.find(merged) !== undefined || target.find(base) === undefined) continue;
    const [hasMine, hasTheirs] = [mine, theirs].map((side) => target.find(side) !== undefined);
    if (hasMine === hasTheirs) continue;
    const knowing = (hasMine ? inTheirs : inMine)?.get(name)?.count ?? 0;
    if (count > knowing) lost.push(target);
  }
  return lost;
}

function lacksAssets({ assets: before }: Project, { assets: now }: Project): boolean {
  if (before === now) return false;
  return (['images', 'sounds', 'fonts'] as const).some((kind) => {
    const names = new Set(now[kind].map(({ name }) => name));
    return before[kind].some(({ name }) => !names.has(name));
  });
}

interface Counted {
  readonly reference: Reference;
  count: number;
}

/** References by who has them and what they point at. */
function countReferences(project: Project): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  walkReferences(project, (reference) => {
    const { kind, owner, target } = reference;
    const name = JSON.stringify([owner, kind, target]);
    const known = counted.get(name);
    if (known) known.count += 1;
    else counted.set(name, { reference, count: 1 });
  });
  return counted;
}

/** True when a side may have taken away something that the other can point at. */
function hasDeletions({ base, mine, theirs }: ProjectVersions): boolean {
  if (changedByBoth(base.scenes, mine.scenes, theirs.scenes)) return true;
  if (changedByBoth(base.actors, mine.actors, theirs.actors)) return true;
  return [mine, theirs].some(
    (side) =>
      lacks(base.scenes, side.scenes) ||
      lacks(base.actors, side.actors) ||
      lacks(base.tables, side.tables) ||
      lacksAssets(base, side) ||
      Object.keys(base.object.attributes).some((key) => !Object.hasOwn(side.object.attributes, key)),
  );
}

/** Instances and attributes of actors matter only within their document. */
function changedByBoth<Document>(
  base: ReadonlyMap<string, Document>,
  mine: ReadonlyMap<string, Document>,
  theirs: ReadonlyMap<string, Document>,
): boolean {
  if (base === mine || base === theirs) return false;
  return [...base].some(([id, document]) => mine.get(id) !== document && theirs.get(id) !== document);
}

function lacks(before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  return before !== now && [...before.keys()].some((id) => !now.has(id));
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

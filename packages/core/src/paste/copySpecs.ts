import { findSceneInstance, type KeypathOwner } from '../attributes/keypathOwner.ts';
import { findInstance, instanceName } from '../edit/instance/locateInstances.ts';
import { nameIn } from '../edit/naming.ts';
import { tagsIn } from '../edit/tag/tagText.ts';
import type { EntitySpec, ImageSpec, KeypathSpec, PasteBundle } from '../generated/library.ts';
import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import type { Project } from '../model/project.ts';
import { imageNameOf } from '../references/imageName.ts';
import { type InstanceKeypath, parseInstanceKeypath } from '../references/instanceKeypath.ts';
import { isIssue, type ResolvedKeypath, resolveKeypath } from '../references/resolveKeypath.ts';
import { type Piece, type PieceReference, referencesOf } from './pieces.ts';

/** A piece to copy, and the owner of its keypaths. */
export interface CopiedPiece {
  readonly piece: Piece;
  /** Undefined for a whole scene, which contains the targets of its keypaths. */
  readonly owner: KeypathOwner | undefined;
}

type Specs = Pick<PasteBundle, 'keypathSpec' | 'entitySpec' | 'soundSpec' | 'imageSpec' | 'fontSpec' | 'actorTagSpec'>;

/**
 * Describes everything that pieces refer to, by id and name, with prototypes and tables as whole documents, and
 * everything that those refer to in turn. Missing targets are not described. docs/product-rules.md#paste-bundle.
 */
export function specsOf(project: Project, pieces: readonly CopiedPiece[]): Specs {
  const found: Found = {
    project,
    keypaths: new Map(),
    entities: new Map(),
    sounds: new Set(),
    images: new Map(),
    fonts: new Set(),
    tags: new Set(),
    open: [...pieces],
  };
  for (let next = found.open.pop(); next; next = found.open.pop()) {
    for (const reference of referencesOf(next.piece)) describe(found, next, reference);
  }
  return {
    keypathSpec: [...found.keypaths.values()],
    entitySpec: [...found.entities.values()],
    soundSpec: Array.from(found.sounds, (name) => ({ name })),
    imageSpec: [...found.images.values()],
    fontSpec: Array.from(found.fonts, (name) => ({ name })),
    actorTagSpec: [...found.tags],
  };
}

interface Found {
  readonly project: Project;
  readonly keypaths: Map<string, KeypathSpec>;
  readonly entities: Map<string, EntitySpec>;
  readonly sounds: Set<string>;
  readonly images: Map<string, ImageSpec>;
  readonly fonts: Set<string>;
  readonly tags: Set<string>;
  readonly open: CopiedPiece[];
}

function describe(found: Found, from: CopiedPiece, { kind, target }: PieceReference): void {
  const { assets, object, actors } = found.project;
  switch (kind) {
    case 'scene':
    case 'prototype':
    case 'table':
      describeEntity(found, kind, target);
      break;
    case 'image':
      describeImage(found, target);
      break;
    case 'sound':
    case 'music':
      if (assets.sounds.some(({ name }) => name === target)) found.sounds.add(target);
      break;
    case 'font':
      if (assets.fonts.some(({ name }) => name === target)) found.fonts.add(target);
      break;
    case 'tag':
      if (found.tags.has(target)) break;
      if ([object, ...actors.values()].some(({ attributes }) => tagsIn(tagTextOf(attributes)).includes(target))) {
        found.tags.add(target);
      }
      break;
    case 'attribute':
      describeKeypath(found, from, target);
  }
}

function tagTextOf(attributes: Readonly<Record<string, unknown>>): unknown {
  return attributes.actorTags ?? attributes.tags;
}

function describeEntity({ project, entities, open }: Found, kind: EntitySpec['kind'], id: string): void {
  const key = `${kind} ${id}`;
  if (entities.has(key)) return;
  if (kind === 'scene') {
    const scene = project.scenes.get(id);
    if (scene) entities.set(key, { kind, id, name: named(nameIn(scene, '')) });
  } else if (kind === 'table') {
    const table = project.tables.get(id);
    if (table) entities.set(key, { kind, id, name: named(table.name), document: { ...table } });
  } else {
    const prototype = project.actors.get(id);
    if (!prototype) return;
    entities.set(key, { kind, id, name: named(nameIn(prototype, '')), document: { ...prototype } });
    open.push({ piece: { kind, value: prototype }, owner: { kind, id } });
  }
}

function describeImage({ project, images }: Found, target: string): void {
  const list = project.assets.images;
  const image = list.find(({ name }) => name === target) ?? list.find(({ name }) => name === imageNameOf(target));
  const [file] = image?.files ?? [];
  if (!image || images.has(image.name)) return;
  const { size, sha256 } = file ?? {};
  images.set(image.name, {
    name: image.name,
    filename: file?.name ?? '',
    data: '',
    ...(size !== undefined && { size }),
    ...(sha256 !== undefined && { sha256 }),
  });
}

function describeKeypath(found: Found, { piece, owner }: CopiedPiece, keypath: string): void {
  const { project, keypaths } = found;
  if (keypaths.has(keypath)) return;
  const isOfGame = keypath.startsWith('game.attributes.id') || keypath.startsWith('tables.');
  const isInside = piece.kind === 'prototype' || piece.kind === 'scene';
  if (!isOfGame && (owner === undefined || isInside || !/^(self|scene)\./.test(keypath))) return;
  if (keypath.startsWith('self.') && piece.kind === 'instance') return;
  const resolved = resolveKeypath(project, keypath, owner ?? { kind: 'game' });
  if (isIssue(resolved)) return;
  if (resolved.kind === 'table') describeEntity(found, 'table', keypath.slice(keypath.lastIndexOf('.') + 1));
  if (resolved.kind === 'builtIn' && !keypath.startsWith('scene.')) return;
  const parts = parseInstanceKeypath(keypath);
  const value = storedValue(project, keypath, owner, parts);
  keypaths.set(keypath, {
    keypath,
    name: named(resolved.name),
    type: typeOf(resolved),
    ...(value !== undefined && { value }),
    ...(parts && { actor: actorOf(project, parts, owner) }),
  });
}

/** Built-in attributes have the types of custom attributes and some more. */
function typeOf({ type }: ResolvedKeypath): KeypathSpec['type'] {
  if (type === 'image' || type === 'sound') return 'text';
  return type === 'enumeration' ? 'integer' : type;
}

function actorOf(project: Project, { instance: id }: InstanceKeypath, owner: KeypathOwner | undefined): string {
  const scene = owner?.kind === 'instance' ? project.scenes.get(owner.scene) : undefined;
  const instance = scene && findSceneInstance(scene, id);
  return instance ? named(instanceName(project, instance)) : '';
}

/** The value of a custom attribute of the game, the scene or the actor, so that a new one can start with it. */
function storedValue(
  project: Project,
  keypath: string,
  owner: KeypathOwner | undefined,
  parts: InstanceKeypath | undefined,
): KeypathSpec['value'] {
  const id = keypath.slice(keypath.lastIndexOf('.') + 1);
  if (parts || !/^id\d+$/.test(id)) return undefined;
  for (const attributes of attributesOf(project, keypath, owner)) {
    const marker = attributes[id];
    if (!isJsonObject(marker)) continue;
    const { $: value } = marker;
    if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  }
  return undefined;
}

function attributesOf(
  project: Project,
  keypath: string,
  owner: KeypathOwner | undefined,
): readonly Readonly<Record<string, unknown>>[] {
  if (keypath.startsWith('game.')) return [project.object.attributes];
  if (owner?.kind === 'prototype') return [project.actors.get(owner.id)?.attributes ?? {}];
  const scene = owner?.kind === 'instance' ? project.scenes.get(owner.scene) : undefined;
  if (scene && keypath.startsWith('scene.')) return [scene.attributes];
  const instance = scene && owner && 'id' in owner ? findInstance(scene, owner.id)?.instance : undefined;
  if (!instance) return [];
  return [instance.attributes, project.actors.get(instance.prototype)?.attributes ?? {}];
}

/** Limits names to the maximum length of the schema. */
function named(name: string): string {
  return name.slice(0, limits.nameLength).toWellFormed();
}

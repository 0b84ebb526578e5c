import { builtInFontOf } from '../catalogue/builtInFonts.ts';
import type { AssetsDocument } from '../generated/entities.ts';
import type { Issue } from '../model/issue.ts';
import { isJsonObject } from '../model/json.ts';
import type { Project } from '../model/project.ts';
import type { ResolvedKeypath } from '../references/resolveKeypath.ts';
import type { ProjectChanges } from './changedMembers.ts';
import type { FactKind } from './uses.ts';

/** The contents of a project by name, for checks of references. */
export interface Lookup {
  readonly project: Project;
  readonly images: ReadonlySet<string>;
  /** Sounds by name; true for those with an m4a file. */
  readonly sounds: ReadonlyMap<string, boolean>;
  readonly fonts: ReadonlySet<string>;
  /** Tags that the game lists or a prototype carries. */
  readonly tags: ReadonlySet<string>;
  /** Targets of keypaths of the game, devices and tables, resolved on demand; the same for all owners. */
  readonly shared: Map<string, ResolvedKeypath | Issue>;
}

/** Indexes a project; assets and tags are reindexed only when they changed. */
export function createLookup(project: Project, before?: Lookup, changes?: ProjectChanges): Lookup {
  const assets = before?.project.assets === project.assets ? before : assetNames(project.assets);
  const isKept = before !== undefined && changes !== undefined && hasSameTags(before.project, project, changes);
  return new ProjectLookup(project, assets, isKept ? before.tags : undefined);
}

type AssetNames = Pick<Lookup, 'images' | 'sounds' | 'fonts'>;

class ProjectLookup implements Lookup {
  readonly project: Project;
  readonly images: ReadonlySet<string>;
  readonly sounds: ReadonlyMap<string, boolean>;
  readonly fonts: ReadonlySet<string>;
  readonly shared = new Map<string, ResolvedKeypath | Issue>();
  private knownTags: ReadonlySet<string> | undefined;

  constructor(project: Project, { images, sounds, fonts }: AssetNames, tags: ReadonlySet<string> | undefined) {
    this.project = project;
    this.images = images;
    this.sounds = sounds;
    this.fonts = fonts;
    this.knownTags = tags;
  }

  get tags(): ReadonlySet<string> {
    this.knownTags ??= tagsOf(this.project);
    return this.knownTags;
  }
}

/** True when a reference of this kind has a target. */
export function hasTarget(lookup: Lookup, kind: Exclude<FactKind, 'game' | 'instance'>, target: string): boolean {
  switch (kind) {
    case 'prototype':
      return lookup.project.actors.has(target);
    case 'scene':
      return lookup.project.scenes.has(target);
    case 'table':
      return lookup.project.tables.has(target);
    case 'image':
      return lookup.images.has(target);
    case 'sound':
      return lookup.sounds.has(target);
    case 'font':
      return lookup.fonts.has(target) || builtInFontOf(target) !== undefined;
    case 'tag':
      return lookup.tags.has(target);
  }
}

function assetNames(assets: AssetsDocument): AssetNames {
  return {
    images: new Set(assets.images.map((image) => image.name)),
    sounds: new Map(
      assets.sounds.map((sound) => [sound.name, sound.files.some((file) => /\.m4a$/i.test(file.name))] as const),
    ),
    fonts: new Set(assets.fonts.map((font) => font.name)),
  };
}

/** Also called for projects whose prototypes may not have the stored shape. */
function tagsOf(project: Project): Set<string> {
  const tags = new Set<string>();
  addTags(tags, project.object.attributes.actorTags);
  for (const prototype of project.actors.values()) addTags(tags, tagsIn(prototype));
  return tags;
}

function addTags(tags: Set<string>, text: unknown): void {
  if (typeof text !== 'string' || text === '') return;
  if (text.includes('\t')) for (const tag of text.split('\t')) tags.add(tag);
  else tags.add(text);
}

function tagsIn(prototype: unknown): unknown {
  if (!isJsonObject(prototype)) return undefined;
  const { attributes } = prototype;
  return isJsonObject(attributes) ? attributes.tags : undefined;
}

/** True when no tags can have been added or removed. */
export function hasSameTags(before: Project, after: Project, { actors }: ProjectChanges): boolean {
  if (before.object.attributes.actorTags !== after.object.attributes.actorTags) return false;
  const isSame = (id: string): boolean =>
    (tagsIn(before.actors.get(id)) ?? '') === (tagsIn(after.actors.get(id)) ?? '');
  return actors.put.every(isSame) && actors.removed.every(isSame);
}

import { builtInFonts } from '../catalogue/builtInFonts.ts';
import type { AssetsDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import type { FactKind } from './uses.ts';

/** What a project holds, by name, for checks of references. */
export interface Lookup {
  readonly project: Project;
  readonly images: ReadonlySet<string>;
  /** Sounds by name; true for those with an m4a file. */
  readonly sounds: ReadonlyMap<string, boolean>;
  readonly fonts: ReadonlySet<string>;
  /** Tags that the game lists or a prototype carries. */
  readonly tags: ReadonlySet<string>;
}

/** Indexes a project; assets and tags are indexed anew only when they changed. */
export function createLookup(project: Project, before?: Lookup): Lookup {
  const assets = before?.project.assets === project.assets ? before : assetNames(project.assets);
  const keepsTags = before !== undefined && hasSameTags(before.project, project);
  return {
    project,
    images: assets.images,
    sounds: assets.sounds,
    fonts: assets.fonts,
    tags: keepsTags ? before.tags : tagsOf(project),
  };
}

/** True when a reference of a kind has a target. */
export function hasTarget(lookup: Lookup, kind: Exclude<FactKind, 'game'>, target: string): boolean {
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
      return lookup.fonts.has(target);
    case 'tag':
      return lookup.tags.has(target);
  }
}

function assetNames(assets: AssetsDocument): Pick<Lookup, 'images' | 'sounds' | 'fonts'> {
  return {
    images: new Set(assets.images.map((image) => image.name)),
    sounds: new Map(
      assets.sounds.map((sound) => [sound.name, sound.files.some((file) => /\.m4a$/i.test(file.name))] as const),
    ),
    fonts: new Set([...builtInFonts, ...assets.fonts.map((font) => font.name)]),
  };
}

function tagsOf(project: Project): Set<string> {
  const texts = [project.object.attributes.actorTags];
  for (const prototype of project.actors.values()) texts.push(prototype.attributes.tags);
  return new Set(texts.flatMap((text) => (typeof text === 'string' ? text.split('\t') : [])));
}

function hasSameTags(before: Project, after: Project): boolean {
  if (before.object.attributes.actorTags !== after.object.attributes.actorTags) return false;
  if (before.actors === after.actors) return true;
  if (before.actors.size !== after.actors.size) return false;
  for (const [id, prototype] of after.actors) {
    const old = before.actors.get(id);
    if (old !== prototype && old?.attributes.tags !== prototype.attributes.tags) return false;
  }
  return true;
}

import { isJsonObject } from '../model/json.ts';
import type { Project } from '../model/project.ts';
import { type AssetFolder, assetFolders } from '../model/projectPath.ts';
import { isExpression } from './expressionValue.ts';
import { imageNameOf } from './imageName.ts';
import { textLiteralsOf } from './programLiterals.ts';
import { walkReferences } from './walk.ts';
import { walkFieldValues } from './walkFieldValues.ts';

/** An asset that nothing refers to. */
export interface UnusedAsset {
  readonly kind: AssetFolder;
  readonly name: string;
  /** Total size of its files in bytes. */
  readonly size: number;
  /** True when its name or a part of it occurs as text, so that the game may compose it while it runs. */
  readonly isMentioned: boolean;
}

/** Every asset that nothing refers to, in the order of the manifest. Changes nothing. */
export function findUnusedAssets(project: Project): UnusedAsset[] {
  const used = usedNames(project);
  const mentions = collectMentions(project);
  return assetFolders.flatMap((kind) =>
    project.assets[kind]
      .filter(({ name }) => !used[kind].has(name))
      .map(({ name, files }) => ({
        kind,
        name,
        size: files.reduce((sum, file) => sum + file.size, 0),
        isMentioned: isMentioned(mentions, kind, name),
      })),
  );
}

type UsedNames = Readonly<Record<AssetFolder, Set<string>>>;

function usedNames(project: Project): UsedNames {
  const used: UsedNames = { images: new Set(), sounds: new Set(), fonts: new Set() };
  walkReferences(project, ({ kind, target }) => {
    if (kind === 'image') used.images.add(target).add(imageNameOf(target));
    else if (kind === 'sound' || kind === 'music') used.sounds.add(target);
    else if (kind === 'font') used.fonts.add(target);
  });
  return used;
}

/** Texts from which a game can compose names. */
interface Mentions {
  /** Whole names. */
  readonly texts: Set<string>;
  /** Parts that a program concatenates. */
  readonly pieces: Set<string>;
  readonly scripts: readonly string[];
}

function collectMentions(project: Project): Mentions {
  const texts = new Set<string>();
  const pieces = new Set<string>();
  const add = (text: unknown) => {
    if (typeof text === 'string' && text !== '') for (const entry of text.split('\t')) texts.add(entry);
  };
  const addValues = (attributes: Readonly<Record<string, unknown>>) => {
    for (const value of Object.values(attributes)) if (isJsonObject(value)) add(value.$);
  };
  addValues(project.object.attributes);
  for (const scene of project.scenes.values()) {
    addValues(scene.attributes);
    for (const layer of scene.layers) for (const instance of layer.actors) addValues(instance.attributes);
  }
  for (const prototype of project.actors.values()) addValues(prototype.attributes);
  for (const table of project.tables.values()) for (const column of table.columns) column.$.forEach(add);
  walkFieldValues(project, ({ value }) => addLiterals(value, texts, pieces, add));
  return { texts, pieces, scripts: [...project.delegates.values()].map(({ source }) => source) };
}

function addLiterals(value: unknown, texts: Set<string>, pieces: Set<string>, add: (text: unknown) => void): void {
  if (isExpression(value)) {
    for (const { text, isAlone } of textLiteralsOf(value.$)) {
      texts.add(text);
      if (!isAlone && text !== '') pieces.add(text);
    }
  } else if (typeof value === 'string') add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) addLiterals(part, texts, pieces, add);
  }
}

/** Programs can compose only names of images; scripts may use any asset. */
function isMentioned({ texts, pieces, scripts }: Mentions, kind: AssetFolder, name: string): boolean {
  if (scripts.some((source) => source.includes(name))) return true;
  if (kind !== 'images') return false;
  for (const text of texts) if (imageNameOf(text) === name) return true;
  for (const piece of pieces) if (name.startsWith(piece) || name.endsWith(piece)) return true;
  return texts.has(name);
}

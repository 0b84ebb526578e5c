import type { AssetFile } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import type { Project } from '../model/project.ts';
import { type AssetFolder, assetFolders } from '../model/projectPath.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { History } from './history.ts';

/**
 * Every asset file that the manifest names or that undo and redo can bring back, by path (`images/pip.png`). A store
 * may delete all others. Bytes at a path never change while it is listed here, so undo restores content as well.
 * docs/reliability.md#d17.
 */
export function keptAssetFiles(project: Project, history: History): ReadonlyMap<string, AssetFile> {
  const kept = new Map<string, AssetFile>();
  for (const kind of assetFolders) collect(project.assets[kind], kind, kept);
  collectFromSteps([...history.undo, ...history.redo], kept);
  return kept;
}

/** Every asset file named by steps of a history, by path. */
export function collectAssetFiles(steps: readonly Checkpoint[]): ReadonlyMap<string, AssetFile> {
  const found = new Map<string, AssetFile>();
  collectFromSteps(steps, found);
  return found;
}

function collectFromSteps(steps: readonly Checkpoint[], found: Map<string, AssetFile>): void {
  for (const { actions } of steps) {
    for (const { data, undoData } of actions) {
      collect(data, undefined, found);
      collect(undoData, undefined, found);
    }
  }
}

/** Finds files anywhere in a value; the kind is that of the nearest op, edit or list of the manifest around them. */
function collect(value: unknown, kind: AssetFolder | undefined, kept: Map<string, AssetFile>): void {
  if (Array.isArray(value)) {
    for (const member of value) collect(member, kind, kept);
    return;
  }
  if (!isJsonObject(value)) return;
  const own = kindOf(value) ?? kind;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'files' && own !== undefined && Array.isArray(part)) keep(part, own, kept);
    else if (typeof part === 'object') collect(part, folderOf(key) ?? own, kept);
  }
}

function keep(files: readonly unknown[], kind: AssetFolder, kept: Map<string, AssetFile>): void {
  for (const file of files) {
    const path = isAssetFile(file) ? `${kind}/${file.name}` : undefined;
    if (path !== undefined && isAssetFile(file) && !kept.has(path)) kept.set(path, file);
  }
}

function isAssetFile(value: unknown): value is AssetFile {
  return isJsonObject(value) && typeof value.name === 'string' && typeof value.size === 'number';
}

function kindOf({ kind, path }: Readonly<Record<string, unknown>>): AssetFolder | undefined {
  return folderOf(kind) ?? (Array.isArray(path) && path[0] === 'assets' ? folderOf(path[1]) : undefined);
}

function folderOf(text: unknown): AssetFolder | undefined {
  return assetFolders.find((folder) => folder === text);
}

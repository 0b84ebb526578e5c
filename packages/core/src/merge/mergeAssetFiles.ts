import type { Project } from '../model/project.ts';
import { compareCodePoints } from '../model/text.ts';
import { addConflict, type MergeRun, type MergeSide } from './conflict.ts';
import type { ProjectVersions } from './mergeProjects.ts';

/** Digests of a version's asset files by stored path. */
export type AssetDigests = ReadonlyMap<string, string>;

/** The asset files of three versions, by digest; equal digests mean equal bytes. */
export interface AssetVersions {
  readonly base: AssetDigests;
  readonly mine: AssetDigests;
  readonly theirs: AssetDigests;
}

/** Where the bytes of a merged asset file come from. */
export interface MergedAsset {
  readonly side: MergeSide;
  /** Its path on that side. */
  readonly path: string;
  readonly digest: string;
}

/**
 * The asset files of a merged project. If both sides changed a file, the version that the merged manifest describes
 * keeps its name, and the other is kept as `name 2.png`. A file that the manifest still needs is not removed.
 */
export function mergeAssetFiles(
  run: MergeRun,
  merged: Project,
  { mine, theirs }: Pick<ProjectVersions, MergeSide>,
  assets: AssetVersions,
): Map<string, MergedAsset> {
  const files = new Map<string, MergedAsset>();
  const needed = new Set(manifestEntries(merged).keys());
  const losers: [path: string, loser: MergedAsset][] = [];
  for (const path of new Set([...assets.base.keys(), ...assets.mine.keys(), ...assets.theirs.keys()])) {
    const [base, first, second] = [assets.base.get(path), assets.mine.get(path), assets.theirs.get(path)];
    if (first !== undefined && second !== undefined) {
      const isClash = first !== second && base !== first && base !== second;
      const side = isClash
        ? describedSide(merged, { mine, theirs }, path, first, second)
        : base === first
          ? 'theirs'
          : 'mine';
      files.set(path, { side, path, digest: side === 'mine' ? first : second });
      if (!isClash) continue;
      addConflict(run, 'file', path.split('/'), { base, mine: first, theirs: second }, side);
      losers.push([
        path,
        side === 'mine' ? { side: 'theirs', path, digest: second } : { side: 'mine', path, digest: first },
      ]);
      continue;
    }
    const digest = first ?? second;
    if (digest === undefined) continue;
    const isChanged = base !== undefined && base !== digest;
    if (base !== undefined && !isChanged && !needed.has(path)) continue;
    const side = first === undefined ? 'theirs' : 'mine';
    files.set(path, { side, path, digest });
    if (isChanged) addConflict(run, 'file', path.split('/'), { base, mine: first, theirs: second }, side);
  }
  for (const [path, loser] of losers) files.set(freePath(path, files), loser);
  return files;
}

/** Sizes and digests in a manifest by stored path. */
function manifestEntries({ assets }: Project): Map<string, string> {
  const entries = new Map<string, string>();
  for (const folder of ['images', 'sounds', 'fonts'] as const) {
    for (const { files } of assets[folder]) {
      for (const { name, size, sha256 } of files) entries.set(`${folder}/${name}`, `${size} ${sha256}`);
    }
  }
  return entries;
}

function describedSide(
  merged: Project,
  { mine, theirs }: Pick<ProjectVersions, MergeSide>,
  path: string,
  first: string,
  second: string,
): MergeSide {
  const [now, left, right] = [merged, mine, theirs].map((project) => manifestEntries(project).get(path));
  if (left !== right && now === left) return 'mine';
  if (left !== right && now === right) return 'theirs';
  return compareCodePoints(first, second) >= 0 ? 'mine' : 'theirs';
}

function freePath(path: string, files: ReadonlyMap<string, MergedAsset>): string {
  const dot = path.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [path, ''] : [path.slice(0, dot), path.slice(dot)];
  for (let number = 2; ; number += 1) {
    const candidate = `${stem} ${number}${ending}`;
    if (!files.has(candidate)) return candidate;
  }
}

import { isAssetNameTaken } from '../../edit/asset/assetEntry.ts';
import { freeAssetName, freeFileName } from '../../edit/asset/freeAssetName.ts';
import type { Asset, AssetFile } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { type AssetFolder, assetFolders } from '../../model/projectPath.ts';
import { findUnusedAssets } from '../../references/unusedAssets.ts';
import { below, chance, pick, type Random } from '../randomSource.ts';
import { randomWord } from '../randomValues.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Random edits of assets. */
export const assetEdits: readonly RandomEdit[] = [
  (project, random) => {
    const kind = anyKind(random);
    return { kind: 'asset.add', data: { kind, asset: newAsset(project, random, kind) } };
  },
  (project, random) => {
    const kind = anyKind(random);
    const index = below(random, project.assets[kind].length + 1);
    return { kind: 'asset.restore', data: { kind, asset: newAsset(project, random, kind), index } };
  },
  (project, random) => {
    const asset = anyAsset(project, random);
    return asset && { kind: 'asset.duplicate', data: { ...asset, copy: newAsset(project, random, asset.kind) } };
  },
  (project, random) => {
    const asset = anyAsset(project, random);
    return asset && { kind: 'asset.replace', data: { ...asset, files: [newFile(project, random, asset.kind)] } };
  },
  (project, random) => {
    const asset = anyAsset(project, random);
    if (!asset) return undefined;
    const to = freeAssetName(project.assets, asset.kind, randomWord(random));
    return isAssetNameTaken(project.assets[asset.kind], to)
      ? undefined
      : { kind: 'asset.rename', data: { ...asset, to } };
  },
  (project, random) => {
    const asset = anyAsset(project, random);
    return asset && { kind: 'asset.remove', data: asset };
  },
  (project, random) => {
    const kept = anyAsset(project, random);
    const other = kept && pick(random, project.assets[kept.kind])?.name;
    if (!kept || other === undefined || other === kept.name) return undefined;
    return { kind: 'asset.merge', data: { ...kept, drop: [other] } };
  },
  (project, random) => {
    if (!chance(random, 0.3)) return undefined;
    const unused = pick(random, findUnusedAssets(project));
    const assets = unused && [{ kind: unused.kind, name: unused.name }];
    return { kind: 'asset.removeUnused', data: assets && chance(random, 0.5) ? { assets } : {} };
  },
];

const endings: Readonly<Record<AssetFolder, string>> = { images: 'png', sounds: 'm4a', fonts: 'ttf' };

function anyKind(random: Random): AssetFolder {
  return pick(random, assetFolders) ?? 'images';
}

function anyAsset(project: Project, random: Random): { readonly kind: AssetFolder; readonly name: string } | undefined {
  const kind = anyKind(random);
  const name = pick(random, project.assets[kind])?.name;
  return name === undefined ? undefined : { kind, name };
}

function newAsset(project: Project, random: Random, kind: AssetFolder): Asset {
  const name = freeAssetName(project.assets, kind, randomWord(random));
  return { name, files: [newFile(project, random, kind)] };
}

function newFile(project: Project, random: Random, kind: AssetFolder): AssetFile {
  const name = freeFileName(project.assets, kind, `file${below(random, 50)}.${endings[kind]}`);
  const sha256 = String(below(random, 10)).repeat(64);
  return { name, size: below(random, 10_000), ...(chance(random, 0.5) && { sha256 }) };
}

import type { Asset, AssetFile } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import type { AssetFolder } from '../../model/projectPath.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { planRename } from '../project/planRename.ts';
import { type AssetAddress, assetReferences, fitAssetFiles, fitAssetName, locateAsset } from './assetEntry.ts';
import { mergeAssets } from './mergeAssets.ts';
import { removeUnusedAssets } from './removeUnusedAssets.ts';

interface AddAsset {
  readonly kind: AssetFolder;
  readonly asset: Asset;
}

/** Adds an asset to the manifest. Its files must be stored already; names are unique, ignoring case. */
const addAsset = defineEdit({
  kind: 'asset.add',
  plan: (project, data: AddAsset): Result<readonly Op[]> =>
    planAsset(project, data.kind, data.asset, project.assets[data.kind].length),
  label: (project, data) => ({ what: `Added ${data.asset.name}`, where: project.object.title }),
});

/** Ops that list an asset at a position among its kind; unknown properties of the entry stay. */
function planAsset(project: Project, kind: AssetFolder, asset: Asset, index: number): Result<readonly Op[]> {
  const name = fitAssetName(project, kind, asset.name);
  if (!name.ok) return name;
  const files = fitAssetFiles(project, kind, asset.files);
  if (!files.ok) return files;
  const value = { ...asset, name: name.value, files: files.value };
  return succeed([{ op: 'insert', path: ['assets', kind], index, value }]);
}

interface RestoreAsset {
  readonly kind: AssetFolder;
  readonly asset: Asset;
  /** Its position in the list; the end when omitted. */
  readonly index?: number;
}

/** Adds a deleted asset again, for deletions that undo no longer reaches. Its files must still exist. */
const restoreAsset = defineEdit({
  kind: 'asset.restore',
  plan: (project, { kind, asset, index }: RestoreAsset): Result<readonly Op[]> =>
    planAsset(project, kind, asset, index ?? project.assets[kind].length),
  label: (project, data) => ({ what: `Restored ${data.asset.name}`, where: project.object.title }),
});

/** Replaces the content of an asset, which keeps its name and references. The new files must be stored already. */
const replaceAsset = defineEdit({
  kind: 'asset.replace',
  plan(project, data: AssetAddress & { readonly files: readonly AssetFile[] }): Result<readonly Op[]> {
    const asset = locateAsset(project, data);
    if (!asset.ok) return asset;
    const files = fitAssetFiles(project, data.kind, data.files);
    if (!files.ok) return files;
    if (JSON.stringify(files.value) === JSON.stringify(asset.value.files)) return succeed([]);
    const value = { ...asset.value, files: files.value };
    return succeed([{ op: 'set', path: ['assets', data.kind, { name: data.name }], value }]);
  },
  label: (project, { name }) => ({ what: `Replaced ${name}`, where: project.object.title }),
});

/** Renames an asset and all its uses by name. Its files keep their names. */
const renameAsset = defineEdit({
  kind: 'asset.rename',
  plan(project, { kind, name, to }: AssetAddress & { readonly to: string }): Result<readonly Op[]> {
    const asset = locateAsset(project, { kind, name });
    if (!asset.ok) return asset;
    const fitted = fitAssetName(project, kind, to, asset.value);
    if (!fitted.ok) return fitted;
    if (fitted.value === name) return succeed([]);
    const uses = planRename(project, { kind: assetReferences[kind], id: name }, fitted.value);
    if (!uses.ok) return uses;
    const value = { ...asset.value, name: fitted.value };
    return succeed([{ op: 'set', path: ['assets', kind, { name }], value }, ...uses.value]);
  },
  label: (project, { name, to }) => ({ what: `Renamed ${name} to ${to}`, where: project.object.title }),
});

/**
 * Removes an asset from the manifest. References to it stay and are reported; undo lists it again.
 * docs/product-rules.md#deleting-assets.
 */
const removeAsset = defineEdit({
  kind: 'asset.remove',
  plan(project, data: AssetAddress): Result<readonly Op[]> {
    const asset = locateAsset(project, data);
    if (!asset.ok) return asset;
    return succeed([{ op: 'remove', path: ['assets', data.kind, { name: data.name }] }]);
  },
  label: (project, { name }) => ({ what: `Deleted ${name}`, where: project.object.title }),
});

/** Adds a copy of an asset right after it. The copy has its own name and files, which must be stored already. */
const duplicateAsset = defineEdit({
  kind: 'asset.duplicate',
  plan(project, { kind, name, copy }: AssetAddress & { readonly copy: Asset }): Result<readonly Op[]> {
    const asset = locateAsset(project, { kind, name });
    if (!asset.ok) return asset;
    return planAsset(project, kind, copy, project.assets[kind].indexOf(asset.value) + 1);
  },
  label: (project, { name }) => ({ what: `Duplicated ${name}`, where: project.object.title }),
});

/** Every edit of the asset manifest. */
export const assetEdits = [
  addAsset,
  duplicateAsset,
  mergeAssets,
  removeAsset,
  removeUnusedAssets,
  renameAsset,
  replaceAsset,
  restoreAsset,
] as const;

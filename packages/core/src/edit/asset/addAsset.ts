import type { Asset } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import type { AssetFolder } from '../../model/projectPath.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { fitAssetFiles, fitAssetName } from './assetEntry.ts';

interface AddAsset {
  readonly kind: AssetFolder;
  readonly asset: Asset;
}

/** Adds an asset to the manifest. Its files must be stored already; names are unique, ignoring case. */
export const addAsset = defineEdit({
  kind: 'asset.add',
  plan: (project, data: AddAsset): Result<readonly Op[]> =>
    planAsset(project, data.kind, data.asset, project.assets[data.kind].length),
  label: (project, data) => ({ what: `Added ${data.asset.name}`, where: project.object.title }),
});

/** Ops that list an asset at a place of its kind; unknown properties of the entry stay. */
export function planAsset(project: Project, kind: AssetFolder, asset: Asset, index: number): Result<readonly Op[]> {
  const name = fitAssetName(project, kind, asset.name);
  if (!name.ok) return name;
  const files = fitAssetFiles(project, kind, asset.files);
  if (!files.ok) return files;
  const value = { ...asset, name: name.value, files: files.value };
  return succeed([{ op: 'insert', path: ['assets', kind], index, value }]);
}

import type { AssetFile } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type AssetAddress, fitAssetFiles, locateAsset } from './assetEntry.ts';

/** Replaces the content of an asset, which keeps its name and references. The new files must be stored already. */
export const replaceAsset = defineEdit({
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

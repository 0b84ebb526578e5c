import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { planRename } from '../project/planRename.ts';
import { type AssetAddress, assetReferences, fitAssetName, locateAsset } from './assetEntry.ts';

/** Renames an asset, also wherever it is used by its name. Its files keep theirs. */
export const renameAsset = defineEdit({
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

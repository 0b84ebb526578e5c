import type { Asset } from '../../generated/entities.ts';
import type { Result } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { planAsset } from './addAsset.ts';
import { type AssetAddress, locateAsset } from './assetEntry.ts';

/** Adds a copy of an asset right after it. The copy has its own name and files, which must be stored already. */
export const duplicateAsset = defineEdit({
  kind: 'asset.duplicate',
  plan(project, { kind, name, copy }: AssetAddress & { readonly copy: Asset }): Result<readonly Op[]> {
    const asset = locateAsset(project, { kind, name });
    if (!asset.ok) return asset;
    return planAsset(project, kind, copy, project.assets[kind].indexOf(asset.value) + 1);
  },
  label: (project, { name }) => ({ what: `Duplicated ${name}`, where: project.object.title }),
});

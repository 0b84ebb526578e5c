import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { type AssetAddress, locateAsset } from './assetEntry.ts';

/**
 * Removes an asset from the manifest. References to it stay and are reported; undo lists it again.
 * docs/product-rules.md#deleting-assets.
 */
export const removeAsset = defineEdit({
  kind: 'asset.remove',
  plan(project, data: AssetAddress): Result<readonly Op[]> {
    const asset = locateAsset(project, data);
    if (!asset.ok) return asset;
    return succeed([{ op: 'remove', path: ['assets', data.kind, { name: data.name }] }]);
  },
  label: (project, { name }) => ({ what: `Deleted ${name}`, where: project.object.title }),
});

import type { Asset } from '../../generated/entities.ts';
import type { Result } from '../../model/issue.ts';
import type { AssetFolder } from '../../model/projectPath.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { planAsset } from './addAsset.ts';

interface RestoreAsset {
  readonly kind: AssetFolder;
  readonly asset: Asset;
  /** Its place in the list; the end when left out. */
  readonly index?: number;
}

/** Adds a deleted asset again, for deletions older than undo reaches. Its files must still be kept. */
export const restoreAsset = defineEdit({
  kind: 'asset.restore',
  plan: (project, { kind, asset, index }: RestoreAsset): Result<readonly Op[]> =>
    planAsset(project, kind, asset, index ?? project.assets[kind].length),
  label: (project, data) => ({ what: `Restored ${data.asset.name}`, where: project.object.title }),
});

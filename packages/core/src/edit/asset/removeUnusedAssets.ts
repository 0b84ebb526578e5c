import { type Result, succeed } from '../../model/issue.ts';
import { findUnusedAssets } from '../../references/unusedAssets.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { type AssetAddress, locateAsset } from './assetEntry.ts';

interface RemoveUnused {
  /** The assets that people confirmed, from `findUnusedAssets`; when omitted, all that no text mentions. */
  readonly assets?: readonly AssetAddress[];
}

/** Removes unused assets from the manifest. Refused when one of the named assets is now used. */
export const removeUnusedAssets = defineEdit({
  kind: 'asset.removeUnused',
  plan(project, { assets }: RemoveUnused): Result<readonly Op[]> {
    const unused = findUnusedAssets(project);
    const chosen: readonly AssetAddress[] = assets ?? unused.filter(({ isMentioned }) => !isMentioned);
    const ops: Op[] = [];
    for (const { kind, name } of chosen) {
      const found = locateAsset(project, { kind, name });
      if (!found.ok) return found;
      if (!unused.some((each) => each.kind === kind && each.name === name)) return refusal(`${name} is used.`);
      ops.push({ op: 'remove', path: ['assets', kind, { name }] });
    }
    return succeed(ops);
  },
  label(project, { assets }) {
    const count = assets?.length ?? findUnusedAssets(project).filter(({ isMentioned }) => !isMentioned).length;
    return { what: `Deleted ${counted(count, 'unused asset', 'unused assets')}`, where: project.object.title };
  },
});

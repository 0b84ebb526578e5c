import { type Result, succeed } from '../../model/issue.ts';
import { applyOps } from '../applyOps.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { planRename } from '../project/planRename.ts';
import { type AssetAddress, assetReferences, assetWords, locateAsset } from './assetEntry.ts';

interface MergeAssets extends AssetAddress {
  /** Names of the assets to delete. */
  readonly drop: readonly string[];
}

/** Replaces other assets of the same kind with this one: their uses change to it, and they are deleted. */
export const mergeAssets = defineEdit({
  kind: 'asset.merge',
  plan(project, { kind, name, drop }: MergeAssets): Result<readonly Op[]> {
    const kept = locateAsset(project, { kind, name });
    if (!kept.ok) return kept;
    if (drop.includes(name)) return refusal(`The ${assetWords[kind]} that replaces the others cannot be deleted.`);
    const ops: Op[] = [];
    let current = project;
    for (const other of new Set(drop)) {
      const found = locateAsset(current, { kind, name: other });
      if (!found.ok) return found;
      const uses = planRename(current, { kind: assetReferences[kind], id: other }, name);
      if (!uses.ok) return uses;
      const step: Op[] = [...uses.value, { op: 'remove', path: ['assets', kind, { name: other }] }];
      const applied = applyOps(current, step);
      if (!applied.ok) return applied;
      current = applied.value.project;
      ops.push(...step);
    }
    return succeed(ops);
  },
  label: (project, { kind, name, drop }) => ({
    what: `Put ${name} in place of ${counted(drop.length, assetWords[kind], kind)}`,
    where: project.object.title,
  }),
});

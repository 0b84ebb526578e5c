import type { Asset } from '../../generated/entities.ts';
import { type Result, succeed } from '../../validate/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { isName } from '../naming.ts';
import type { Op } from '../op.ts';

interface AddAsset {
  readonly kind: 'images' | 'sounds' | 'fonts';
  readonly asset: Asset;
}

/** Lists an asset in the manifest. Its files have to be stored already; names are unique without regard to case. */
export const addAsset = defineEdit({
  kind: 'asset.add',
  plan(project, data: AddAsset): Result<readonly Op[]> {
    if (!isName(data.asset.name)) return refusal('An asset needs a name.');
    const list = project.assets[data.kind];
    if (isTaken(list, data.asset.name)) return refusal('There is an asset of this name already.');
    return succeed([{ op: 'insert', path: ['assets', data.kind], index: list.length, value: data.asset }]);
  },
  label: (project, data) => ({ what: `Added ${data.asset.name}`, where: project.object.title }),
});

function isTaken(list: readonly Asset[], name: string): boolean {
  return list.some((asset) => asset.name.toLowerCase() === name.toLowerCase());
}

import { isJsonObject } from '../model/json.ts';
import { documentKinds } from '../model/parse/documentKinds.ts';
import type { Notes } from '../model/parse/notes.ts';
import type { PathKey } from '../model/path.ts';

/** Lists that contain pieces, down to behaviors and conditions. */
const outerLists = ['actorInstances', 'actorPrototypes', 'scenes', 'layers', 'actors', 'entitySpec'];
const innerLists = { behaviors: 'behavior', elseBehaviors: 'behavior', conditions: 'condition' } as const;
type InnerList = keyof typeof innerLists;

/** A value without damaged behaviors and conditions, each of which is noted. docs/product-rules.md#skipped-values. */
export function skipDamaged(value: unknown, notes: Notes, path: readonly PathKey[] = []): unknown {
  if (!isJsonObject(value)) return value;
  const kept: Record<string, unknown> = { ...value };
  for (const key of Object.keys(innerLists) as InnerList[]) {
    if (Array.isArray(value[key])) kept[key] = keepSound(value[key], key, notes, [...path, key]);
  }
  for (const key of outerLists) {
    const list = value[key];
    if (Array.isArray(list)) {
      kept[key] = list.map((item, at) => skipDamaged(item, notes, [...path, key, at]));
    }
  }
  if (isJsonObject(value.document)) {
    kept.document = skipDamaged(value.document, notes, [...path, 'document']);
  }
  return kept;
}

function keepSound(list: readonly unknown[], key: InnerList, notes: Notes, path: readonly PathKey[]): unknown[] {
  return list.flatMap((item, at) => {
    if (isSound(item, key)) return [skipDamaged(item, notes, [...path, at])];
    const what = innerLists[key];
    notes.add('document.shape', 'nonBlocking', [...path, at], `A ${what} on the clipboard is damaged and was skipped.`);
    return [];
  });
}

/** Whether a behavior or a condition has the right shape; its contents are checked separately. */
function isSound(item: unknown, key: InnerList): boolean {
  if (!isJsonObject(item)) return false;
  const emptied = (name: InnerList) => (Array.isArray(item[name]) ? { [name]: [] } : {});
  const behavior =
    key === 'conditions'
      ? { id: 'id1', class: '', enabled: true, attributes: {}, conditions: [item] }
      : { ...item, ...emptied('behaviors'), ...emptied('elseBehaviors'), ...emptied('conditions') };
  return documentKinds.behaviors.validate({ id: 'id1', name: '', help: '', behavior });
}

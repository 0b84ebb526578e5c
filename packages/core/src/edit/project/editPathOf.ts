import { isJsonObject } from '../../model/json.ts';
import type { Path } from '../../model/path.ts';
import { childAt } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import { indexOfMember, keyOfMember } from '../memberIndex.ts';
import type { EditKey, EditPath } from '../op.ts';

/**
 * A place as edits address it: members of lists by their id where they have one of their own.
 * docs/architecture.md#edits-and-history.
 */
export function editPathOf(project: Project, path: Path): EditPath {
  const keys: EditKey[] = [];
  let value: unknown = project;
  for (const key of path) {
    keys.push(Array.isArray(value) ? memberKey(value, Number(key)) : key);
    value = childAt(value, key);
  }
  return keys;
}

/** Parts of expressions are texts without ids, and damaged lists have ids twice: both stand by index. */
function memberKey(list: readonly unknown[], index: number): EditKey {
  const member = list[index];
  const key = isJsonObject(member) ? keyOfMember(member, index) : index;
  return typeof key !== 'object' || 'row' in key || indexOfMember(list, key) === index ? key : index;
}

import { isJsonObject } from '../../model/json.ts';
import type { Project } from '../../model/project.ts';
import { indexOfMember } from '../memberIndex.ts';
import type { EditKey, EditPath } from '../op.ts';

/** The value at an edit's path in a project, or undefined. */
export function valueAtEditPath(project: Project, path: EditPath): unknown {
  let value: unknown = project;
  for (const key of path) {
    if (Array.isArray(value)) value = value[indexIn(value, key)];
    else if (typeof key !== 'string') return undefined;
    else if (value instanceof Map) value = value.get(key);
    else value = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

function indexIn(list: readonly unknown[], key: EditKey): number {
  if (typeof key !== 'object') return Number(key);
  return 'row' in key ? -1 : indexOfMember(list, key);
}

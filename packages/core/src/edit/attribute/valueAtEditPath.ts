import { childAt } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import { indexOfMember } from '../memberIndex.ts';
import type { EditKey, EditPath } from '../op.ts';

/** The value at an edit's path in a project, or undefined. */
export function valueAtEditPath(project: Project, path: EditPath): unknown {
  let value: unknown = project;
  for (const key of path) value = childAtEditKey(value, key);
  return value;
}

/**
 * The value in a container at one key of an edit's path; undefined for a row key, which can only be resolved with the
 * whole table.
 */
export function childAtEditKey(value: unknown, key: EditKey): unknown {
  if (typeof key !== 'object') return childAt(value, key);
  return Array.isArray(value) && !('row' in key) ? value[indexOfMember(value, key)] : undefined;
}

import { type Behavior, type Path, type Project, valueAt } from '@playhouse/core';

/** Converts breakpoints between paths and ids; ids stay the same when lists change. */
function breakpointId(collection: string, document: string, ...ids: readonly string[]): string {
  return [collection, document, ...ids].join('/');
}

/** The breakpoint id of a path; undefined when nothing is there. */
export function breakpointAt(project: Project, path: Path): string | undefined {
  const found = valueAt(project, path) as { readonly id?: unknown } | undefined;
  return typeof found?.id === 'string' ? breakpointId(String(path[0]), String(path[1]), found.id) : undefined;
}

/** The paths of breakpoints in a project. */
export function breakpointPaths(project: Project, ids: readonly string[]): readonly Path[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const found: Path[] = [];
  const search = (behaviors: readonly Behavior[], list: Path) => {
    for (const [index, behavior] of behaviors.entries()) {
      const path = [...list, index];
      if (wanted.has(breakpointId(String(path[0]), String(path[1]), behavior.id))) found.push(path);
      for (const [number, condition] of (behavior.conditions ?? []).entries())
        if (wanted.has(breakpointId(String(path[0]), String(path[1]), condition.id)))
          found.push([...path, 'conditions', number]);
      search(behavior.behaviors ?? [], [...path, 'behaviors']);
      search(behavior.elseBehaviors ?? [], [...path, 'elseBehaviors']);
    }
  };
  for (const { id, behaviors } of project.actors.values()) search(behaviors, ['actors', id, 'behaviors']);
  for (const { id, layers } of project.scenes.values())
    for (const [layer, { actors }] of layers.entries())
      for (const [index, { behaviors = [] }] of actors.entries())
        search(behaviors, ['scenes', id, 'layers', layer, 'actors', index, 'behaviors']);
  return found;
}

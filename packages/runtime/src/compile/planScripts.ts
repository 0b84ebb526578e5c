import { findDelegateEvent, type Path, type Project } from '@playhouse/core';
import type { ScriptPlan } from '../plan/gamePlan.ts';

/**
 * The enabled scripts of a project in the order in which they run: as they were made. docs/runtime-rules.md#scripts.
 */
export function planScripts(project: Project, addLocation: (path: Path) => number): ScriptPlan[] {
  return [...project.delegates.values()]
    .filter(({ enabled, source }) => enabled && source.trim() !== '')
    .sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
    .flatMap(({ id, name, event, source }) => {
      const found = findDelegateEvent(event);
      if (!found) return [];
      const location = addLocation(['delegates', id, 'source']);
      return [{ id, name, event: found.event, parameters: found.arguments, source, location }];
    });
}

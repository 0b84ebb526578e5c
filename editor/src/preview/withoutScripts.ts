import type { Project } from '@playhouse/core';

/** The project with all scripts disabled. */
export function withoutScripts(project: Project): Project {
  const delegates = new Map([...project.delegates].map(([id, script]) => [id, { ...script, enabled: false }]));
  return { ...project, delegates };
}

/** Whether a project has scripts that would run. */
export function hasScripts({ delegates }: Project): boolean {
  return [...delegates.values()].some(({ enabled, source }) => enabled && source.trim() !== '');
}

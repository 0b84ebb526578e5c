import type { Project } from './project.ts';

/** Values of the game's attribute `networkEnabled`. */
export const networkEnabled = { none: 0, ownServer: 99 } as const;

/** Whether a project lets its game call servers. docs/runtime-rules.md#networking. */
export function callsServers({ object }: Pick<Project, 'object'>): boolean {
  return object.attributes.networkEnabled === networkEnabled.ownServer;
}

import { loaded } from '../../components/loaded.ts';
import type { OpenProject } from '../../session/SessionContext.ts';

/** Downloads an open project as it is in memory, regardless of what is stored. */
export async function exportOpenProject(open: Pick<OpenProject, 'session' | 'assets'>): Promise<void> {
  const commands = await loaded(() => import('./projectCommands.ts'));
  await commands.exportOpenProject(open);
}

/** Downloads what is stored of a project that cannot be opened. */
export async function exportUnopened(title: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const commands = await loaded(() => import('./projectCommands.ts'));
  await commands.exportStored(title, files);
}

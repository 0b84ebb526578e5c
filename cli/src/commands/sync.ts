import { CommandError, exitStatus } from '../exit.ts';
import { describeCycle } from '../sync/describeCycle.ts';
import { liveSync } from '../sync/liveSync.ts';
import { openSession } from '../sync/openSession.ts';
import { keepLost, runCycle } from '../sync/runCycle.ts';
import { syncFault } from '../sync/syncFault.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface SyncOptions extends CommonOptions {
  readonly push?: boolean;
  readonly pull?: boolean;
  readonly live?: boolean;
  readonly server?: string;
  readonly couchdb?: string;
  readonly project?: string;
  readonly confirmDeletions?: boolean;
}

/** Syncs a project's folder with the project on a server: once, or until it is stopped. */
export async function syncCommand(
  [projectPath = '.']: readonly string[],
  options: SyncOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { push, pull, live } = options;
  if ([push, pull, live].filter(Boolean).length > 1) throw wrong('Give only one of --push, --pull and --live.');
  if (options.couchdb !== undefined && (options.server ?? options.project) !== undefined) {
    throw wrong('--couchdb is for databases without a Playhouse server: leave out --server and --project.');
  }
  const direction = push ? 'push' : pull ? 'pull' : 'both';
  const opened = await openSession(projectPath, { ...options, direction }, terminal);
  const { session, uuid } = opened;
  try {
    if (live) return await liveSync(opened, options, terminal);
    const report = await runCycle(session);
    const project = { path: projectPath, uuid, remote: session.remoteTarget.address };
    return describeCycle(project, report, keepLost(session, report.notes));
  } catch (error) {
    throw syncFault(error, session.remoteTarget, session.library.replicationFault);
  } finally {
    await opened.close();
  }
}

function wrong(message: string): CommandError {
  return new CommandError(exitStatus.usage, 'usage', message);
}

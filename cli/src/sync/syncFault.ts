import type { replicationFault } from '@playhouse/sync/folder';
import { CommandError, exitStatus } from '../exit.ts';
import type { SyncTarget } from './syncRemote.ts';

/** The error of a command for what a database answered; faults of the program as they are. */
export function syncFault(error: unknown, { address, cloud }: SyncTarget, faultOf: typeof replicationFault): unknown {
  if (error instanceof CommandError) return error;
  const { status, code, type, reason, message: words } = Object(error) as Readonly<Record<string, unknown>>;
  const server = new URL(address).origin;
  const fail = (name: string, message: string) => new CommandError(exitStatus.io, name, message);
  if (typeof status !== 'number') {
    // Errors of the connection have a code of the system; others are bugs.
    if (typeof code !== 'string' && typeof type !== 'string') return error;
    return fail(
      'server.unreachable',
      `${server} does not answer (${String(code ?? type)}). Nothing is lost; try again.`,
    );
  }
  const { kind } = faultOf(error);
  if (kind === 'session') {
    return fail('token.refused', `${server} does not accept the token any more. Run playhouse login ${server}.`);
  }
  if (kind === 'access' && cloud) {
    const text = 'This project is no longer accessible to you: it was deleted, or its owner has revoked the access.';
    return fail('project.inaccessible', text);
  }
  const said = String(reason ?? words ?? `status ${status}`);
  if (kind === 'network') return fail('server.unavailable', `${server} cannot sync at the moment: ${said}`);
  return fail(kind === 'access' ? 'database.refused' : 'server.refused', `${server} refuses: ${said}`);
}

/** Whether trying again later makes sense. */
export function isPassing(error: unknown): boolean {
  return error instanceof CommandError && ['server.unreachable', 'server.unavailable'].includes(error.code);
}

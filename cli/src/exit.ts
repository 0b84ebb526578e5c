import { isSystemError, reasonOf } from './io/systemError.ts';

/** Exit statuses of the command line. docs/format.md#exit-status. */
export const exitStatus = { done: 0, issues: 1, usage: 2, io: 3, fault: 70, interrupted: 130 } as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** An expected failure of a command: printed as one sentence, or as `{ error }` with `--json`. */
export class CommandError extends Error {
  readonly status: ExitStatus;
  readonly code: string;
  readonly path: string | undefined;

  constructor(status: ExitStatus, code: string, message: string, path?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.path = path;
  }
}

/** Why a command has no result, as `--json` prints it, with its exit status. docs/format.md#json-output. */
export interface Failure {
  readonly status: ExitStatus;
  readonly error: { readonly code: string; readonly message: string; readonly path?: string };
}

/** The message for a thrown value: of an expected error, or else of an internal error. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof CommandError) {
    const { status, code, message, path } = thrown;
    return { status, error: { code, message, ...(path === undefined ? {} : { path }) } };
  }
  if (isSystemError(thrown)) return refusedBySystem(thrown);
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  const message = `This is a bug in Playhouse, not in the project: ${reason}`;
  return { status: exitStatus.fault, error: { code: 'internal', message } };
}

/** Errors of the disk or the system are not internal errors: a full disk, a missing permission. */
function refusedBySystem(error: NodeJS.ErrnoException): Failure {
  const file = error.path ?? 'a file';
  const message = `The operating system refused ${error.syscall} on ${file}: ${reasonOf(error)}.`;
  return { status: exitStatus.io, error: { code: 'system.refused', message, ...(error.path && { path: error.path }) } };
}

/** Restores a failure from another thread as the original error. */
export function errorOf({ status, error }: Failure): CommandError {
  return new CommandError(status, error.code, error.message, error.path);
}

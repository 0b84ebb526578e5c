/** Exit statuses of the command line. Format, chapter 5. */
export const exitStatus = { done: 0, issues: 1, usage: 2, io: 3, fault: 70, interrupted: 130 } as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** An expected end of a command that is no result: printed as one sentence, or as `{ error }` with `--json`. */
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

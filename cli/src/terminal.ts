/** What a command needs of the process around it. */
export interface Terminal {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard output: results. */
  out(text: string): void;
  /** Standard error: messages for people. */
  err(text: string): void;
}

/** What a command came to: a status, the value `--json` prints, and the lines people read. */
export interface CommandResult {
  readonly status: number;
  readonly json: unknown;
  readonly lines: readonly string[];
}

/** Options that every command has. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** What a command needs of the process around it. */
export interface Terminal {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard output: results. */
  out(text: string): void;
  /** Standard error: messages for people. */
  err(text: string): void;
  /** True where standard output, or standard error, is a terminal in front of a person. */
  readonly isTerminal: { readonly out: boolean; readonly err: boolean };
  /** Standard input, line by line, without line ends; ends with the input. */
  inputLines(): AsyncIterable<string>;
  /** Keeps running until the process is told to stop; from then on that is no interruption but a good end. */
  untilStopped(): Promise<void>;
}

/** What a command came to. */
export interface CommandResult {
  readonly status: number;
  /** What `--json` prints; undefined where everything has been printed. */
  readonly json: unknown;
  /** Results as people read them, on standard output. */
  readonly lines: readonly string[];
  /** Sentences about the results, on standard error. */
  readonly messages?: readonly string[];
}

/** Options that every command has. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** A line with its end; what could steer a terminal, such as a name out of a project, is shown as a mark. */
export function lineOf(text: string): string {
  return `${text.replace(/\p{Cc}/gu, '\ufffd')}\n`;
}

/** A value as one line of JSON. Numbers that JSON lacks are `inf`, `-inf` and `nan`, as programs spell them. */
export function jsonLineOf(value: unknown): string {
  return `${JSON.stringify(value, (_, part: unknown) => (isOddNumber(part) ? spell(part) : part))}\n`;
}

function isOddNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isFinite(value);
}

function spell(number: number): string {
  if (Number.isNaN(number)) return 'nan';
  return number > 0 ? 'inf' : '-inf';
}

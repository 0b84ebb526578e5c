import { styleText } from 'node:util';
import { cleanJson, cleanText } from './cleanText.ts';

/** The style of a part of a line, if the terminal has colors. */
export type Style = 'error' | 'warning' | 'good' | 'faint' | 'strong' | 'key';

/** A part of a line with a style. */
export interface Styled {
  readonly style: Style;
  readonly text: string;
}

/** A line for people: text, or styled parts. Terminal escapes in it are replaced by visible marks. */
export type Line = string | readonly (string | Styled)[];

/** The parts of the process that a command uses. */
export interface Terminal {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard output: results. */
  out(text: string): void;
  /** Standard error: messages for people. */
  err(text: string): void;
  /** True where standard output, or standard error, is a terminal. */
  readonly isTerminal: { readonly in: boolean; readonly out: boolean; readonly err: boolean };
  /** True when colors are used: on terminals, unless NO_COLOR or FORCE_COLOR override it. */
  readonly hasColors: { readonly out: boolean; readonly err: boolean };
  /** Width of the terminal in columns; 80 without a terminal. */
  readonly columns: number;
  /** Standard input, line by line, without line ends; ends with the input. */
  inputLines(): AsyncIterable<string>;
  /** All of standard input. */
  inputBytes(): Promise<Uint8Array>;
  /** Keeps running until the process is stopped, which then counts as success. */
  untilStopped(): Promise<void>;
}

/** The result of a command. */
export interface CommandResult {
  readonly status: number;
  /** What `--json` prints; undefined when everything has already been printed. */
  readonly json: unknown;
  /** Results for people, on standard output. */
  readonly lines: readonly Line[];
  /** Messages about the results, on standard error. */
  readonly messages?: readonly Line[];
  /** Replaces `lines`: text for another program, printed unchanged, even with `--quiet`. */
  readonly text?: string;
}

/** Options that every command has. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  /** False with `--no-color`. */
  readonly color?: boolean;
}

/** A line with its end; characters that could control the terminal, such as in project names, become visible marks. */
export function lineOf(text: string): string {
  return `${cleanText(text)}\n`;
}

/** A styled line for a terminal, with its end. */
export function shownLine(line: Line, hasColors: boolean): string {
  if (typeof line === 'string') return lineOf(line);
  const parts = line.map((part) => {
    if (typeof part === 'string') return cleanText(part);
    return hasColors
      ? styleText(formats[part.style], cleanText(part.text), { validateStream: false })
      : cleanText(part.text);
  });
  return `${parts.join('')}\n`;
}

const formats = {
  error: 'red',
  warning: 'yellow',
  good: 'green',
  faint: 'dim',
  strong: 'bold',
  key: 'cyan',
} as const satisfies Record<Style, unknown>;

/** A value as one line of JSON. Numbers that JSON lacks are `inf`, `-inf` and `nan`, as programs spell them. */
export function jsonLineOf(value: unknown): string {
  const json = JSON.stringify(value, (_, part: unknown) => (isOddNumber(part) ? spell(part) : part));
  return `${cleanJson(json)}\n`;
}

function isOddNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isFinite(value);
}

function spell(number: number): string {
  if (Number.isNaN(number)) return 'nan';
  return number > 0 ? 'inf' : '-inf';
}

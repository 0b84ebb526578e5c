import { styleText } from 'node:util';
import { cleanJson, cleanText } from './cleanText.ts';

/** How a part of a line looks, where the terminal has colors. */
export type Style = 'error' | 'warning' | 'good' | 'faint' | 'strong' | 'key';

/** A part of a line with a look. */
export interface Styled {
  readonly style: Style;
  readonly text: string;
}

/** A line for people: text, or parts with looks. No part holds escapes for a terminal: those are shown as marks. */
export type Line = string | readonly (string | Styled)[];

/** What a command needs of the process around it. */
export interface Terminal {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard output: results. */
  out(text: string): void;
  /** Standard error: messages for people. */
  err(text: string): void;
  /** True where standard output, or standard error, is a terminal. */
  readonly isTerminal: { readonly in: boolean; readonly out: boolean; readonly err: boolean };
  /** True where colors are wanted: on terminals, unless NO_COLOR or FORCE_COLOR say otherwise. */
  readonly hasColors: { readonly out: boolean; readonly err: boolean };
  /** How many columns a line may have; 80 without a terminal. */
  readonly columns: number;
  /** Standard input, line by line, without line ends; ends with the input. */
  inputLines(): AsyncIterable<string>;
  /** All of standard input. */
  inputBytes(): Promise<Uint8Array>;
  /** Keeps running until the process is stopped, which then counts as success. */
  untilStopped(): Promise<void>;
}

/** What a command came to. */
export interface CommandResult {
  readonly status: number;
  /** What `--json` prints; undefined where everything has been printed. */
  readonly json: unknown;
  /** Results for people, on standard output. */
  readonly lines: readonly Line[];
  /** Messages about the results, on standard error. */
  readonly messages?: readonly Line[];
  /** Takes the place of `lines`: text for another program, printed as it is, also with `--quiet`. */
  readonly text?: string;
}

/** Options that every command has. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  /** False with `--no-color`. */
  readonly color?: boolean;
}

/** A line with its end; what could steer a terminal, such as a name out of a project, is shown as a mark. */
export function lineOf(text: string): string {
  return `${cleanText(text)}\n`;
}

/** A line as a terminal shows it, with its end. */
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

import type { NameScope } from './nameScope.ts';
import { type SourceToken, scanSource } from './scanSource.ts';

/** Codes and labels of an enumeration. docs/product-rules.md#codes. */
export type Choices = readonly (readonly [code: number, label: string])[];

/** The choices for a value at a position, and where the typed part of it begins. */
export interface ExpectedChoices {
  readonly from: number;
  readonly choices: Choices;
  /** Title of the attribute with these choices; blank for the whole program's value. */
  readonly title: string;
}

const starts: ReadonlySet<string> = new Set(['and', 'or', '&&', '||']);
const equalities: ReadonlySet<string> = new Set(['==', '~=']);

/**
 * The choices at a position next to `==` or `~=` and an enumeration, or at a position that determines the program's own
 * value if that is an enumeration (`expected`).
 */
export function choicesAt(
  source: string,
  offset: number,
  names: NameScope,
  expected?: Choices,
): ExpectedChoices | undefined {
  const before = scanSource(source.slice(0, offset));
  const at = before.findLastIndex(isBoundary);
  const typed = before[at + 1];
  if (typed?.kind === 'text' || typed?.kind === 'openText') return undefined;
  const from = typed?.from ?? offset;
  const text = (token: SourceToken | undefined): string => (token ? source.slice(token.from, token.to) : '');
  const boundary = before[at];
  if (equalities.has(text(boundary))) {
    return isStart(before[at - 2], text) ? choicesOf(before[at - 1], names, from) : undefined;
  }
  if (!isStart(boundary, text)) return undefined;
  const compared = comparedAfter(source, offset, text);
  if (compared) return choicesOf(compared, names, from);
  const isWhole = depthOf(before) === 0 && !scanSource(source.slice(offset)).some(isBoundary);
  return expected && isWhole ? { from, choices: expected, title: '' } : undefined;
}

/** Tokens that end an operand. */
function isBoundary({ kind }: SourceToken): boolean {
  return kind === 'operator' || kind === 'open' || kind === 'close' || kind === 'comma';
}

/** True when a comparison can begin after a token. */
function isStart(token: SourceToken | undefined, text: (token: SourceToken) => string): boolean {
  return token === undefined || token.kind === 'open' || token.kind === 'comma' || starts.has(text(token));
}

/** The attribute after `==` or `~=` that follows a position. */
function comparedAfter(
  source: string,
  offset: number,
  text: (token: SourceToken | undefined) => string,
): SourceToken | undefined {
  const after = scanSource(source).filter(({ to }) => to > offset);
  const at = after.findIndex(isBoundary);
  if (!equalities.has(text(after[at]))) return undefined;
  const next = after[at + 2];
  const isAlone = !next || next.kind === 'close' || next.kind === 'comma' || starts.has(text(next));
  return isAlone ? after[at + 1] : undefined;
}

function choicesOf(token: SourceToken | undefined, names: NameScope, from: number): ExpectedChoices | undefined {
  const found = token?.name && names.find(token.name.root, token.name.steps);
  if (found === undefined || found === 'several' || !found.choices) return undefined;
  return { from, choices: found.choices, title: found.title };
}

/** How many parentheses are open. */
function depthOf(tokens: readonly SourceToken[]): number {
  return tokens.reduce((depth, { kind }) => depth + (kind === 'open' ? 1 : kind === 'close' ? -1 : 0), 0);
}

import { endOfWord } from '../characters.ts';
import { endOfTextLiteral, readTextLiteral, writeTextLiteral } from '../textLiteral.ts';

/** Roots of shown names; `keypath` precedes keypaths without another form. docs/product-rules.md#expressions. */
export const nameRoots = ['self', 'game', 'tables', 'controllerMaps', 'devices', 'scene', 'keypath'] as const;

/** One step of a typed name: after a dot, or as a text in brackets. */
export interface TypedStep {
  readonly text: string;
  readonly isBracketed: boolean;
}

/** A name in a source. */
export interface TypedName {
  readonly root: string;
  readonly steps: readonly TypedStep[];
  /** Where the source continues. */
  readonly end: number;
}

const roots: ReadonlySet<string> = new Set(nameRoots);
const longForm = /^(?:self\.(?:attributes|aspects)|game\.(?:attributes|devices)|scene\.(?:attributes|layers))\./;

/** Words after a root that begin a stored keypath, which may be typed unchanged. */
export const reservedWords: Readonly<Record<string, readonly string[]>> = {
  self: ['attributes', 'aspects'],
  game: ['attributes', 'devices'],
  scene: ['attributes', 'layers'],
};

/** Reads the name that begins at `start`: a root with at least one step. Undefined when none begins there. */
export function readName(source: string, start: number): TypedName | undefined {
  const rootEnd = endOfWord(source, start);
  const root = source.slice(start, rootEnd);
  if (!roots.has(root)) return undefined;
  const steps: TypedStep[] = [];
  let end = rootEnd;
  for (;;) {
    const step = readStep(source, end);
    if (!step) return steps.length > 0 ? { root, steps, end } : undefined;
    steps.push(step);
    end = step.end;
  }
}

/** True when a name may follow a dot. */
export function isPlainName(name: string): boolean {
  return name !== '' && endOfWord(name, 0) === name.length;
}

/** A name in brackets, which may contain anything. */
export function bracketed(name: string): string {
  return `[${writeTextLiteral(name)}]`;
}

/** True when a keypath can be typed in its stored form. */
export function isTypeable(keypath: string): boolean {
  return longForm.test(keypath) && keypath.split('.').every(isPlainName);
}

function readStep(source: string, start: number): (TypedStep & { readonly end: number }) | undefined {
  const sign = source.charAt(start);
  if (sign === '.') {
    const end = endOfWord(source, start + 1);
    return end > start + 1 ? { text: source.slice(start + 1, end), isBracketed: false, end } : undefined;
  }
  const quote = source.charAt(start + 1);
  if (sign !== '[' || (quote !== '"' && quote !== "'")) return undefined;
  const end = endOfTextLiteral(source, start + 1);
  if (source.charAt(end) !== ']') return undefined;
  return { text: readTextLiteral(source.slice(start + 1, end)), isBracketed: true, end: end + 1 };
}

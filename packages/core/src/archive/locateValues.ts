import type { PathKey } from '../model/path.ts';

/** Start and end in a text, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Where a value is in JSON text. */
export interface LocatedValue {
  readonly value: TextSpan;
  /** The key before it, with its quotes; undefined for elements of lists and for the root. */
  readonly key: TextSpan | undefined;
  /** How many keys of the path were found: fewer than all when the rest is not in the text. */
  readonly depth: number;
}

/**
 * Locates the values at some paths in a JSON text, canonical or not; for a path that is not in it, the nearest
 * enclosing value. If a key occurs twice, the last one counts. Finds all paths in one pass over the text.
 */
export function locateValues(text: string, paths: readonly (readonly PathKey[])[]): LocatedValue[] {
  const root = createNode();
  const nodes = paths.map((path) => {
    const way = [root];
    let node = root;
    for (const key of path) {
      let next = node.below.get(String(key));
      if (!next) {
        next = createNode();
        node.below.set(String(key), next);
      }
      node = next;
      way.push(node);
    }
    return way;
  });
  const scanner = { text, at: 0 };
  skipSpace(scanner);
  visit(scanner, root, undefined);
  return nodes.map((way) => {
    const depth = way.findLastIndex(({ found }) => found !== undefined);
    const found = way[depth]?.found ?? { value: { start: 0, end: text.length }, key: undefined };
    return { ...found, depth: Math.max(depth, 0) };
  });
}

/** A position on the way to the wanted values. */
interface Node {
  readonly below: Map<string, Node>;
  found: { readonly value: TextSpan; readonly key: TextSpan | undefined } | undefined;
}

interface Scanner {
  readonly text: string;
  at: number;
}

function createNode(): Node {
  return { below: new Map(), found: undefined };
}

/** Walks over the value that begins here, and into it where a path leads. */
function visit(scanner: Scanner, node: Node, key: TextSpan | undefined): void {
  const start = scanner.at;
  forget(node);
  const opening = scanner.text[start];
  if (node.below.size > 0 && opening === '{') visitMembers(scanner, node);
  else if (node.below.size > 0 && opening === '[') visitElements(scanner, node);
  else skipValue(scanner);
  node.found = { value: { start, end: scanner.at }, key };
}

/** Discards what was found in a value if its key occurs again. */
function forget(node: Node): void {
  if (!node.found) return;
  node.found = undefined;
  for (const below of node.below.values()) forget(below);
}

function visitMembers(scanner: Scanner, node: Node): void {
  enter(scanner);
  while (scanner.at < scanner.text.length && scanner.text[scanner.at] !== '}') {
    const start = scanner.at;
    skipString(scanner);
    const key = { start, end: scanner.at };
    skipSpace(scanner);
    scanner.at += 1;
    skipSpace(scanner);
    const wanted = node.below.get(stringAt(scanner.text, key));
    if (wanted) visit(scanner, wanted, key);
    else skipValue(scanner);
    skipComma(scanner);
  }
  scanner.at += 1;
}

function visitElements(scanner: Scanner, node: Node): void {
  enter(scanner);
  for (let index = 0; scanner.at < scanner.text.length && scanner.text[scanner.at] !== ']'; index += 1) {
    const wanted = node.below.get(String(index));
    if (wanted) visit(scanner, wanted, undefined);
    else skipValue(scanner);
    skipComma(scanner);
  }
  scanner.at += 1;
}

function enter(scanner: Scanner): void {
  scanner.at += 1;
  skipSpace(scanner);
}

function skipComma(scanner: Scanner): void {
  skipSpace(scanner);
  if (scanner.text[scanner.at] === ',') enter(scanner);
}

function skipSpace(scanner: Scanner): void {
  while (scanner.at < scanner.text.length && scanner.text.charCodeAt(scanner.at) <= 0x20) scanner.at += 1;
}

/** Works for any nesting without using the stack. */
function skipValue(scanner: Scanner): void {
  let open = 0;
  do {
    const unit = scanner.text[scanner.at];
    if (unit === '"') skipString(scanner);
    else if (unit === '{' || unit === '[') {
      open += 1;
      scanner.at += 1;
    } else if (unit === '}' || unit === ']') {
      open -= 1;
      scanner.at += 1;
    } else if (open > 0) scanner.at += 1;
    else skipPlain(scanner);
  } while (open > 0 && scanner.at < scanner.text.length);
}

function skipString(scanner: Scanner): void {
  scanner.at += 1;
  while (scanner.at < scanner.text.length && scanner.text[scanner.at] !== '"') {
    scanner.at += scanner.text[scanner.at] === '\\' ? 2 : 1;
  }
  scanner.at += 1;
}

/** A number, `true`, `false` or `null`. At least one unit, so that the loop also ends on invalid JSON. */
function skipPlain(scanner: Scanner): void {
  scanner.at += 1;
  while (scanner.at < scanner.text.length && !/[\s,\]}]/.test(scanner.text[scanner.at] ?? '')) scanner.at += 1;
}

function stringAt(text: string, { start, end }: TextSpan): string {
  const inner = text.slice(start + 1, end - 1);
  return inner.includes('\\') ? JSON.parse(text.slice(start, end)) : inner;
}

/** Where and why a text is not valid JSON. Line and column count from 1. */
export interface JsonFault {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** What is expected there, in words. */
  readonly expected: string;
  /** What was found there, in words. */
  readonly found: string;
}

/**
 * The first syntax error of a text that `JSON.parse` refuses, or undefined for valid JSON. Engines differ in how they
 * describe and locate errors; this scanner is the same everywhere, and works for any nesting without using the stack.
 */
export function locateJsonFault(text: string): JsonFault | undefined {
  const open: string[] = [];
  let state: State = 'value';
  let at = skipSpace(text, 0);
  while (state !== 'end') {
    const step = advance(text, at, state, open);
    if ('fault' in step) return describeFault(text, step);
    state = step.state;
    at = skipSpace(text, step.next);
  }
  return at === text.length ? undefined : describeFault(text, { fault: at, expected: 'the end of the file' });
}

type State = 'value' | 'firstItem' | 'firstKey' | 'key' | 'colon' | 'more' | 'end';

interface Step {
  readonly state: State;
  readonly next: number;
}

interface Stop {
  readonly fault: number;
  readonly expected: string;
}

/** Advances by one token, or returns the fault. */
function advance(text: string, at: number, state: State, open: string[]): Step | Stop {
  const character = text[at] ?? '';
  if (state === 'colon') {
    return character === ':' ? { state: 'value', next: at + 1 } : { fault: at, expected: 'a colon' };
  }
  if (state === 'firstKey' && character === '}') return close(at, open);
  if (state === 'firstItem' && character === ']') return close(at, open);
  if (state === 'more') return advanceMore(character, at, open);
  if (state === 'key' || state === 'firstKey') {
    if (character !== '"') return { fault: at, expected: 'a key in double quotes' };
    const end = endOfText(text, at);
    return 'fault' in end ? end : { state: 'colon', next: end.next };
  }
  return advanceValue(text, at, open);
}

function advanceMore(character: string, at: number, open: string[]): Step | Stop {
  const closer = open.at(-1) === '{' ? '}' : ']';
  if (character === ',') return { state: closer === '}' ? 'key' : 'value', next: at + 1 };
  return character === closer ? close(at, open) : { fault: at, expected: `a comma or ${closer}` };
}

function advanceValue(text: string, at: number, open: string[]): Step | Stop {
  const character = text[at] ?? '';
  if (character === '{' || character === '[') {
    open.push(character);
    return { state: character === '{' ? 'firstKey' : 'firstItem', next: at + 1 };
  }
  const end = character === '"' ? endOfText(text, at) : endOfWord(text, at);
  return 'fault' in end ? end : { state: open.length > 0 ? 'more' : 'end', next: end.next };
}

function close(at: number, open: string[]): Step {
  open.pop();
  return { state: open.length > 0 ? 'more' : 'end', next: at + 1 };
}

function endOfText(text: string, start: number): { readonly next: number } | Stop {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return { next: at + 1 };
    if (code < 32) return { fault: at, expected: 'the rest of a text in double quotes' };
    if (code !== 92) continue;
    const letter = text[at + 1] ?? '';
    if (letter === 'u' ? !/^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6)) : !isEscape(letter)) {
      return { fault: at, expected: 'a valid JSON escape' };
    }
    at += letter === 'u' ? 5 : 1;
  }
  return { fault: text.length, expected: 'the closing double quotes of a text' };
}

function isEscape(character: string): boolean {
  return character !== '' && '"\\/bfnrt'.includes(character);
}

const word = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;

function endOfWord(text: string, start: number): { readonly next: number } | Stop {
  word.lastIndex = start;
  return word.test(text) ? { next: word.lastIndex } : { fault: start, expected: 'a value' };
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at += 1;
  return at;
}

function describeFault(text: string, { fault, expected }: Stop): JsonFault {
  const before = text.slice(0, fault);
  const found = text.codePointAt(fault);
  return {
    offset: fault,
    line: before.split('\n').length,
    column: fault - before.lastIndexOf('\n'),
    expected,
    found: found === undefined ? 'the end of the file' : nameCharacter(found),
  };
}

function nameCharacter(code: number): string {
  const isShown = code > 32 && !(code >= 127 && code < 160) && !(code >= 0xd800 && code < 0xe000);
  if (isShown) return `"${String.fromCodePoint(code)}"`;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

import { limits } from './limits.ts';
/** Why a document is neither stored nor taken in. The code is for programs, the reason for people. */
export interface DocumentFault {
  readonly code: string;
  readonly reason: string;
}

/** As large as the format of projects allows; nested less deeply, because databases and clients fail earlier. */
export const documentLimits = { bytes: limits.documentBytes, depth: 200, values: limits.documentValues } as const;

/** Checks all values of a document without recursion: nesting may be deeper than the stack. */
export function checkValues(document: object): DocumentFault | undefined {
  const open: [unknown, number][] = [[document, 1]];
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    count += 1;
    if (count > documentLimits.values) {
      return { code: 'document.values', reason: `The document has more than ${documentLimits.values} values.` };
    }
    if (typeof value === 'string' && !value.isWellFormed()) return brokenText;
    // JSON allows numbers that are too large to be one.
    if (typeof value === 'number' && !Number.isFinite(value)) {
      return { code: 'document.number', reason: 'The document has a number that is too large.' };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth > documentLimits.depth) {
      return { code: 'document.depth', reason: `The document is nested more than ${documentLimits.depth} levels.` };
    }
    for (const key of Object.keys(value)) {
      if (key === '__proto__') return { code: 'document.key', reason: 'The document has the key “__proto__”.' };
      if (!key.isWellFormed()) return brokenText;
      open.push([Reflect.get(value, key), depth + 1]);
    }
  }
  return undefined;
}

const brokenText = {
  code: 'document.text',
  reason: 'The document has text with half a character, such as half an emoji.',
};

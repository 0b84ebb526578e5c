import type { Expression, KeypathReference } from '../generated/entities.ts';

/**
 * A piece of a stored program: text, or a reference. The program is their concatenation. docs/format.md#expressions.
 */
export type ProgramPart = Expression['$'][number] | Readonly<KeypathReference>;

/** True when a program contains only white space. docs/product-rules.md#values. */
export function isBlankProgram(parts: readonly ProgramPart[]): boolean {
  return parts.every((part) => typeof part === 'string' && part.trim() === '');
}

/** The same program with adjacent texts joined and empty ones removed. */
export function joinParts(parts: readonly ProgramPart[]): ProgramPart[] {
  const joined: ProgramPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part !== 'string') joined.push({ keypath: part.keypath });
    else if (typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

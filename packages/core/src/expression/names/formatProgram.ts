import { endOfWord } from '../characters.ts';
import type { ProgramPart } from '../programPart.ts';
import type { NameScope } from './nameScope.ts';

/**
 * A stored program as shown to people. Reading it with `parseText` results in the same program. Where a name would
 * merge with the following text, which only happens in invalid programs, a space separates them.
 * docs/format.md#names-in-expressions.
 */
export function formatProgram(parts: readonly ProgramPart[], names: NameScope): string {
  let text = '';
  let isName = false;
  for (const part of parts) {
    const next = typeof part === 'string' ? part : names.textOf(part.keypath);
    text += isName && endOfWord(`x${next}`, 0) > 1 ? ` ${next}` : next;
    isName = typeof part !== 'string' && !next.endsWith(']');
  }
  return text;
}

import { endOfWord } from '../characters.ts';
import type { ProgramPart } from '../programPart.ts';
import type { NameScope } from './nameScope.ts';

/**
 * A stored program as people see it. Reading it with `parseText` gives the same program. Where a name would swallow
 * what follows, which can only be in a program that is wrong, a space stands between.
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

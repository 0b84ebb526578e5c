import { endOfWord } from '../characters.ts';
import type { ProgramPart } from '../programPart.ts';
import type { NameScope } from './nameScope.ts';

/**
 * A stored program as people see it. Reading it with `parseText` gives the same program. Where a name would run into
 * what follows, which only happens in wrong programs, a space separates them. docs/format.md#names-in-expressions.
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

import type { ProgramPart } from '../programPart.ts';
import type { NameScope } from './nameScope.ts';

/** A stored program as people see it. Reading it with `parseText` gives the same program. Format, chapter 2. */
export function formatProgram(parts: readonly ProgramPart[], names: NameScope): string {
  return parts.map((part) => (typeof part === 'string' ? part : names.textOf(part.keypath))).join('');
}

import type { Result } from '../model/issue.ts';
import type { Program, ShowReference } from './program.ts';
import { ProgramMemory } from './programMemory.ts';
import type { ProgramPart } from './programPart.ts';
import { readParts } from './readParts.ts';
import { noteProgram, readyProgram } from './readyPrograms.ts';

const memory = new ProgramMemory(16_000_000);

/**
 * Reads a program. Each text is read once per process. A failure has one issue, whose range refers to the text with
 * references written by `show`, or as keypaths without it. docs/product-rules.md#expressions.
 */
export function parseProgram(parts: readonly ProgramPart[], show?: ShowReference): Result<Program> {
  let result = readyProgram(parts) ?? memory.find(parts);
  if (!result) {
    result = readParts(parts, keypathItself);
    memory.keep(parts, result);
  }
  noteProgram(parts, result);
  return result.ok || !show ? result : readParts(parts, show);
}

function keypathItself(keypath: string): string {
  return keypath;
}

import { type Result, refuse } from '../model/issue.ts';
import { expressionIssue } from './expressionIssue.ts';
import type { Program } from './program.ts';
import type { ProgramPart } from './programPart.ts';

/** In place of the parser where all programs have been read before: refuses others. */
export function readParts(_parts: readonly ProgramPart[]): Result<Program> {
  const message = 'The exported game does not contain this expression. Export it again.';
  return refuse(expressionIssue('expression.syntax', message, undefined));
}

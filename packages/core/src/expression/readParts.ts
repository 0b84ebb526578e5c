import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { limits } from '../model/limits.ts';
import { expressionIssue } from './expressionIssue.ts';
import { ProgramParser } from './grammar.ts';
import { createProgram, type Program, type ShowReference } from './program.ts';
import { lengthOf } from './programMemory.ts';
import type { ProgramPart } from './programPart.ts';
import { nestingLimit, scanProgram } from './scanProgram.ts';

let parser: ProgramParser | undefined;

/** Reads a program that is not known yet. The player of exported games has `readNothing.ts` in place of this module. */
export function readParts(parts: readonly ProgramPart[], show: ShowReference): Result<Program> {
  if (isTooLong(parts)) return refuse(tooLong(parts, show));
  const scanned = scanProgram(parts, show);
  if (scanned.tooDeep !== undefined) return refuse(tooDeep(scanned.tooDeep));
  parser ??= new ProgramParser({ validate: false });
  const ast = parser.read(scanned.tokens);
  const failure = parser.errors[0];
  if (failure) {
    const { image, startOffset } = failure.token;
    const start = image === '' ? scanned.length : startOffset;
    return refuse(expressionIssue('expression.syntax', failure.message, [start, start + image.length]));
  }
  if (parser.tooDeep !== undefined) return refuse(tooDeep(parser.tooDeep));
  return succeed(createProgram(parts, ast));
}

const encoder = new TextEncoder();

function isTooLong(parts: readonly ProgramPart[]): boolean {
  const units = lengthOf(parts);
  if (units * 3 <= limits.programBytes) return false;
  if (units > limits.programBytes) return true;
  const texts = parts.map((part) => (typeof part === 'string' ? part : part.keypath));
  return encoder.encode(texts.join('')).length > limits.programBytes;
}

function tooLong(parts: readonly ProgramPart[], show: ShowReference): Issue {
  const limit = limits.programBytes;
  const shown = parts.map((part, index) => (typeof part === 'string' ? part : show(part.keypath, index)));
  const range = [0, lengthOf(shown)] as const;
  return expressionIssue('expression.limit', `The expression is longer than ${limit} bytes.`, range, { limit });
}

function tooDeep(start: number): Issue {
  const message = `The expression is nested more than ${nestingLimit} levels deep.`;
  return expressionIssue('expression.limit', message, [start, start + 1], { limit: nestingLimit });
}

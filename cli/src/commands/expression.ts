import { CommandError, exitStatus } from '../exit.ts';
import {
  type ExpressionResult,
  type ExpressionScope,
  evaluateText,
  scopeWithoutProject,
} from '../expression/evaluateText.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { type CommandResult, type CommonOptions, jsonLineOf, type Terminal } from '../terminal.ts';

export interface ExpressionOptions extends CommonOptions {
  readonly project?: string;
  readonly owner?: string;
  readonly seed?: number;
  readonly check?: boolean;
}

/**
 * Checks and evaluates a program; `-` reads one per line and prints one JSON value per line.
 * docs/format.md#evaluating-expressions.
 */
export async function expressionCommand(
  [source = '']: readonly string[],
  options: ExpressionOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const scope = await scopeOf(options, terminal);
  const isCheck = options.check === true;
  if (source !== '-') return show(evaluateText(scope, source, isCheck), source);
  let status: number = exitStatus.done;
  for await (const line of terminal.inputLines()) {
    const result = evaluateText(scope, line, isCheck);
    status = Math.max(status, statusOf(result));
    if (!options.quiet) terminal.out(jsonLineOf(result));
  }
  return { status, json: undefined, lines: [] };
}

async function scopeOf({ project, owner, seed = 1 }: ExpressionOptions, { cwd }: Terminal): Promise<ExpressionScope> {
  if (project !== undefined) {
    const { contents } = await readAnyProject(project, cwd);
    return (await import('../expression/scopeInProject.ts')).scopeInProject(contents.project, owner, seed);
  }
  if (owner !== undefined) {
    throw new CommandError(exitStatus.usage, 'usage', '--owner needs a project. Name it with --project.');
  }
  const { createRandom } = await import('@playhouse/runtime');
  return scopeWithoutProject(createRandom(seed));
}

function statusOf({ issues }: ExpressionResult): number {
  return issues.some(({ severity }) => severity === 'blocking') ? exitStatus.issues : exitStatus.done;
}

function show(result: ExpressionResult, source: string): CommandResult {
  const { value, issues, type } = result;
  return {
    status: statusOf(result),
    json: result,
    lines: value === null ? [] : [String(value)],
    messages: [
      ...issues.flatMap(({ message, code, range }) => [`${message}  [${code}]`, ...mark(source, range)]),
      ...(value === null && issues.length === 0
        ? [`No problems; the result is ${type === null ? 'known when it runs' : `a ${type}`}.`]
        : []),
    ],
  };
}

/** The program with marks below the affected part. */
function mark(source: string, range: readonly [number, number] | undefined): string[] {
  if (!range) return [];
  const [from, to] = range;
  return [`  ${source}`, `  ${' '.repeat(from)}${'^'.repeat(Math.max(1, to - from))}`];
}

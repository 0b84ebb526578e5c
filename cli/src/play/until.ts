import {
  checkProgram,
  convertValue,
  createProjectNames,
  type Issue,
  type Project,
  parseText,
  valueTypeOf,
} from '@playhouse/core';
import type { Game } from '@playhouse/runtime';
import { CommandError, exitStatus } from '../exit.ts';

/**
 * Rejects a program that can never be true, before the first step: syntax errors, names that are unknown in the first
 * scene, unknown functions, a table as the result.
 */
export function demandUntil(program: string, project: Project, scene: string): void {
  const names = createProjectNames(project, { kind: 'scene', id: scene });
  const typed = parseText(program, names);
  const missing = (keypath: string): Issue => ({
    code: 'expression.reference',
    severity: 'blocking',
    path: [],
    params: { keypath },
    message: `There is no attribute '${keypath}'.`,
  });
  const checked = typed.program
    ? checkProgram(typed.program, {
        typeOf(keypath) {
          const attribute = names.attributeAt(keypath);
          return attribute ? valueTypeOf(attribute.type) : missing(keypath);
        },
        show: (keypath) => names.textOf(keypath),
      })
    : { type: 'any', issues: typed.issues };
  const faults = checked.issues.filter(({ severity }) => severity === 'blocking').map(({ message }) => message);
  if (checked.type === 'table') faults.push('A table cannot be a condition.');
  if (faults.length === 0) return;
  throw new CommandError(exitStatus.usage, 'until.wrong', `--until "${program}" is invalid: ${faults.join(' ')}`);
}

/** True when the program is currently true; false when it has no result. */
export function holds(game: Game, program: string): boolean {
  const result = game.evaluate(program);
  return result.ok && !Number.isNaN(result.value) && convertValue(result.value, 'boolean') === true;
}

import type { ExpressionWorld } from './value.ts';

/** Maximum length of a text that a program produces, in UTF-16 units. */
export const textLimit = 1_048_576;

/** How many cells, or pieces of 16 characters, one evaluation may process. */
const workLimit = 4_000_000;

let left = 0;
/** Work left for everything until the next `limitWork`. */
let allLeft = Number.POSITIVE_INFINITY;

/** Limits the total work of all evaluations from now on, and of whatever else is counted; infinity means no limit. */
export function limitWork(work: number): void {
  allLeft = work;
}

/** The rest of the limit, so that an evaluation without side effects can restore it. */
export function remainingWork(): number {
  return allLeft;
}

/**
 * Counts other work than evaluations, before it is done. False when nothing is left; the last piece may exceed the
 * limit.
 */
export function spendWork(work: number): boolean {
  if (allLeft <= 0) return false;
  allLeft -= work;
  return true;
}

/** Starts counting work; every evaluation of a program with metered functions begins with it. */
export function startBudget(): true {
  left = workLimit;
  return true;
}

/** Counts work before it is done. False, with a fault, when the evaluation has used up its budget. */
export function spend(work: number, world: ExpressionWorld): boolean {
  if (left >= work && spendWork(work)) {
    left -= work;
    return true;
  }
  const message = left >= work ? 'The game does too much work in one frame.' : 'The expression does too much work.';
  world.fault('expression.limit', message);
  return false;
}

/** Counts one pass over a text. */
export function spendText(text: string, world: ExpressionWorld): boolean {
  return spend(1 + (text.length >> 4), world);
}

/** The text itself, or a blank text and a fault when it is too long. */
export function limitText(text: string, world: ExpressionWorld): string {
  return text.length <= textLimit ? text : refuseText(world);
}

/** A blank text, and the fault that explains it. */
export function refuseText(world: ExpressionWorld): string {
  world.fault('expression.limit', `The text is longer than ${textLimit} characters.`);
  return '';
}

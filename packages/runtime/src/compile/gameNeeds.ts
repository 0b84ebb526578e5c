import { collectSources, type Project } from '@playhouse/core';
import { compileGame } from './compileGame.ts';

/** What a page must include to run a project. */
export interface GameNeeds {
  /** The physics library: something collides. */
  readonly physics: boolean;
  /** The script interpreter. */
  readonly scripts: boolean;
  /** Source code of its compiled expressions, for a page that may not generate code. */
  readonly sources: readonly string[];
}

/** Determined by compiling the project as `createGame` does. */
export function gameNeedsOf(project: Project): GameNeeds {
  const { result: plan, sources } = collectSources(() => compileGame(project));
  return { physics: plan.uses.collide, scripts: plan.scripts.length > 0, sources };
}

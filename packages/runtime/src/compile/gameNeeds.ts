import { collectSources, type Project } from '@playhouse/core';
import { compileGame } from './compileGame.ts';

/** What a page must include to run a project. */
export interface GameNeeds {
  /** The physics library: something collides. */
  readonly physics: boolean;
  /** The interpreter of scripts. */
  readonly scripts: boolean;
  /** Sources of the code that its expressions are run by, for a page that may generate none. */
  readonly sources: readonly string[];
}

/** Found by compiling the project as `createGame` does. */
export function gameNeedsOf(project: Project): GameNeeds {
  const { result: plan, sources } = collectSources(() => compileGame(project));
  return { physics: plan.uses.collide, scripts: plan.scripts.length > 0, sources };
}

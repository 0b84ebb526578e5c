import { collectPrograms, collectSources, type Project, type ReadyProgram } from '@playhouse/core';
import { compileGame } from './compileGame.ts';

/** What a page must include to run a project. */
export interface GameNeeds {
  /** The physics library: something collides. */
  readonly physics: boolean;
  /** The script interpreter. */
  readonly scripts: boolean;
  /** Source code of its compiled expressions, for a page that may not generate code. */
  readonly sources: readonly string[];
  /** Its expressions as they are read, for a page without the parser. */
  readonly programs: readonly ReadyProgram[];
}

/** Determined by compiling the project as `createGame` does. */
export function gameNeedsOf(project: Project): GameNeeds {
  const { result, programs } = collectPrograms(() => collectSources(() => compileGame(project)));
  const { result: plan, sources } = result;
  return { physics: plan.uses.collide, scripts: plan.scripts.length > 0, sources, programs };
}

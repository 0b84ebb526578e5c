import type { Project } from '@playhouse/core';
import type { BehaviorDescription, ProjectDescription } from '@playhouse/core/testing';
import { soloGame } from './describeGame.ts';

/** A game whose one actor runs the behaviors, with a script for each event. */
export function scriptedGame(
  scripts: Readonly<Record<string, string>>,
  behaviors: readonly BehaviorDescription[] = [],
  rest: ProjectDescription = {},
): Project {
  const delegates = Object.entries(scripts).map(([event, source]) => ({ name: `Script of ${event}`, event, source }));
  return soloGame(behaviors, {}, { delegates, ...rest });
}

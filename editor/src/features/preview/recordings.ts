import type { PlayTestDocument, Project } from '@playhouse/core';
import type { FrameRecording } from '../../preview/frameMessages.ts';

/** A recording as a play test of the project. docs/format.md#play-tests. */
export function playTestOf({ sceneId = '', frames, seed, events }: FrameRecording): PlayTestDocument {
  return { scene: sceneId, frames, seed, events: [...events], assertions: [] };
}

/** A recording as an input script of the command line. docs/format.md#input-scripts. */
export function scriptOf({ events }: FrameRecording): string {
  return `${JSON.stringify({ events }, null, 2)}\n`;
}

/** A name that no play test has. */
export function freeTestName(tests: Project['tests']): string {
  let number = 1;
  while (tests.has(`recording ${number}`)) number++;
  return `recording ${number}`;
}

import type { Project } from '@playhouse/core';
import { playTestsInWorker, type RemotePlayer, readyTest } from '@playhouse/player';
import type { FrameCommand, FrameEvent } from './frameMessages.ts';
import { startGameWorker } from './startGameWorker.ts';

/** Plays the project's tests for the editor, in a worker or in the preview. */
export interface PlayTestRuns {
  /** Plays tests and reports each result. Cancels unfinished tests of an earlier call. */
  run(project: Project, tests: Extract<FrameCommand, { type: 'runTests' }>['tests']): void;
  /** Shows a frame of a test; does nothing if the test cannot be played. */
  open(project: Project, command: Extract<FrameCommand, { type: 'openTest' }>): Promise<void>;
  destroy(): void;
}

/** Creates the runs for a player's game. */
export function createPlayTestRuns(player: RemotePlayer, tell: (event: FrameEvent) => void): PlayTestRuns {
  let running: AbortController | undefined;
  return {
    run(project, tests) {
      running?.abort();
      const mine = new AbortController();
      running = mine;
      const start = () => startGameWorker('playTests');
      void playTestsInWorker(start, { project, tests }, (name, outcome) => tell({ type: 'tested', name, outcome }), {
        signal: mine.signal,
      }).then((message) => {
        if (!mine.signal.aborted) tell({ type: 'testsDone', message });
      });
    },
    async open(project, { test: stored, frame }) {
      const ready = readyTest(project, stored);
      if ('failures' in ready) return;
      const { test, sceneId } = ready;
      const { seed, frames, events } = test;
      await player.playRecording({ sceneId, seed, frames, events }, Math.min(frame, frames));
    },
    destroy: () => running?.abort(),
  };
}

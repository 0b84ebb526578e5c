/** The most steps between two drawn frames; more elapsed time is dropped. */
const mostSteps = 5;

export interface GameLoop {
  /** Steps for as much time as has passed, and says where between the last two steps the moment is, from 0 to 1. */
  pass(milliseconds: number): number;
  /** Steps that took their time are done, so many: the next ones follow when they are due. */
  stepped(count: number): void;
  /** Forgets time that was begun. */
  reset(): void;
}

/**
 * Turns the uneven times between drawn frames into steps of 1/60 s. `step` receives how many are due, and returns how
 * many it has done; 0 when they take longer: then it is not called again before `stepped` is, and until then the moment
 * is at the end of the last step.
 */
export function createGameLoop(step: (due: number) => number): GameLoop {
  let owed = 0;
  let isBusy = false;
  const finish = (count: number) => {
    isBusy = false;
    owed = Math.max(0, owed - count * millisecondsPerFrame);
  };
  const run = () => {
    while (!isBusy && owed >= millisecondsPerFrame - tolerance) {
      isBusy = true;
      const done = step(Math.floor((owed + tolerance) / millisecondsPerFrame));
      if (done > 0) finish(done);
    }
  };
  return {
    pass(milliseconds) {
      owed = Math.min(owed + Math.max(0, milliseconds), mostSteps * millisecondsPerFrame);
      run();
      return Math.min(owed / millisecondsPerFrame, 1);
    },
    stepped(count) {
      if (!isBusy) return;
      finish(count);
      run();
    },
    reset() {
      owed = 0;
    },
  };
}

/** Screens of 60 pictures a second are off by so much, in ms, which must not drop every other step. */
const tolerance = 0.5;

import { millisecondsPerFrame } from '@playhouse/core';

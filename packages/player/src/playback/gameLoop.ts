/** Maximum steps between two drawn frames; further elapsed time is dropped. */
const mostSteps = 5;

export interface GameLoop {
  /** Runs the steps that are due and returns the interpolation position between the last two steps, from 0 to 1. */
  pass(milliseconds: number): number;
  /** Reports that this many asynchronous steps are done; the next ones follow when they are due. */
  stepped(count: number): void;
  /** Discards partially elapsed time. */
  reset(): void;
}

/**
 * Turns the uneven times between drawn frames into steps of 1/60 s. `step` receives how many are due and returns how
 * many it has done; 0 when they are asynchronous: then it is not called again until `stepped` is called, and the
 * position stays at the end of the last step.
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

/** Tolerance in ms for 60 Hz screens, so that small deviations do not drop every other step. */
const tolerance = 0.5;

import { millisecondsPerFrame } from '@playhouse/core';

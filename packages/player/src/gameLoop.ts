/** Steps that a picture makes up at most; time beyond them is let go. */
const mostSteps = 5;

export interface GameLoop {
  /** Steps for as much time as has passed, and says where between the last two steps the moment is, from 0 to 1. */
  pass(milliseconds: number): number;
  /** A step that took its time is done: the next one follows when it is due. */
  stepped(): void;
  /** Forgets time that was begun. */
  reset(): void;
}

/**
 * Turns the uneven times between pictures into steps of 1/60 s. `step` tells whether the step is done at once; if not,
 * there is no other one before `stepped` is called, and until then the moment is at the end of the step before.
 */
export function createGameLoop(step: () => boolean): GameLoop {
  const stepMilliseconds = 1000 / 60;
  let owed = 0;
  let isBusy = false;
  const finish = () => {
    isBusy = false;
    owed = Math.max(0, owed - stepMilliseconds);
  };
  const run = () => {
    while (!isBusy && owed >= stepMilliseconds - tolerance) {
      isBusy = true;
      if (step()) finish();
    }
  };
  return {
    pass(milliseconds) {
      owed = Math.min(owed + Math.max(0, milliseconds), mostSteps * stepMilliseconds);
      run();
      return Math.min(owed / stepMilliseconds, 1);
    },
    stepped() {
      if (!isBusy) return;
      finish();
      run();
    },
    reset() {
      owed = 0;
    },
  };
}

/** Screens of 60 pictures a second are off by so much, in ms, which must not drop every other step. */
const tolerance = 0.5;

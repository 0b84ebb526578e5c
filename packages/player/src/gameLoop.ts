/** Steps that a picture makes up at most; time beyond them is let go. */
const mostSteps = 5;

export interface GameLoop {
  /** Steps for as much time as has passed, and says where between the last two steps the moment is, from 0 to 1. */
  pass(milliseconds: number): number;
  /** Forgets time that was begun. */
  reset(): void;
}

/** Turns the uneven times between pictures into steps of 1/60 s. */
export function createGameLoop(step: () => void): GameLoop {
  const stepMilliseconds = 1000 / 60;
  let owed = 0;
  return {
    pass(milliseconds) {
      owed = Math.min(owed + Math.max(0, milliseconds), mostSteps * stepMilliseconds);
      while (owed >= stepMilliseconds - tolerance) {
        owed = Math.max(0, owed - stepMilliseconds);
        step();
      }
      return owed / stepMilliseconds;
    },
    reset() {
      owed = 0;
    },
  };
}

/** Screens of 60 pictures a second are off by so much, in ms, which must not drop every other step. */
const tolerance = 0.5;

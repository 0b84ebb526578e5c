/** The last work of this tab on a project that it does not have open, or no longer. */
let last: Promise<unknown> = Promise.resolve();

/** Does work on a stored project after what is under way. The next opening waits for it. */
export function projectTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Settles when this tab has let go of every project that it had so far. */
export function turnsDone(): Promise<unknown> {
  return last;
}

/** The pending work of this tab on projects that are not open in it. */
let last: Promise<unknown> = Promise.resolve();

/** Queues work on a stored project. The next opening waits for it. */
export function projectTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Settles when this tab has released every project that it had open. */
export function turnsDone(): Promise<unknown> {
  return last;
}

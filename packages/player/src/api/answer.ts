/** A value that is available at once, or arrives later. */
export type Answer<Value> = Value | Promise<Value>;

/** Calls `next` with the answer, synchronously when it is already available. */
export function whenAnswered<Value, Next>(answer: Answer<Value>, next: (value: Value) => Answer<Next>): Answer<Next> {
  return answer instanceof Promise ? answer.then(next) : next(answer);
}

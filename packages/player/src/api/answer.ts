/** A value that is available at once, or arrives later. */
export type Answer<Value> = Value | Promise<Value>;

/** Continues with an answer: at once when it is available. */
export function whenAnswered<Value, Next>(answer: Answer<Value>, next: (value: Value) => Answer<Next>): Answer<Next> {
  return answer instanceof Promise ? answer.then(next) : next(answer);
}

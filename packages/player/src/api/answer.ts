/** A value that is there at once, or comes later from elsewhere. */
export type Answer<Value> = Value | Promise<Value>;

/** Goes on with an answer: at once when it is there. */
export function whenAnswered<Value, Next>(answer: Answer<Value>, next: (value: Value) => Answer<Next>): Answer<Next> {
  return answer instanceof Promise ? answer.then(next) : next(answer);
}

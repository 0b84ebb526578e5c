/** Typing that pauses longer than this starts another undo step. docs/product-rules.md#limits (500 ms). */
export const typingPause = 500;

export interface TypingSteps {
  /** The gesture of a change that is typed at this time, in milliseconds. */
  gestureAt(now: number): string;
  /** The next change is a step of its own, as after an undo or a change from elsewhere. */
  close(): void;
}

/** Groups typing into undo steps: one for each pause. */
export function createTypingSteps(newGesture: () => string): TypingSteps {
  let current: { readonly gesture: string; readonly last: number } | undefined;
  return {
    gestureAt(now) {
      const goesOn = current !== undefined && now - current.last <= typingPause;
      current = { gesture: goesOn && current ? current.gesture : newGesture(), last: now };
      return current.gesture;
    },
    close() {
      current = undefined;
    },
  };
}

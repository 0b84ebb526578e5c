/** An error that no part of the page caught. */
export interface LoggedError extends ReturnType<typeof describeError> {
  /** ISO 8601. */
  readonly at: string;
}

const mostKept = 10;
let kept: readonly LoggedError[] = [];

/** From now on, remembers the last errors of this page that nothing caught, for reports. */
export function followErrors(): void {
  const note = (error: unknown) => {
    kept = [...kept, { at: new Date().toISOString(), ...describeError(error) }].slice(-mostKept);
  };
  window.addEventListener('error', ({ error, message }) => note(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/** The last errors that nothing caught, newest last. */
export function recentErrors(): readonly LoggedError[] {
  return kept;
}

/** Name, message and stack of anything that was thrown. */
export function describeError(error: unknown): { name: string; message: string; stack: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error), stack: [] };
  return { name: error.name, message: error.message, stack: linesOf(error.stack ?? '') };
}

/** The lines of a text that are not blank, trimmed. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

/** Words for what nobody foresaw, such as a project that does not load. Spec 1, chapter 8. */
export function unexpectedError(error: unknown): string {
  return `Unexpected error: [${error instanceof Error ? error.message : String(error)}]`;
}

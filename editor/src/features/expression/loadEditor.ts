/** The code editor of a field, whose script is loaded when a field is first pointed at or reached. */
export async function loadCodeSurface() {
  return (await import('./CodeSurface.tsx')).CodeSurface;
}

/** The dialog, whose script is loaded when it first opens. */
export async function loadExpressionDialog() {
  return (await import('./ExpressionDialog.tsx')).ExpressionDialog;
}

/** Loads the code editor ahead of use. A failure is no news: it is asked for again when it is used. */
export function prepareEditor(): void {
  loadCodeSurface().catch(() => undefined);
}

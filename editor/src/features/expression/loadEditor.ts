/** The code editor of a field, whose script is loaded when a field is first hovered or focused. */
export async function loadCodeSurface() {
  return (await import('./CodeSurface.tsx')).CodeSurface;
}

/** The dialog, whose script is loaded when it first opens. */
export async function loadExpressionDialog() {
  return (await import('./ExpressionDialog.tsx')).ExpressionDialog;
}

/** Preloads the code editor. Failures are ignored: it is requested again on use. */
export function prepareEditor(): void {
  loadCodeSurface().catch(() => undefined);
}

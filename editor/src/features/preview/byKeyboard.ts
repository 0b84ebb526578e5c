/**
 * A button pressed with a key keeps the focus; after a click with the pointer, the game gets the keyboard again.
 */
export function isByKeyboard(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false;
}

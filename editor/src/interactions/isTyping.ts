/** Inputs that take no text. */
const untyped = ['checkbox', 'radio', 'range', 'button', 'file', 'color'].map((type) => `[type="${type}"]`).join();

/** Whether keys go to a text, which has an undo of its own. Switches and sliders have none. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(`textarea, input:not(${untyped})`);
}

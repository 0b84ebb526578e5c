/** The parts of a key event that say which sign it types. */
export interface SignEvent {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  getModifierState(key: 'AltGraph'): boolean;
}

/**
 * True when Ctrl and Alt only help to type a sign: many layouts have brackets on AltGr, which Windows reports as Ctrl and
 * Alt, and a Mac as Alt.
 */
export function typesSign(event: SignEvent): boolean {
  if (event.key.length !== 1) return false;
  if (event.getModifierState('AltGraph')) return true;
  return event.altKey && !event.ctrlKey && !event.metaKey && '[]{}'.includes(event.key);
}

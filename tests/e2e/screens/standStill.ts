/**
 * Runs in every frame before anything else: it is always the same time, chance repeats itself, and no text cursor blinks.
 * Timers go on. The function cannot use anything outside of it.
 */
export function standStill(): void {
  const now = Date.UTC(2026, 0, 5, 10, 30);
  const RunningDate = Date;
  class StillDate extends RunningDate {
    constructor(...parts: []) {
      if (parts.length === 0) super(now);
      else super(...parts);
    }
    static override now(): number {
      return now;
    }
  }
  Object.assign(globalThis, { Date: StillDate });
  /** Numbers from 0 to 2 ** 32, which repeat from one visit to the next. */
  const chanceFrom = (seed: number) => {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
  };
  const chance = chanceFrom(7);
  Math.random = () => chance() / 2 ** 32;
  // Ids and seeds are made at any time, so each has its own numbers by its length.
  const chances = new Map<number, () => number>();
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const next = chances.get(bytes.length) ?? chanceFrom(bytes.length);
    chances.set(bytes.length, next);
    for (const at of bytes.keys()) bytes[at] = next() >>> 24;
    return array;
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets.push(sheet);
}

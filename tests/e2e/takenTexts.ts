import type { Page } from 'playwright';

declare global {
  /** Puts back what a test took away from the page. */
  var putBack: (() => void) | undefined;
}

/** Takes a method of texts away, which some part of the page needs. */
export function takeAway(page: Page, method: 'localeCompare' | 'toLocaleLowerCase'): Promise<void> {
  return page.evaluate((name) => {
    const before = Object.getOwnPropertyDescriptor(String.prototype, name);
    if (!before) throw new Error(`there is no ${name}`);
    Reflect.deleteProperty(String.prototype, name);
    globalThis.putBack = () => void Object.defineProperty(String.prototype, name, before);
  }, method);
}

/** Puts the method back. */
export function mend(page: Page): Promise<void> {
  return page.evaluate(() => globalThis.putBack?.());
}

import { shortenText } from '../reporters/textWidth.ts';
import { lineOf, type Terminal } from '../terminal.ts';

/** A line about running work, which disappears when it ends. */
export interface Progress {
  show(done: number, total: number, what: string): void;
  clear(): void;
}

/** Delay before the line is shown, and interval between updates, in ms. */
const [patience, pace] = [500, 100];

/** Shows progress on standard error, only on a terminal. */
export function createProgress(terminal: Terminal, isWanted: boolean, now = () => performance.now()): Progress {
  if (!isWanted || !terminal.isTerminal.err) return { show() {}, clear() {} };
  const start = now();
  let last = 0;
  let isShown = false;
  return {
    show(done, total, what) {
      const time = now();
      if (time - start < patience || time - last < pace) return;
      last = time;
      isShown = true;
      const count = `${String(done).padStart(String(total).length)}/${total} `;
      terminal.err(`\r${lineOf(shortenText(`${count}${what}`, terminal.columns - 1)).trimEnd()}\u001b[K`);
    },
    clear() {
      if (isShown) terminal.err('\r\u001b[K');
      isShown = false;
    },
  };
}

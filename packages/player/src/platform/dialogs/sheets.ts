import { element, type OverlayContent, openOverlay } from './overlay.ts';

/** Something that a simulated platform shows over the game; it is closed by calling `close`. */
export type Sheet = (close: () => void) => Omit<OverlayContent, 'heading'> & {
  readonly title: string;
  /** What Escape does; closes when absent. */
  readonly onEscape?: () => void;
};

/** Shows one sheet after the other, while the game waits. */
export interface Sheets {
  open(sheet: Sheet): void;
  /** Closes what is open, and forgets what would come after it. */
  close(): void;
}

/** Beyond so many a game does not know what it does. */
const mostWaiting = 8;

/** Begins with nothing shown. `wait` lets the game wait until what it returns is called. */
export function createSheets(host: HTMLElement, wait: () => () => void): Sheets {
  const waiting: Sheet[] = [];
  let remove: (() => void) | undefined;
  let goOn: (() => void) | undefined;

  function next(): void {
    remove?.();
    remove = undefined;
    const sheet = waiting.shift();
    if (!sheet) {
      goOn?.();
      goOn = undefined;
      return;
    }
    goOn ??= wait();
    let isOpen = true;
    const close = () => {
      if (isOpen) next();
      isOpen = false;
    };
    const { title, onEscape = close, ...content } = sheet(close);
    remove = openOverlay(host, { ...content, heading: headingOf(title), style: simulatedFrame }, onEscape);
  }

  return {
    open(sheet) {
      if (waiting.length < mostWaiting) waiting.push(sheet);
      if (!remove) next();
    },
    close() {
      waiting.length = 0;
      if (remove) next();
    },
  };
}

/**
 * Everything simulated looks like this, whatever the game puts into it, so that nobody takes it for a real shop or
 * sign-in.
 */
const simulatedFrame =
  'border:6px solid transparent;background:linear-gradient(#fff,#fff) padding-box,repeating-linear-gradient(45deg,#111 0 10px,#facc15 10px 20px) border-box;';
const badgeStyle =
  'display:inline-block;margin-inline-end:8px;padding:1px 8px;border-radius:4px;background:#facc15;color:#111;font-size:max(.8em,10px);font-weight:600';

/** The label of everything simulated. */
export function simulatedBadge(): HTMLElement {
  return element('span', {}, badgeStyle, 'Simulated');
}

function headingOf(title: string): HTMLElement {
  const heading = element('h2', {}, 'margin:0;font-size:1.125em;line-height:1.3;overflow-wrap:anywhere');
  heading.append(simulatedBadge(), title);
  return heading;
}

import type { OverlayTexts } from '../../api/overlayLanguage.ts';
import { element, type OverlayContent, type OverlayPlace, openOverlay } from './overlay.ts';

/** A sheet that a simulated platform shows over the game; `close` closes it. */
export type Sheet = (close: () => void) => Omit<OverlayContent, 'heading'> & {
  readonly title: string;
  /** What Escape does; it closes the sheet when absent. */
  readonly onEscape?: () => void;
};

/** Shows one sheet after the other, while the game waits. */
export interface Sheets {
  open(sheet: Sheet): void;
  /** Closes the open sheet and discards the queue. */
  close(): void;
}

/** Maximum length of the queue; a game that opens more does so by mistake. */
const mostWaiting = 8;

/** Starts with nothing shown. `wait` pauses the game until the function it returns is called. */
export function createSheets(place: OverlayPlace, wait: () => () => void): Sheets {
  const { texts } = place.language;
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
    remove = openOverlay(place, { ...content, heading: headingOf(title, texts), style: simulatedFrame }, onEscape);
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

/** Common design of everything simulated, whatever its content, so that nobody takes it for a real shop or sign-in. */
const simulatedFrame =
  'border:6px solid transparent;background:linear-gradient(#fff,#fff) padding-box,repeating-linear-gradient(45deg,#111 0 10px,#facc15 10px 20px) border-box;';
const badgeStyle =
  'display:inline-block;margin-inline-end:8px;padding:1px 8px;border-radius:4px;background:#facc15;color:#111;font-size:max(.8em,10px);font-weight:600';

/** The label of everything simulated. */
export function simulatedBadge({ simulated }: OverlayTexts): HTMLElement {
  return element('span', {}, badgeStyle, simulated);
}

function headingOf(title: string, texts: OverlayTexts): HTMLElement {
  const heading = element('h2', {}, 'margin:0;font-size:1.125em;line-height:1.3;overflow-wrap:anywhere');
  heading.append(simulatedBadge(texts), title);
  return heading;
}

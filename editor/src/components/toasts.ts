import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { said } from '../i18n/said.ts';

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
  /** Calls back when there is nothing left to do, which closes the toast; returns a function that stops this. */
  readonly watch?: (close: () => void) => () => void;
}

interface Notice {
  readonly text: string;
  readonly action?: ToastAction;
}

/** More toasts would cover people's work. */
const longestRow = 2;

/** What is shown now, for the region that shows it. */
export const toastQueue: ToastQueue<Notice> = new ToastQueue<Notice>({ maxVisibleToasts: longestRow });

/** How long a toast stays. docs/product-rules.md#limits (2500 ms); longer when it offers an action. */
export const toastTimes = { plain: 2500, withAction: 6000 } as const;

/**
 * Shows one short sentence; with an action such as Undo it stays 6 s. Returns a function that closes it.
 */
export function showToast(text: string, action?: ToastAction): () => void {
  // A game may repeat the same message many times: show it once.
  const shown = said(text);
  const same = action ? undefined : toastQueue.visibleToasts.find(({ content }) => content.text === shown);
  if (same) return () => toastQueue.close(same.key);
  const [oldest] = toastQueue.visibleToasts.toReversed();
  if (oldest && toastQueue.visibleToasts.length === longestRow) toastQueue.close(oldest.key);
  const stop = action?.watch?.(() => close());
  const key = toastQueue.add(action ? { text: shown, action } : { text: shown }, {
    timeout: action ? toastTimes.withAction : toastTimes.plain,
    ...(stop && { onClose: stop }),
  });
  const close = () => toastQueue.close(key);
  return close;
}

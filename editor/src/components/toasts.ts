import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { said } from '../i18n/said.ts';

interface Notice {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** More toasts would cover people's work. */
const longestRow = 2;
const queue = new ToastQueue<Notice>({ maxVisibleToasts: longestRow });

/** What is shown now, for the region that shows it. */
export const toastQueue: ToastQueue<Notice> = queue;

/** How long a toast stays. docs/product-rules.md#limits (2500 ms); longer when it offers an action. */
export const toastTimes = { plain: 2500, withAction: 6000 } as const;

/**
 * Shows one short sentence; with an action such as Undo it stays 6 s. Returns a function that closes it.
 */
export function showToast(text: string, action?: { label: string; onAction: () => void }): () => void {
  // A game may repeat the same message many times: show it once.
  const shown = said(text);
  const same = action ? undefined : queue.visibleToasts.find(({ content }) => content.text === shown);
  if (same) return () => queue.close(same.key);
  const [oldest] = queue.visibleToasts.toReversed();
  if (oldest && queue.visibleToasts.length === longestRow) queue.close(oldest.key);
  const key = queue.add(action ? { text: shown, action } : { text: shown }, {
    timeout: action ? toastTimes.withAction : toastTimes.plain,
  });
  return () => queue.close(key);
}

import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { said } from '../i18n/said.ts';
import { t } from '../i18n/t.ts';
import styles from './Toast.module.css';

interface Notice {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** More toasts would cover people's work. */
const longestRow = 2;
const queue = new ToastQueue<Notice>({ maxVisibleToasts: longestRow });

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

/** The toast region, rendered once in the application. */
export function Toasts() {
  return (
    <ToastRegion queue={queue} className={styles.place ?? ''} aria-label={t('Notifications')}>
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast ?? ''}>
          <ToastContent className={styles.content ?? ''}>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action ? (
            <Button
              className={styles.action ?? ''}
              onPress={() => {
                toast.content.action?.onAction();
                queue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          ) : null}
          <Button slot="close" className={styles.close ?? ''} aria-label={t('Close')}>
            <X aria-hidden size={15} strokeWidth={2} />
          </Button>
        </AriaToast>
      )}
    </ToastRegion>
  );
}

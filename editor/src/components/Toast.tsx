import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { t } from '../i18n/t.ts';
import styles from './Toast.module.css';
import { toastQueue } from './toasts.ts';

/** The toast region, rendered once in the application. */
export function Toasts() {
  return (
    <ToastRegion queue={toastQueue} className={styles.place ?? ''} aria-label={t('Notifications')}>
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
                toastQueue.close(toast.key);
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

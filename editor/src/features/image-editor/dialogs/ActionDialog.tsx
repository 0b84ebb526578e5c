import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';

export interface ActionDialogProps {
  readonly title: string;
  /** The button that does it. */
  readonly action: string;
  readonly isDisabled?: boolean;
  readonly size?: 'message' | 'wide' | 'large';
  readonly onClose: () => void;
  /** Called after the dialog is closed. */
  readonly onApply: () => void;
  readonly children: ReactNode;
}

/** A dialog with settings of one change. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, action, isDisabled = false, size = 'message', onClose, onApply, children } = props;
  const apply = () => {
    onClose();
    onApply();
  };
  return (
    <Dialog
      title={title}
      isOpen
      size={size}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button look="main" isDisabled={isDisabled} onPress={apply}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.form}>{children}</div>
    </Dialog>
  );
}

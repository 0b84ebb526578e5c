import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Dialog.module.css';

export interface DialogProps {
  /** The question. */
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons labeled with their action, safest first. */
  readonly actions?: ReactNode;
  readonly size?: 'message' | 'wide' | 'large';
  /** `alertdialog` for questions about actions that cannot be undone. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A question that must be answered before anything else. Never two at once. docs/editor-design.md#dialogs. */
export function Dialog({ title, isOpen, onClose, children, actions, size = 'message', role = 'dialog' }: DialogProps) {
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      isDismissable={role === 'dialog'}
    >
      <Modal className={styles.modal ?? ''} data-size={size}>
        <AriaDialog className={styles.dialog ?? ''} role={role}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          <div className={styles.body}>{children}</div>
          {actions ? <footer className={styles.actions}>{actions}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface WarningAnswersProps {
  /** What the red button does: "Delete". */
  readonly deed: string;
  readonly cancel?: string;
  /** What Enter does at first; nothing when absent. */
  readonly enter?: 'cancels' | 'confirms';
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The answers to a warning, the safe one first. */
export function WarningAnswers({ deed, cancel = t('Cancel'), enter, onCancel, onConfirm }: WarningAnswersProps) {
  return (
    <>
      <Button onPress={onCancel} autoFocus={enter === 'cancels'}>
        {cancel}
      </Button>
      <Button look="danger" onPress={onConfirm} autoFocus={enter === 'confirms'}>
        {deed}
      </Button>
    </>
  );
}

export interface WarningDialogProps extends WarningAnswersProps {
  readonly title?: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Asks before something is done that cannot be undone easily. docs/product-rules.md#deletion-warnings. */
export function WarningDialog({ title = t('Warning'), isOpen, children, ...answers }: WarningDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isOpen={isOpen}
      onClose={answers.onCancel}
      actions={<WarningAnswers {...answers} />}
    >
      {children}
    </Dialog>
  );
}

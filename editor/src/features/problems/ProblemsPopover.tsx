import { Dialog } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { t } from '../../i18n/t.ts';
import { ProblemList, type ProblemListProps } from './ProblemList.tsx';
import styles from './ProblemsButton.module.css';

export interface ProblemsPopoverProps
  extends Omit<ProblemListProps, 'onPinned'>,
    Pick<PopoverProps, 'isOpen' | 'triggerRef'> {
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The list of problems, at the button that opens it; following a problem closes it. */
export function ProblemsPopover({ here, onGo, onOpenChange, ...rest }: ProblemsPopoverProps) {
  return (
    <Popover {...rest} onOpenChange={onOpenChange} className={styles.popover ?? ''} placement="bottom end" offset={6}>
      <Dialog aria-label={t('Problems')} className={styles.dialog ?? ''}>
        <ProblemList
          here={here}
          onPinned={() => onOpenChange(false)}
          onGo={(address) => {
            onOpenChange(false);
            onGo(address);
          }}
        />
      </Dialog>
    </Popover>
  );
}

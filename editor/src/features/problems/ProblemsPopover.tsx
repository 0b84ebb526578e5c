import { Suspense } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { type LazyPart, lazyPart } from '../../components/lazyPart.ts';
import { t } from '../../i18n/t.ts';
import type { ProblemListProps } from './ProblemList.tsx';
import styles from './ProblemsButton.module.css';

/** Loaded with the page, so that it is there when the popover opens. */
export const ProblemList: LazyPart<ProblemListProps> = lazyPart(
  async () => (await import('./ProblemList.tsx')).ProblemList,
);

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
        <Suspense fallback={null}>
          <ProblemList
            here={here}
            onPinned={() => onOpenChange(false)}
            onGo={(address) => {
              onOpenChange(false);
              onGo(address);
            }}
          />
        </Suspense>
      </Dialog>
    </Popover>
  );
}

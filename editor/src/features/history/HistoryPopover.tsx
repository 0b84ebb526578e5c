import { Suspense } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { type LazyPart, lazyPart } from '../../components/lazyPart.ts';
import { t } from '../../i18n/t.ts';
import styles from './HistoryButton.module.css';

export const HistoryList: LazyPart<object> = lazyPart(async () => (await import('./HistoryList.tsx')).HistoryList);

/**
 * Past edits, including earlier visits, newest first; choosing a step restores it. Undone steps stay above.
 * docs/editor-design.md.
 */
export function HistoryPopover(props: Pick<PopoverProps, 'isOpen' | 'onOpenChange' | 'triggerRef'>) {
  return (
    <Popover {...props} className={styles.popover ?? ''} placement="bottom end" offset={6}>
      <Dialog aria-label={t('History')} className={styles.dialog ?? ''}>
        <Suspense fallback={null}>
          <HistoryList />
        </Suspense>
      </Dialog>
    </Popover>
  );
}

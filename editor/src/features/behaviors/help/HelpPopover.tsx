import type { AnyBehaviorDescriptor } from '@playhouse/core';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { t } from '../../../i18n/t.ts';
import styles from './BehaviorHelp.module.css';
import { BehaviorHelp } from './BehaviorHelp.tsx';

export interface HelpPopoverProps {
  readonly descriptor: AnyBehaviorDescriptor;
  /** The element beside which the help is shown. */
  readonly anchor: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly placement?: 'end top' | 'bottom end';
  readonly onClose: () => void;
}

/** The help of a behavior beside its row or card; works without a network. docs/editor-design.md#behavior-help. */
export function HelpPopover({ descriptor, anchor, isOpen, onClose, placement = 'end top' }: HelpPopoverProps) {
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      placement={placement}
      offset={8}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={t('Help for {title}', { title: descriptor.title })}>
        <BehaviorHelp descriptor={descriptor} onClose={onClose} />
      </Dialog>
    </Popover>
  );
}

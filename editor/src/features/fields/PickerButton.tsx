import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Popover } from 'react-aria-components/Popover';
import picker from './Picker.module.css';

export interface PickerButtonProps {
  /** Accessible name: the field and what is chosen. */
  readonly label: string;
  readonly opens: 'listbox' | 'dialog';
  readonly isInvalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly popoverClassName?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly popover: (close: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A button that opens a popover, also with the arrow keys. Long lists contain hundreds of these, so it is a plain
 * element, and its popover exists only while it is open.
 */
export function PickerButton(props: PickerButtonProps) {
  const { label, opens, isInvalid, describedBy, className, popoverClassName, onKeyDown, popover, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    // Not every browser focuses a button that is clicked, and the focus returns here.
    button.current?.focus();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? picker.button}
        aria-label={label}
        aria-haspopup={opens}
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        data-wrong={isInvalid || undefined}
        onClick={open}
        onKeyDown={(event) => {
          if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey) {
            event.preventDefault();
            event.stopPropagation();
            open();
          } else onKeyDown?.(event);
        }}
      >
        {children}
      </button>
      {isOpen ? (
        <Popover
          aria-label={label}
          className={popoverClassName ?? picker.popover ?? ''}
          triggerRef={button}
          isOpen
          onOpenChange={setOpen}
          placement="bottom start"
          offset={2}
        >
          {popover(() => setOpen(false))}
        </Popover>
      ) : null}
    </>
  );
}

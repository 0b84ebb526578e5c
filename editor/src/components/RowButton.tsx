import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

export interface RowButtonProps {
  readonly icon: LucideIcon;
  /** The accessible name. A RowTooltip around the rows shows it. */
  readonly label: string;
  readonly onPress: (button: HTMLButtonElement) => void;
  /** For a button that opens a menu: whether it is open. */
  readonly isMenuOpen?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** An icon button in the rows of a long list: a plain element, since hundreds appear at once while scrolling. */
export function RowButton({ icon, label, onPress, isMenuOpen, ref }: RowButtonProps) {
  const menu = isMenuOpen === undefined ? {} : ({ 'aria-haspopup': 'menu', 'aria-expanded': isMenuOpen } as const);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      data-size="small"
      data-tip={isMenuOpen === undefined || undefined}
      aria-label={label}
      {...menu}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <Icon icon={icon} size={16} />
    </button>
  );
}

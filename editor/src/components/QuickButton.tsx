import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { ButtonProps } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface QuickButtonProps
  extends Pick<ButtonProps, 'size' | 'icon' | 'children'>,
    Pick<ComponentProps<'button'>, 'aria-label' | 'disabled' | 'onClick'> {
  readonly look?: 'quiet' | 'plain';
}

/** A `Button` without React Aria, for the page that a first visit shows. */
export function QuickButton({ look = 'quiet', size = 'normal', icon, children, ...rest }: QuickButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button} data-look={look} data-size={size} data-quick>
      {icon ? <Icon icon={icon} size={size === 'small' ? 15 : 17} /> : null}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

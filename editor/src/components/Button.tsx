import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** `spot`: the one marigold control of a screen. `main`: the action of a dialog or card. `plain`: no border. */
  readonly look?: 'spot' | 'main' | 'quiet' | 'plain' | 'danger';
  readonly size?: 'normal' | 'small';
  readonly icon?: LucideIcon;
  /** Fills the width of its container, label at the start. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A button with a text label. docs/editor-design.md#components. */
export function Button({ look = 'quiet', size = 'normal', icon, wide, children, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={styles.button ?? ''}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
    >
      {icon ? <Icon icon={icon} size={size === 'small' ? 15 : 17} /> : null}
      <span className={styles.label}>{children}</span>
    </AriaButton>
  );
}

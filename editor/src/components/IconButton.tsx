import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  readonly icon: LucideIcon;
  /** The accessible name, also shown on hover. */
  readonly label: string;
  /** Keyboard shortcut, shown in the tooltip. */
  readonly keys?: string;
  readonly size?: 'normal' | 'small';
  /** Highlighted, like a tool that is switched on. Sets `aria-pressed`. */
  readonly isOn?: boolean;
  readonly hasTooltip?: boolean;
}

/** A square button that shows only an icon; its tooltip shows its name. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, keys, size = 'normal', isOn, hasTooltip = true, ...rest } = props;
  const button = (
    <Button
      {...rest}
      aria-label={label}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      className={styles.button ?? ''}
      data-size={size}
      data-on={isOn || undefined}
    >
      <Icon icon={icon} size={size === 'small' ? 16 : 18} />
    </Button>
  );
  return hasTooltip ? (
    <Tooltip text={label} {...(keys ? { keys } : {})}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}

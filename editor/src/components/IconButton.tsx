import type { LucideIcon } from 'lucide-react';
import { useContext } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { OfferedIn, useOfferControl } from '../ui-state/offeredCommands.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'className' | 'style' | 'children' | 'onPress'> {
  readonly icon: LucideIcon;
  /** The accessible name, also shown on hover. */
  readonly label: string;
  /** Keyboard shortcut, shown in the tooltip. */
  readonly keys?: string;
  readonly size?: 'normal' | 'small';
  /** Highlighted, like a tool that is switched on. Sets `aria-pressed`. */
  readonly isOn?: boolean;
  readonly hasTooltip?: boolean;
  readonly onPress?: () => void;
}

/** A square button that shows only an icon; its tooltip shows its name. Inside `OfferedIn`, the palette offers it too. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, keys, size = 'normal', isOn, hasTooltip = true, ...rest } = props;
  useOfferControl(useContext(OfferedIn), () => [
    { id: label, label, icon, ...(keys ? { keys } : {}), ...commandOf(rest) },
  ]);
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

function commandOf({ isDisabled = false, onPress }: Pick<IconButtonProps, 'isDisabled' | 'onPress'>) {
  return { isDisabled, ...(onPress && { onAction: onPress }) };
}

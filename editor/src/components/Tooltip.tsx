import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { keyNames } from '../i18n/keyNames.ts';
import { areSwitchedOn } from '../ui-state/characterKeys.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  readonly keys?: string;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One focusable control. */
  readonly children: ReactElement;
}

/** Names a control on hover, or at once on keyboard focus. Must never be the only place that states something. */
export function Tooltip({ text, keys, placement = 'bottom', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} placement={placement} offset={6}>
        {text}
        {keys && areSwitchedOn(keys) ? <kbd className={styles.keys}>{keyNames(keys)}</kbd> : null}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

import type { ReactNode } from 'react';
import { type NumberLimits, withinLimits } from '../interactions/withinLimits.ts';
import styles from './ScrubLabel.module.css';
import { type ScrubOptions, useScrub } from './useScrub.ts';

export interface ScrubLabelProps extends ScrubOptions {
  readonly limits: NumberLimits;
  readonly className?: string | undefined;
  /** True for a letter in the frame of a number, whose input has the name. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** The label of a number; dragging it changes the number. docs/editor-design.md#fields. */
export function ScrubLabel({ value, limits, onChange, onCancel, className, isHidden, children }: ScrubLabelProps) {
  const scrub = useScrub({
    value,
    onChange: (next, gesture) => onChange(withinLimits(next, limits), gesture),
    onCancel,
  });
  return (
    <span
      className={[className, value === undefined ? '' : styles.handle].join(' ')}
      data-scrub={value === undefined ? undefined : true}
      dir={isHidden ? undefined : 'auto'}
      {...(isHidden ? { 'aria-hidden': true } : {})}
      {...scrub}
    >
      {children}
    </span>
  );
}

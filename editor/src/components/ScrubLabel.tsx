import type { ReactNode } from 'react';
import styles from './ScrubLabel.module.css';
import { type ScrubOptions, useScrub } from './useScrub.ts';

export interface ScrubLabelProps extends ScrubOptions {
  readonly className?: string | undefined;
  /** True for a letter in the frame of a number, whose input has the name. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** The label of a number; dragging it changes the number. docs/editor-design.md#fields. */
export function ScrubLabel({ className, isHidden, children, ...options }: ScrubLabelProps) {
  const scrub = useScrub(options);
  const { value } = options;
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

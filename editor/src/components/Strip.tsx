import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Strip.module.css';

export interface StripProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly tone?: 'calm' | 'warning';
  /** Changes too often to be read out each time. */
  readonly isQuiet?: boolean;
  /** One or two buttons. */
  readonly children?: ReactNode;
}

/** A line across the page about its state; nothing stops meanwhile. docs/editor-design.md#states. */
export function Strip({ icon, text, tone = 'calm', isQuiet = false, children }: StripProps) {
  return (
    <div className={styles.strip} data-tone={tone} role={isQuiet ? undefined : 'status'}>
      <Icon icon={icon} size={16} />
      <span className={styles.text} dir="auto">
        {text}
      </span>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly picture?: ReactNode;
  readonly title?: string;
  readonly text: string;
  /** One or two suggested actions. */
  readonly children?: ReactNode;
  readonly size?: 'panel' | 'page';
}

/** Shown in place of empty content: a picture, one sentence, one or two actions. */
export function EmptyState({ picture, title, text, children, size = 'panel' }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-size={size}>
      {picture}
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      <p className={styles.text}>{text}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly title: string;
  readonly count?: number;
  /** Tools at the end of the head. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A column or a dock with a head of 42 and a body that scrolls. Editor design, chapter 3. */
export function Panel({ title, count, tools, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
        <span className={styles.tools}>{tools}</span>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './ServicesPanel.module.css';

/** A row with a label and a control, whose accessible name is the same. */
export function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span aria-hidden>{label}</span>
      {children}
    </div>
  );
}

import type { Severity } from '@playhouse/core';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import styles from './FieldMessage.module.css';

/** The error message below a field. */
export function FieldMessage({ severity, text }: { readonly severity: Severity; readonly text: string }) {
  const isBlocking = severity === 'blocking';
  const Icon = isBlocking ? OctagonAlert : TriangleAlert;
  return (
    <span className={styles.message} data-severity={isBlocking ? 'error' : 'warning'}>
      <Icon aria-hidden size={15} strokeWidth={2} />
      {text}
    </span>
  );
}

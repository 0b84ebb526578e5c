import type { Severity } from '@playhouse/core';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import styles from './FieldMessage.module.css';

export interface FieldMessageProps {
  readonly severity: Severity;
  readonly text: string;
  /** Opens the list of a field in which nothing is chosen. */
  readonly onChoose?: (() => void) | undefined;
}

/** The error message below a field. */
export function FieldMessage({ severity, text, onChoose }: FieldMessageProps) {
  const isBlocking = severity === 'blocking';
  const Icon = isBlocking ? OctagonAlert : TriangleAlert;
  return (
    <span className={styles.message} data-severity={isBlocking ? 'error' : 'warning'}>
      <Icon aria-hidden size={15} strokeWidth={2} />
      <span className={styles.text}>{said(text)}</span>
      {onChoose ? (
        <Button className={styles.choose ?? ''} onPress={onChoose}>
          {t('Choose…')}
        </Button>
      ) : null}
    </span>
  );
}

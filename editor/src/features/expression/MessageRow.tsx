import type { Field, Scalar, ValueType } from '@playhouse/core';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import type { Finding } from './judgeDocument.ts';
import styles from './MessageRow.module.css';
import { valueLabel } from './valueLabels.ts';
import { isFitting, wantedType } from './wantedType.ts';

export interface MessageRowProps {
  readonly id: string;
  readonly findings: readonly Finding[];
  /** Position of the first finding, counted from 1. */
  readonly position: number;
  readonly type: ValueType | undefined;
  /** Undefined when there is none, or it is only known at runtime. */
  readonly result: Scalar | undefined;
  readonly field: Pick<Field, 'kind' | 'result'>;
}

/** The messages with the position of the first, or the value of the expression. */
export function MessageRow({ id, findings, position, type, result, field }: MessageRowProps) {
  const [finding] = findings;
  const messages = [...new Set(findings.map(({ message }) => said(message)))];
  const wanted = wantedType(field);
  const Icon = finding?.isBlocking === false ? TriangleAlert : OctagonAlert;
  const hasType = type !== undefined && type !== 'any';
  const isMisfit = hasType && !isFitting(type, wanted);
  return (
    <div className={styles.row}>
      <p id={id} className={styles.message} data-kind={finding?.isBlocking === false ? 'warning' : 'error'}>
        {finding ? (
          <>
            <Icon aria-hidden size={16} strokeWidth={1.75} />
            <span>{messages.join(' ')}</span>
            <span className={styles.muted}>{t('Position {position}', { position })}</span>
          </>
        ) : null}
      </p>
      <output className={styles.result}>
        <span>{t('Result')}</span>
        <b className={styles.value}>{result === undefined ? '—' : valueLabel(result)}</b>
        {hasType ? <span className={styles.muted}>{typeWords[type]}</span> : null}
        {wanted && (isMisfit || !hasType) ? (
          <span className={styles.muted} data-misfit={isMisfit || undefined}>
            {isMisfit ? <TriangleAlert aria-hidden size={13} strokeWidth={2} /> : null}
            {t('{wanted} wanted', { wanted: typeWords[wanted] })}
          </span>
        ) : null}
      </output>
    </div>
  );
}

const typeWords: Readonly<Record<ValueType, string>> = {
  number: t('number'),
  text: t('text'),
  boolean: t('boolean'),
  table: t('table'),
  any: '',
};

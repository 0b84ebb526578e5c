import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { counted } from '../i18n/counted.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  readonly kind: 'error' | 'warning' | 'count' | 'word';
  readonly count?: number;
  readonly children?: string;
}

/** A number with a shape: errors are octagons, warnings triangles. Zero shows nothing. */
export function Badge({ kind, count, children }: BadgeProps) {
  if (count === 0) return null;
  if (kind === 'error' || kind === 'warning') {
    const Icon = kind === 'error' ? OctagonAlert : TriangleAlert;
    const name = counted(count ?? 1, kind);
    return (
      <span className={styles.badge} data-kind={kind} role="img" aria-label={name}>
        <Icon aria-hidden size={14} strokeWidth={2} />
        {count}
      </span>
    );
  }
  return (
    <span className={styles.badge} data-kind={kind}>
      {count ?? children}
    </span>
  );
}

import type { ReactNode } from 'react';
import frame from '../../fields/Frame.module.css';
import { NumberInput } from '../../fields/NumberInput.tsx';
import styles from '../ImageEditor.module.css';

export interface NumberRowProps {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly onChange: (value: number) => void;
  /** A slider for the same number; the number is narrower beside it. */
  readonly slider?: ReactNode;
}

/** A labeled whole number. */
export function NumberRow({ label, value, unit, minimum, maximum, onChange, slider }: NumberRowProps) {
  return (
    <span className={styles.option}>
      <span aria-hidden>{label}</span>
      {slider}
      <span className={`${frame.frame} ${slider ? styles.number : styles.wideNumber}`}>
        <NumberInput
          label={label}
          value={value}
          {...(unit ? { unit } : {})}
          minimum={minimum}
          maximum={maximum}
          onChange={(next) => onChange(Math.round(next))}
        />
      </span>
    </span>
  );
}

/** Numbers beside each other. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

export interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who cannot see it. */
  readonly label: string;
}

/** A QR code: dark on light in every theme, since many readers do not find light ones on dark. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={path} />
    </svg>
  );
}

import type { AnyBehaviorDescriptor } from '@playhouse/core';
import styles from './KindTile.module.css';

export interface KindTileProps {
  /** Undefined for an unknown class. */
  readonly descriptor: Pick<AnyBehaviorDescriptor, 'type' | 'glyph'> | undefined;
  readonly size?: 'normal' | 'small';
}

/** For classes unknown to this version. */
const unknownGlyph = 'M9.600 9.600a2.500 2.500 0 1 1 3.600 2.200c-.8.4-1.200.9-1.200 1.800M12 16.600v.1';

/**
 * Shows the kind of a behavior by its silhouette, and the behavior itself by its drawing.
 * docs/editor-design.md#kinds-of-behavior.
 */
export function KindTile({ descriptor, size = 'normal' }: KindTileProps) {
  const side = size === 'small' ? 13 : 15;
  return (
    <span className={styles.tile} data-type={descriptor?.type.toLowerCase() ?? 'unknown'} data-size={size}>
      <svg
        width={side}
        height={side}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={descriptor?.glyph ?? unknownGlyph} />
      </svg>
    </span>
  );
}

import type { BehaviorType } from '@playhouse/core';
import { behaviorGlyphs, unknownGlyph } from './behaviorGlyphs.ts';
import styles from './KindTile.module.css';

export interface KindTileProps {
  /** Class of the behavior. */
  readonly className: string;
  /** Undefined for a class that is not known. */
  readonly type: BehaviorType | undefined;
  readonly size?: 'normal' | 'small';
}

/**
 * Tells the kind of a behavior by its silhouette and the behavior by its drawing.
 * docs/editor-design.md#kinds-of-behavior.
 */
export function KindTile({ className, type, size = 'normal' }: KindTileProps) {
  const side = size === 'small' ? 13 : 15;
  return (
    <span className={styles.tile} data-type={type?.toLowerCase() ?? 'unknown'} data-size={size}>
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
        <path d={behaviorGlyphs[className] ?? unknownGlyph} />
      </svg>
    </span>
  );
}

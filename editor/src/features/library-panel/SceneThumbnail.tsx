import type { SceneDocument } from '@playhouse/core';
import { CircleHelp } from 'lucide-react';
import { cssColor } from '../scene/pictures.ts';
import { colorOf } from '../scene/stageItems.ts';
import styles from './Thumbnail.module.css';

/** A scene as a small stage in the scene's color. */
export function SceneThumbnail({ scene }: { readonly scene: SceneDocument | undefined }) {
  if (!scene) {
    return (
      <span className={styles.thumbnail} data-missing>
        <CircleHelp aria-hidden size={15} strokeWidth={1.75} />
      </span>
    );
  }
  return (
    <svg className={styles.scene} viewBox="0 0 28 28" aria-hidden="true">
      <rect x="1.5" y="5" width="25" height="18" rx="2.5" style={{ fill: cssColor(colorOf(scene.attributes.color)) }} />
      <path d="M1.5 5v18c3-5 3-12 3-18ZM26.500 5v18c-3-5-3-12-3-18Z" className={styles.curtain} />
      <rect x="1.5" y="5" width="25" height="18" rx="2.5" className={styles.rim} />
    </svg>
  );
}

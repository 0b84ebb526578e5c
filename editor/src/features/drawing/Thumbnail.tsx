import type { Color } from '@playhouse/core';
import { CircleHelp } from 'lucide-react';
import { useAssetUrl, useProject } from '../../session/SessionContext.ts';
import { cssColor } from './cssColor.ts';
import { imagePath } from './imagePath.ts';
import { isWhite } from './pictures.ts';
import styles from './Thumbnail.module.css';

export interface ThumbnailProps {
  /** Name of the image; empty shows the color. */
  readonly image: string;
  readonly color?: Color;
  readonly size?: 'tiny' | 'small' | 'row' | 'large' | 'face';
  readonly isMissing?: boolean;
}

/** A thumbnail of an actor, in its color as in the game, or of an image, on a soft background, so that dark and light art is visible. */
export function Thumbnail({ image, color, size = 'row', isMissing }: ThumbnailProps) {
  const path = useProject((project) => imagePath(project.assets, image));
  const url = useAssetUrl(path);
  if (isMissing) {
    return (
      <span className={styles.thumbnail} data-size={size} data-missing>
        <CircleHelp aria-hidden size={15} strokeWidth={1.75} />
      </span>
    );
  }
  return (
    <span className={styles.thumbnail} data-size={size}>
      {url && color && !isWhite(color) ? (
        <span className={styles.tinted} style={{ opacity: color.alpha }}>
          <img src={url} alt="" draggable={false} />
          <span className={styles.tint} style={{ background: cssColor(color), maskImage: `url("${url}")` }} />
        </span>
      ) : url ? (
        <img src={url} alt="" className={styles.image} draggable={false} />
      ) : image === '' && color ? (
        <span className={styles.color} style={{ background: cssColor(color), opacity: color.alpha }} />
      ) : null}
    </span>
  );
}

import type { Color } from '@playhouse/paint';
import { useEffect, useState } from 'react';
import { useAssets } from '../../../session/SessionContext.ts';
import { withPictureWork } from '../worker/pictureWork.ts';

/** Images that are looked at, and their bytes: photos have no palette worth showing. */
const most = { images: 24, bytes: 32 * 1024, colors: 14 };

/** The most frequent colors of the game's small images, once they are read. */
export function useImageColors(): readonly Color[] {
  const assets = useAssets();
  const [colors, setColors] = useState<readonly Color[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const files = [...assets.getFiles()]
      .filter(([path, { length }]) => path.startsWith('images/') && length <= most.bytes)
      .slice(0, most.images)
      .map(([, bytes]) => new Uint8Array(bytes));
    if (files.length === 0) return undefined;
    withPictureWork((work) => work.handOver('colorsOf', files, most.colors), leaving.signal).then(setColors, () =>
      leaving.signal.aborted ? undefined : console.warn('The colors of the images cannot be read.'),
    );
    return () => leaving.abort();
  }, [assets]);
  return colors;
}

import { type Color, paletteOf, type Raster } from '@playhouse/paint';
import { useEffect, useState } from 'react';
import { useAssets } from '../../../session/SessionContext.ts';
import { readRaster } from '../files/loadPicture.ts';

/** Images that are looked at, and their bytes: photos have no palette worth showing. */
const most = { images: 24, bytes: 32 * 1024, pixels: 256 * 256 };

/** The most frequent colors of the game's small images, once they are read. */
export function useImageColors(): readonly Color[] {
  const assets = useAssets();
  const [colors, setColors] = useState<readonly Color[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const rasters: Raster[] = [];
      const files = [...assets.getFiles()].filter(
        ([path, { length }]) => path.startsWith('images/') && length <= most.bytes,
      );
      for (const [, bytes] of files.slice(0, most.images)) {
        const raster = await readRaster(new Uint8Array(bytes));
        if (!isCurrent) return;
        if (raster.ok && raster.value.width * raster.value.height <= most.pixels) rasters.push(raster.value);
      }
      setColors(paletteOf(rasters, 14).map(({ color }) => color));
    })();
    return () => {
      isCurrent = false;
    };
  }, [assets]);
  return colors;
}

import type { Raster, Rect, Result } from '@playhouse/paint';
import { useEffect, useMemo, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { withPictureWork } from '../worker/pictureWork.ts';
import { gridFrames, islandFrames, type SheetCut } from './sheetCells.ts';

/** The frames on a sheet; undefined while they are searched. */
export function useSheetCells(sheet: Raster, cut: SheetCut): Result<readonly Rect[]> | undefined {
  const { way, gap } = cut;
  const [found, setFound] = useState<{ readonly gap: number; readonly cells: Result<readonly Rect[]> }>();
  const grid = useMemo(() => (way === 'gaps' ? undefined : gridFrames(sheet, cut)), [sheet, way, cut]);
  useEffect(() => {
    if (way !== 'gaps') return undefined;
    const search = new AbortController();
    withPictureWork((work) => work.run('findIslands', sheet, gap), search.signal).then(
      (islands) => setFound({ gap, cells: islandFrames(islands) }),
      () => {
        if (search.signal.aborted) return;
        setFound({ gap, cells: { ok: false, code: 'size', message: t('There is too little memory.') } });
      },
    );
    return () => search.abort();
  }, [sheet, way, gap]);
  return grid ?? (found?.gap === gap ? found.cells : undefined);
}

import { useEffect, useMemo, useState } from 'react';
import { useAssets } from '../../session/SessionContext.ts';
import { createPictures, type Pictures } from './pictures.ts';

/** The decoded images of the project; `version` grows when one is ready, so that pictures are drawn again. */
export function usePictures(): { readonly pictures: Pictures; readonly version: number } {
  const assets = useAssets();
  const pictures = useMemo(() => createPictures(assets), [assets]);
  const [version, setVersion] = useState(0);
  useEffect(() => pictures.subscribe(() => setVersion((before) => before + 1)), [pictures]);
  return { pictures, version };
}

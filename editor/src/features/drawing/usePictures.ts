import { useEffect, useState } from 'react';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { useAssets } from '../../session/SessionContext.ts';
import { createPictures, type Pictures } from './pictures.ts';

/** Pictures of each open project, so that another scene is there at once. */
const ofProjects = new WeakMap<ProjectAssets, Pictures>();

function picturesOf(assets: ProjectAssets): Pictures {
  const pictures = ofProjects.get(assets) ?? createPictures(assets);
  ofProjects.set(assets, pictures);
  return pictures;
}

/** The decoded images of the project; `version` grows when one is ready, so that pictures are drawn again. */
export function usePictures(): { readonly pictures: Pictures; readonly version: number } {
  const pictures = picturesOf(useAssets());
  const [version, setVersion] = useState(0);
  useEffect(() => pictures.subscribe(() => setVersion((before) => before + 1)), [pictures]);
  return { pictures, version };
}

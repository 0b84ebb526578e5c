import { memo } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import { useSlowedByDrag } from '../../ui-state/useSlowedByDrag.ts';
import { SceneThumbnail } from '../drawing/SceneThumbnail.tsx';

/** The picture of a scene, which follows edits; a drag on the stage only now and then. */
export const ScenePicture = memo(function ScenePicture({ id }: { readonly id: string }) {
  return <SceneThumbnail scene={useSlowedByDrag(useProject(({ scenes }) => scenes.get(id)))} />;
});

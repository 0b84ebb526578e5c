import { memo, useCallback } from 'react';
import { useOpenProject } from '../../session/SessionContext.ts';
import { useScreenClass } from '../../ui-state/screenClass.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { PasteDeskProvider } from '../paste/PasteDeskProvider.tsx';
import { Libraries } from './Libraries.tsx';
import { MiddleAndInspector } from './MiddleAndInspector.tsx';
import { PageParts } from './PageParts.tsx';
import { PlayedBeside } from './PlayedBeside.tsx';
import { pasteTargetAt, showPasted } from './pasteTargetAt.ts';
import { type ProjectRoute, showsList } from './route.ts';

/**
 * Everything below the top bar: libraries, editor and inspector, with one clipboard for all. The page changes their
 * widths without rendering them.
 */
export const WorkArea = memo(function WorkArea({ route }: { readonly route: ProjectRoute }) {
  const { id } = useOpenProject();
  const isPhone = useScreenClass() === 'phone';
  const isPlaying = useWorkspace((workspace) => workspace.isPlaying);
  const hasInspector = route.kind === 'scene' || (showsList(route) && !isPlaying);
  const target = useCallback(() => pasteTargetAt(id, route), [id, route]);
  return (
    <PasteDeskProvider target={target} onPasted={showPasted}>
      <Libraries route={route} />
      <MiddleAndInspector route={route} />
      <PlayedBeside route={route} />
      {isPhone ? <PageParts hasInspector={hasInspector} /> : null}
    </PasteDeskProvider>
  );
});

import { memo } from 'react';
import { ActorLibrary } from './ActorLibrary.tsx';
import { BehaviorLibrary } from './BehaviorLibrary.tsx';
import { useLibraryUi } from './libraryUi.ts';
import { SceneLibrary } from './SceneLibrary.tsx';

export interface LibraryPanelProps {
  readonly scene: string | undefined;
  readonly prototype: string | undefined;
  readonly onAddToScene: ((prototype: string) => void) | undefined;
}

/** The library chosen in the rail. */
export const LibraryPanel = memo(function LibraryPanel({ scene, prototype, onAddToScene }: LibraryPanelProps) {
  const open = useLibraryUi((state) => state.open);
  if (open === 'scenes') return <SceneLibrary open={scene} />;
  if (open === 'behaviors') return <BehaviorLibrary />;
  return <ActorLibrary onAddToScene={onAddToScene} open={prototype} />;
});

import { memo, Suspense } from 'react';
import { type LazyPart, lazyPart } from '../../components/lazyPart.ts';
import { ActorLibrary } from './ActorLibrary.tsx';
import { useLibraryUi } from './libraryUi.ts';
import { SceneLibrary } from './SceneLibrary.tsx';

export const BehaviorLibrary: LazyPart<object> = lazyPart(async () => (await import('./BehaviorLibrary.tsx')).default);

export interface LibraryPanelProps {
  readonly scene: string | undefined;
  readonly prototype: string | undefined;
  readonly onAddToScene: ((prototype: string) => void) | undefined;
}

/** The library chosen in the rail. */
export const LibraryPanel = memo(function LibraryPanel({ scene, prototype, onAddToScene }: LibraryPanelProps) {
  const open = useLibraryUi((state) => state.open);
  if (open === 'scenes') return <SceneLibrary open={scene} />;
  if (open === 'behaviors') {
    return (
      <Suspense fallback={null}>
        <BehaviorLibrary />
      </Suspense>
    );
  }
  return <ActorLibrary onAddToScene={onAddToScene} open={prototype} />;
});

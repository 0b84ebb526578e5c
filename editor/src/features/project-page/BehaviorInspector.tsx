import { Suspense } from 'react';
import type { ShownOwner } from './ownerAt.ts';
import { InstanceInspector, PrototypeInspector } from './pages.ts';

/** The inspector of the actor whose behaviors are shown. */
export function BehaviorInspector({ owner: { prototype, instance, scene } }: { readonly owner: ShownOwner }) {
  return (
    <Suspense fallback={null}>
      {instance && scene ? (
        <InstanceInspector scene={scene} id={instance.id} />
      ) : (
        <PrototypeInspector prototype={prototype} />
      )}
    </Suspense>
  );
}

import { InstanceInspector, PrototypeInspector } from '../inspector/Inspector.tsx';
import type { ShownOwner } from './ownerAt.ts';

/** The inspector of the actor whose behaviors are shown. */
export function BehaviorInspector({ owner: { prototype, instance, scene } }: { readonly owner: ShownOwner }) {
  return instance && scene ? (
    <InstanceInspector scene={scene} id={instance.id} />
  ) : (
    <PrototypeInspector prototype={prototype} />
  );
}

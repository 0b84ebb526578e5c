import { createPhysicsWorld } from './physicsWorld.ts';
import type { SolidLibrary } from './solid/solidLibrary.ts';
import type { PhysicsEngine } from './types.ts';

/** The physics engine, as defined in `types.ts`; the library is loaded once for all engines of a page. */
export function createPhysicsEngine(): PhysicsEngine {
  return {
    async load() {
      loading ??= loadLibrary();
      await loading;
    },
    createWorld: (canCollide = true) => createPhysicsWorld(() => library, canCollide),
  };
}

let library: SolidLibrary | undefined;
let loading: Promise<void> | undefined;

async function loadLibrary(): Promise<void> {
  const { loadSolidLibrary } = await import('./solid/solidLibrary.ts');
  library = await loadSolidLibrary();
}

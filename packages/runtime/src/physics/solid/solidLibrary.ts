import * as rapier from '@dimforge/rapier2d-deterministic-compat';
import type { Rapier } from './bodyShape.ts';
import type { Pairing } from './pairing.ts';
import { SolidBodies } from './solidBodies.ts';

/** The physics library with all code that uses it; only games in which something collides load it. */
export interface SolidLibrary {
  /** The bodies of a scene: none, or those of a snapshot. */
  createBodies(pairing: Pairing, snapshot?: Uint8Array): SolidBodies;
}

/** The library, ready for use. */
export async function loadSolidLibrary(): Promise<SolidLibrary> {
  await rapier.init();
  return solidLibraryOf(rapier);
}

/** The library that a module contains; its `init` must have been awaited. */
export function solidLibraryOf(module: Rapier): SolidLibrary {
  return { createBodies: (pairing, snapshot) => new SolidBodies(module, pairing, snapshot) };
}

import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import type { Target } from './defineRuntimeBehavior.ts';

/** Tells a behavior's callback attribute that what it asked for cannot be had. Reference 1.12. */
export function failRequest({ prepared }: { readonly prepared: Target }, actor: Actor, world: World): void {
  prepared.writeNumber(actor, world, -1);
}

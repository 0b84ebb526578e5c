import type { Layout } from '../attributes/layout.ts';
import type { Actor } from '../state/actor.ts';
import type { Simulation } from './simulation.ts';

/** Where an actor keeps its own attributes. */
export interface ActorLayout {
  readonly layout: Layout;
  /** False for an actor that was created while the game ran. */
  readonly isPlaced: boolean;
}

/** The layout of an actor of the running scene: the placed instance's, or else its prototype's. */
export function layoutOfActor({ plan, scenes }: Simulation, { id, prototypeId }: Actor): ActorLayout | undefined {
  const layers = plan.scenes[scenes.at(-1)?.plan ?? -1]?.layers ?? [];
  for (const { instances } of layers) {
    const placed = instances.find((instance) => instance.id === id);
    if (placed) return { layout: placed.layout, isPlaced: true };
  }
  const template = plan.templates.find((each) => each.prototypeId === prototypeId);
  return template && { layout: template.layout, isPlaced: false };
}

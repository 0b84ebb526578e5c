import type { Layout } from '../attributes/layout.ts';
import type { GamePlan } from '../compile/gamePlan.ts';
import type { ActorReport } from '../game.ts';
import type { Actor } from '../state/actor.ts';
import { runningScene, type Simulation } from '../state/simulation.ts';
import { namedValues } from './attributeNames.ts';

/** The actors of the running scene in draw order. Format, chapter 5 "--actors". */
export function reportActors(simulation: Simulation): ActorReport[] {
  const scene = runningScene(simulation);
  const layouts = placedLayouts(simulation.plan, scene.plan);
  const prototypes = new Map(simulation.plan.templates.map((template) => [template.prototypeId, template.layout]));
  return scene.layers.flatMap((layer) =>
    layer.actors.map((actor) => {
      const layout = layouts.get(actor.id) ?? prototypes.get(actor.prototypeId);
      return reportActor(actor, layer.id, layout);
    }),
  );
}

function reportActor(actor: Actor, layer: string, layout: Layout | undefined): ActorReport {
  return {
    id: actor.id,
    prototype: actor.prototypeId,
    name: actor.name,
    layer,
    position: { x: actor.x, y: actor.y },
    size: { width: actor.width, height: actor.height },
    rotation: actor.rotation,
    attributes: layout ? namedValues(layout, 'self', actor.slots, actor.values) : {},
  };
}

function placedLayouts({ scenes }: GamePlan, scene: number): ReadonlyMap<string, Layout> {
  const instances = scenes[scene]?.layers.flatMap((layer) => layer.instances) ?? [];
  return new Map(instances.map((instance) => [instance.id, instance.layout]));
}

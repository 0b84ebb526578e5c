import { framesPerSecond } from '@playhouse/core';
import { actorAttributes } from '../attributes/actorAttributes.ts';
import { type Layout, readSlot, type Slot } from '../attributes/layout.ts';
import type { ActorReport } from '../game/game.ts';
import type { GamePlan } from '../plan/gamePlan.ts';
import { runningScene, type Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import { attributeNames } from './attributeNames.ts';

const builtIns = actorAttributes.map(({ id }) => id);
const taken: ReadonlySet<string> = new Set([...builtIns, 'time']);

/** The actors of the running scene in draw order. docs/format.md#actor-list. */
export function reportActors(simulation: Simulation): ActorReport[] {
  const scene = runningScene(simulation);
  const placed = placedLayouts(simulation.plan, scene.plan);
  const prototypes = new Map(simulation.plan.templates.map(({ prototypeId, layout }) => [prototypeId, layout]));
  const names = new Map<Layout, Map<Slot, string>>();
  return scene.layers.flatMap((layer) =>
    layer.actors.map((actor) => {
      const layout = placed.get(actor.id) ?? prototypes.get(actor.prototypeId);
      const own = layout && (names.get(layout) ?? attributeNames(layout, taken));
      if (layout && own) names.set(layout, own);
      return reportActor(actor, layer.id, (scene.frame - actor.birth) / framesPerSecond, own ?? new Map());
    }),
  );
}

function reportActor(actor: Actor, layer: string, time: number, names: ReadonlyMap<Slot, string>): ActorReport {
  return {
    id: actor.id,
    prototype: actor.prototypeId,
    name: actor.name,
    layer,
    position: { x: actor.x, y: actor.y },
    size: { width: actor.width, height: actor.height },
    rotation: actor.rotation,
    attributes: {
      ...Object.fromEntries(actorAttributes.map((attribute) => [attribute.id, attribute.get(actor)])),
      time,
      ...Object.fromEntries(Array.from(names, ([slot, name]) => [name, readSlot(slot, actor)])),
    },
  };
}

function placedLayouts({ scenes }: GamePlan, scene: number): ReadonlyMap<string, Layout> {
  const instances = scenes[scene]?.layers.flatMap((layer) => layer.instances) ?? [];
  return new Map(instances.map(({ id, layout }) => [id, layout]));
}

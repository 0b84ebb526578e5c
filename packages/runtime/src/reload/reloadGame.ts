import type { Project } from '@playhouse/core';
import { gameAttributes } from '../attributes/gameAttributes.ts';
import { keyName } from '../compile/compileGame.ts';
import type { Game, GameOptions } from '../game/game.ts';
import type { GamePorts } from '../ports/gamePorts.ts';
import { ActorRows } from '../rows/actorRows.ts';
import { createGame } from '../setup/createGame.ts';
import { type GameInternals, internalsOf } from '../setup/gameInternals.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { runningScene } from '../simulation/simulation.ts';
import { contentOf } from '../state/table.ts';
import { carryAttributes } from './carryAttributes.ts';
import { carryScene } from './carryScene.ts';
import { matchPrograms, type ProgramMatch } from './keptBehaviors.ts';

/**
 * A game of the changed project that continues where `old` is: its frame, random state, attributes, tables, actors, and
 * unchanged behaviors. The author's changes apply from now on; changed and new behaviors start. Undefined when a
 * running scene no longer exists, so that the game must restart. `old` must not be used afterwards.
 */
export async function reloadGame(
  old: Game,
  project: Project,
  ports: GamePorts,
  options: GameOptions,
): Promise<Game | undefined> {
  const before = internalsOf(old);
  const ids = before.simulation.scenes.map(({ id }) => id);
  if (!ids.every((id) => project.scenes.has(id))) return undefined;
  const game = await createGame(project, ports, { ...options, sceneId: ids[0] ?? '' });
  const after = internalsOf(game);
  carryWorld(before, after);
  carryScenes(before, after);
  carryDevices(before.simulation, after.simulation);
  after.simulation.world.scene = runningScene(after.simulation);
  return game;
}

function carryWorld(before: GameInternals, after: GameInternals): void {
  const { simulation: from } = before;
  const { simulation: to } = after;
  to.world.frame = from.world.frame;
  to.world.activations = from.world.activations;
  to.world.random.restore(from.world.random.state());
  carryAttributes(
    gameAttributes,
    { now: from.world.game, initial: from.plan.initial, layout: from.plan.layout },
    { now: to.world.game, layout: to.plan.layout },
  );
  const { time, timeBase, timeFrames } = from.world.game;
  Object.assign(to.world.game, { time, timeBase, timeFrames });
  for (const table of to.world.tables) {
    const running = from.world.tables.find(({ id }) => id === table.id);
    const isSame =
      JSON.stringify(before.project.tables.get(table.id)) === JSON.stringify(after.project.tables.get(table.id));
    if (running && isSame) table.assign(contentOf(running));
  }
  to.changeFrames = [...from.changeFrames];
  Object.assign(to, { nextKey: from.nextKey, nextSound: from.nextSound, nextCall: from.nextCall });
  to.music = from.music && { ...from.music };
  to.volumes = { ...from.volumes };
  to.log = [...from.log];
}

function carryScenes(before: GameInternals, after: GameInternals): void {
  const { simulation: from } = before;
  const { simulation: to } = after;
  const scratch = new ActorRows();
  const matches = new Map<string, ProgramMatch>();
  const match = (old: number, next: number): ProgramMatch => {
    const key = `${old} ${next}`;
    const known = matches.get(key) ?? matchNumbers(before, after, old, next);
    matches.set(key, known);
    return known;
  };
  for (const scene of to.scenes) scene.physics?.destroy();
  to.scenes = from.scenes.flatMap((scene) => {
    const number = to.plan.scenes.findIndex(({ id }) => id === scene.id);
    const plan = from.plan.scenes[scene.plan];
    if (!plan || number < 0) return [];
    return [
      carryScene(scene, to, number, { old: { plan: from.plan, scene: plan, world: from.world, scratch }, match }),
    ];
  });
  const actors = new Map(to.scenes.flatMap(({ layers }) => layers.flatMap((l) => l.actors.map((a) => [a.key, a]))));
  to.followed = from.followed.flatMap(({ actor, ...sound }) => {
    const going = actors.get(actor.key);
    return going ? [{ ...sound, actor: going }] : [];
  });
}

function matchNumbers(before: GameInternals, after: GameInternals, old: number, next: number): ProgramMatch {
  const program = before.simulation.plan.programs[old];
  const changed = after.simulation.plan.programs[next];
  if (!program || !changed) return { kept: [], ended: [], hasNew: true };
  return matchPrograms(
    { plan: before.simulation.plan, project: before.project, program },
    { plan: after.simulation.plan, project: after.project, program: changed },
  );
}

/** Held controls stay held. Keys are matched by name, because their numbers differ between games. */
function carryDevices({ plan: oldPlan, world: from }: Simulation, { plan, world: to }: Simulation): void {
  const { keyDown, keyHeld, earlierKeys, keymap } = to.devices;
  const old = from.devices;
  for (const [name, number] of plan.keyNumbers) {
    const before = oldPlan.keyNumbers.get(keyName(name));
    keyDown[number] = before === undefined ? 0 : (old.keyDown[before] ?? 0);
    keyHeld[number] = before === undefined ? 0 : (old.keyHeld[before] ?? 0);
    earlierKeys[number] = before === undefined ? 0 : (old.earlierKeys[before] ?? 0);
  }
  Object.assign(to.devices, old, { keyDown, keyHeld, earlierKeys, keymap });
}

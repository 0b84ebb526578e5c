import { readFileSync } from 'node:fs';
import { type Behavior, type Path, readProject } from '@playhouse/core';
import { createHeadlessPorts, parseInputScript } from '@playhouse/runtime';
import { expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { folderOf } from '../../packages/dev/src/games/kit/sampleGame.ts';
import { GameBreakpoints } from '../../packages/player/src/remote/gameBreakpoints.ts';
import { LocalSimulation } from '../../packages/player/src/simulation/localSimulation.ts';
import { root } from '../root.ts';

const frames = 240;

it.each(games.map(({ name }) => name))(
  '%s continues from breakpoints and steps as it does without them',
  async (name) => {
    const read = readProject(readProjectFiles(folderOf(name)));
    const script = parseInputScript(
      JSON.parse(
        readFileSync(`${root}/fixtures/inputs/${name.replace('-and-the-lanterns', '')}-walkthrough.json`, 'utf8'),
      ),
    );
    if (!read.ok || !script.ok) throw new Error(`${name} cannot be read.`);
    const { project } = read.value.contents;
    const begin = async () => {
      const ports = () => createHeadlessPorts(project);
      const simulation = new LocalSimulation({ keepsHistory: true, ports, gameEvents: {} });
      await simulation.begin({ project, sceneId: undefined, seed: 1, records: false });
      return simulation;
    };
    const [plain, stopped] = [await begin(), await begin()];
    const inputOf = (frame: number) => script.value.filter((event) => event.frame === frame);
    const breakpoints = new GameBreakpoints(() => stopped);
    const places = [...project.actors.values()].flatMap(({ id, behaviors }) =>
      placesIn(behaviors, ['actors', id, 'behaviors']),
    );
    breakpoints.set({ places, attributes: [{ subject: 'scene', id: 'time' }] });
    let stops = 0;
    while (plain.frame < frames) {
      plain.advance(inputOf(plain.frame + 1));
      breakpoints.prepare();
      stopped.advance(inputOf(stopped.frame + 1));
      const hit = breakpoints.hit();
      // Rewinding releases held keys, with and without breakpoints.
      if (hit && stops++ % 4 === 0) {
        for (const simulation of [plain, stopped]) {
          await simulation.goTo(hit.frame - 1);
          if (simulation === stopped) stepThrough(simulation, hit.actor ?? 0);
          simulation.stepAgain();
        }
      }
      if (plain.frame % 60 === 0) expect(stopped.game.stateHash()).toBe(plain.game.stateHash());
    }
    expect(stops).toBeGreaterThan(0);
    plain.destroy();
    stopped.destroy();
  },
);

/** Enters the frame before and after each call of an actor's behaviors. */
function stepThrough(simulation: LocalSimulation, actor: number): void {
  const before = simulation.frame;
  for (let call = 0; simulation.session.stepInto({ actor, call, isAfter: false }); call++)
    expect(simulation.session.stepInto({ actor, call, isAfter: true })).toBe(true);
  // The last try has played the frame to its end.
  expect(simulation.frame).toBe(before + 1);
  simulation.session.goTo(before);
}

/** The paths of all behaviors and conditions in a list. */
function placesIn(behaviors: readonly Behavior[], list: Path): Path[] {
  return behaviors.flatMap((behavior, index) => {
    const path = [...list, index];
    return [
      path,
      ...(behavior.conditions ?? []).map((_, number): Path => [...path, 'conditions', number]),
      ...placesIn(behavior.behaviors ?? [], [...path, 'behaviors']),
      ...placesIn(behavior.elseBehaviors ?? [], [...path, 'elseBehaviors']),
    ];
  });
}

import type { Project } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../record/memoryStorage.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import { change, count, rule, soloGame, when } from '../test/describeGame.ts';
import { eventsByFrame } from '../test/gameProperties.ts';
import { extendedGame, generatedPorts } from '../test/generatedGame.ts';
import { startProject } from '../test/playProject.ts';
import { attachTracer } from './attachTracer.ts';
import { type FramePosition, playInto } from './playInto.ts';

const frames = 90;
/** Every how many frames are entered, and how many positions are tried of each. */
const [every, most] = [7, 12];

async function start(project: Project) {
  const storage = createMemoryStorage();
  const game = await startProject(project, { seed: 3, ports: { ...generatedPorts(project), storage } });
  return { game, storage };
}

/** Records the calls of behaviors while `work` is done. */
function callsOf(game: Awaited<ReturnType<typeof start>>['game'], work: () => void) {
  const begun: { readonly actor: number | undefined; readonly line: string }[] = [];
  let open = 0;
  const detach = attachTracer(game, {
    enter({ location }, actor, phase) {
      begun.push({ actor: actor?.key, line: `${phase} ${location} ${actor?.key}` });
      open++;
    },
    leave: () => void open--,
  });
  work();
  detach();
  return { begun, open };
}

/** Some positions of a frame with these calls, evenly spread. */
function positionsOf(calls: ReturnType<typeof callsOf>['begun']): (FramePosition & { readonly index: number })[] {
  const counts = new Map<number, number>();
  const all = calls.flatMap(({ actor }, index) => {
    if (actor === undefined) return [];
    const call = counts.get(actor) ?? 0;
    counts.set(actor, call + 1);
    return [false, true].map((isAfter) => ({ actor, call, isAfter, index }));
  });
  return all.filter((_, number) => number % Math.ceil(all.length / most) === 0);
}

describe('a game that is left in the middle of frames', () => {
  it.each(Array.from({ length: 16 }, (_, number) => number))(
    'of number %i has run the behaviors up to there, and continues as if it had not been left',
    async (number) => {
      const { project, events } = extendedGame(number, frames);
      const byFrame = eventsByFrame(events);
      const [plain, left] = [await start(project), await start(project)];
      const { game, storage } = left;
      let tried = 0;
      while (game.frame < frames) {
        const input = byFrame.get(game.frame + 1) ?? [];
        const { begun } = callsOf(plain.game, () => plain.game.step(input));
        const before = { snapshot: game.snapshot(), saved: storage.capture() };
        for (const { index, ...position } of game.frame % every === 0 ? positionsOf(begun) : []) {
          let isInside = false;
          const seen = callsOf(game, () => {
            isInside = playInto(game, position, () => game.step(input));
          });
          const lines = seen.begun.map(({ line }) => line);
          const wanted = begun.map(({ line }) => line);
          expect(isInside).toBe(true);
          // Calls inside of the last one come after it.
          if (position.isAfter) expect(lines).toEqual(wanted.slice(0, Math.max(index + 1, lines.length)));
          else expect(lines).toEqual(wanted.slice(0, index));
          expect(seen.open).toBe(0);
          game.restore(before.snapshot);
          storage.restore(before.saved);
          tried++;
        }
        game.step(input);
        expect(game.stateHash()).toBe(plain.game.stateHash());
      }
      expect(tried).toBeGreaterThan(0);
      expect(game.faults).toEqual(plain.game.faults);
    },
  );

  it('is at its end when the frame has no such position, and has its own functions again', async () => {
    const project = soloGame([rule(when(count, '==', 0), [change(count, 1)])]);
    const [{ game }, plain] = [await start(project), await start(project)];
    const handlers = () =>
      internalsOf(game).simulation.plan.programs.flatMap(({ run, units }) => [
        run,
        ...units.map((unit) => [unit.start, unit.update, unit.stop]),
      ]);
    const before = handlers();
    expect(playInto(game, { actor: 1, call: 9, isAfter: false }, () => game.step([]))).toBe(false);
    plain.game.step([]);
    expect(game.stateHash()).toBe(plain.game.stateHash());
    expect(handlers()).toEqual(before);
  });
});

import type { Project } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import type { ScriptedEvent } from '../index.ts';
import { change, count, keyDown, rule, soloGame, when } from '../test/describeGame.ts';
import { extendedGame, generatedPorts } from '../test/generatedGame.ts';
import { startProject } from '../test/playProject.ts';
import { attachTracer, type Tracer } from './attachTracer.ts';

/** A tracer that records everything in short form. */
function writingTracer(lines: string[]): Tracer {
  return {
    enter: ({ location }, actor, phase) => void lines.push(`${phase} ${location} ${actor?.key}`),
    answered: ({ location }, index, actor, holds) => void lines.push(`${location}.${index} ${actor.key} ${holds}`),
    fault: (location, code) => void lines.push(`${code} ${location}`),
  };
}

/** Hashes of a game after every frame, and the records of a tracer that is attached only for some frames. */
async function play(
  project: Project,
  events: readonly ScriptedEvent[],
  frames: number,
  isTraced: (frame: number) => boolean,
) {
  const game = await startProject(project, { seed: 3, ports: generatedPorts(project) });
  const hashes: string[] = [];
  const lines: string[] = [];
  let detach: (() => void) | undefined;
  while (game.frame < frames) {
    const frame = game.frame + 1;
    if (isTraced(frame)) detach ??= attachTracer(game, writingTracer(lines));
    else {
      detach?.();
      detach = undefined;
    }
    game.step(events.filter((event) => event.frame === frame));
    hashes.push(game.stateHash());
  }
  const faults = game.faults.map(({ code, path, count: times }) => [code, path, times]);
  game.destroy();
  return { hashes, faults, lines };
}

describe('a traced game', () => {
  it.each(Array.from({ length: 24 }, (_, number) => number))(
    'of number %i does the same as any other',
    async (number) => {
      const { project, events } = extendedGame(number, 90);
      const plain = await play(project, events, 90, () => false);
      const traced = await play(project, events, 90, () => true);
      expect(traced.hashes).toEqual(plain.hashes);
      expect(traced.faults).toEqual(plain.faults);
      expect(traced.lines.length).toBeGreaterThan(0);
      const inTurns = await play(project, events, 90, (frame) => frame % 20 < 7);
      expect(inTurns.hashes).toEqual(plain.hashes);
      expect(inTurns.lines.length).toBeLessThan(traced.lines.length);
    },
  );

  it('reports behaviors in order, and evaluates only conditions that the game evaluates', async () => {
    const asked = rule(
      [when(count, '==', 0), keyDown('a'), when(count, '==', 0)],
      [change(count, 1)],
      [change(count, 2)],
    );
    const { lines } = await play(soloGame([asked]), [], 2, () => true);
    expect(lines).toEqual([
      ...['start 1 1', '1.0 1 true', '1.1 1 false', 'start 6 1'],
      ...['update 1 1', '1.0 1 false'],
    ]);
  });

  it('is restored when no tracer follows it anymore', async () => {
    const project = soloGame([rule(keyDown('a'), [change(count, 1)])]);
    const game = await startProject(project);
    const before = game.step;
    const detach = attachTracer(game, {});
    expect(game.step).not.toBe(before);
    detach();
    expect(game.step).toBe(before);
  });
});

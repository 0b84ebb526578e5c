import { applyEdit, type Edit, type Project } from '@playhouse/core';
import { seededRandom } from '@playhouse/core/testing';
import { beginGame, createWhatIf } from '@playhouse/player/worker';
import {
  createGameInspector,
  createHeadlessPorts,
  type Game,
  type GameView,
  type InputEvent,
  type InspectedActor,
} from '@playhouse/runtime';
import { expect } from 'vitest';
import type { TriedNumber } from '../../editor/src/features/what-if/triedNumber.ts';
import { placeEdit, triedNumbers } from '../../editor/src/features/what-if/triedNumbers.ts';

/** A game that is played to a frame, at which edits are then tried out. */
export interface PausedGame {
  readonly project: Project;
  readonly firstScene?: string | undefined;
  readonly inputs: (frame: number) => readonly InputEvent[];
  /** The game is paused `playedFrames` after this is first true. */
  readonly isReached: (game: Game) => boolean;
  readonly playedFrames: number;
  /** Number of frames that are played before rewinding. */
  readonly goneBack: number;
}

/** An edit to try out: a dragged number, or a moved actor. */
export interface TriedEdit {
  readonly actor: number;
  readonly edit: Edit;
  readonly words: string;
}

const seed = 3;

/** Length of a path in frames. */
const pathFrames = 300;

async function play({ project, firstScene, inputs, isReached, playedFrames, goneBack }: PausedGame) {
  const ports = createHeadlessPorts(project);
  const session = await beginGame({ project, ports, seed, sceneId: firstScene, keepsHistory: true, records: false });
  const { game } = session;
  const step = () => session.step(inputs(game.frame + 1));
  while (!isReached(game)) step();
  for (let frame = 0; frame < playedFrames; frame++) step();
  const now = game.frame;
  for (let frame = 0; frame < goneBack; frame++) step();
  session.goTo(now);
  return { session, ports };
}

/** The given numbers of random edits of numbers and of positions, for actors of a paused game. */
export async function randomTries(paused: PausedGame, numbers: number, places: number): Promise<TriedEdit[]> {
  const random = seededRandom(numbers * 31 + paused.goneBack);
  const { session } = await play(paused);
  const { game } = session;
  const sceneId = game.currentScene.id;
  const actors = createGameInspector(game).actors();
  game.destroy();
  const { project } = paused;
  const scrubbed = actors.flatMap((actor) =>
    triedNumbers(project, { actor, sceneId }).flatMap((group) => group.numbers.map((number) => ({ actor, number }))),
  );
  const placed = actors.filter((actor) => placeEdit(project, { actor, sceneId }, { x: 0, y: 0 }));
  const some = <One>(all: readonly One[], most: number): One[] =>
    all
      .map((one) => [random(), one] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, most)
      .map(([, one]) => one);
  return [
    ...some(scrubbed, numbers).map(({ actor, number }) => scrubOf(actor, number, random())),
    ...some(placed, places).flatMap((actor) => {
      const to = { x: random() * 600, y: random() * 600 };
      const edit = placeEdit(project, { actor, sceneId }, to);
      return edit ? [{ actor: actor.key, edit, words: `${actor.name} to ${to.x}, ${to.y}` }] : [];
    }),
  ];
}

/** A number from minus to three times its value (or around zero), within the limits of its field. */
function scrubOf(actor: InspectedActor, number: TriedNumber, share: number): TriedEdit {
  const { value, minimum = -Infinity, maximum = Infinity, isInteger } = number;
  const wanted = value === 0 ? share * 200 - 40 : value * (share * 4 - 1);
  const next = Math.min(maximum, Math.max(minimum, isInteger ? Math.round(wanted) : wanted));
  return { actor: actor.key, edit: number.edit(next), words: `${actor.name}: ${number.label} ${value} to ${next}` };
}

/**
 * Predicts the paths after an edit, then makes the edit and plays: in every frame, every actor must be at the point
 * given by its path. Returns whether the path differs from the one without the edit.
 */
export async function expectGhosts(paused: PausedGame, { actor, edit, words }: TriedEdit): Promise<boolean> {
  const { project } = paused;
  const done = applyEdit(project, edit);
  if (!done.ok) throw new Error(`${words}: ${done.issues[0]?.message}`);
  const next = done.value.project;
  const { session, ports } = await play(paused);
  const pending: InputEvent[] = [{ type: 'keyUp', key: 'right' }];
  const moment = structuredClone(session.moment());
  const whatIf = await createWhatIf({ project, moment, pending, facts: ports.facts });
  const asItIs = await whatIf.ask({ project, actor, frames: pathFrames });
  const then = await whatIf.ask({ project: next, actor, frames: pathFrames });
  whatIf.destroy();
  const going = await session.reload(next, ports);
  if (!then || !going) throw new Error(`${words}: the game begins again`);
  const { game } = going;
  const scene = game.currentScene.id;
  for (let at = 0; at <= then.frames; at++) {
    if (at > 0 && !going.stepAgain()) going.step(at === 1 ? pending : []);
    const now = places(game.view);
    for (const { key, from, points, isGone } of then.ghosts) {
      const index = (at - from) * 2;
      if (index < 0) continue;
      // After the end of its path, the actor must be gone.
      const [x, y] = [points[index], points[index + 1]];
      if (x === undefined) expect([words, key, at, isGone, now.has(key)]).toEqual([words, key, at, true, false]);
      else expect([words, key, at, x, y]).toEqual([words, key, at, ...(now.get(key) ?? [])]);
    }
  }
  if (then.ending === 'time') expect(then.frames).toBe(pathFrames);
  else {
    if (!going.stepAgain()) going.step([]);
    const isGone = !places(game.view).has(actor);
    expect([words, then.ending, isGone || game.currentScene.id !== scene]).toEqual([words, then.ending, true]);
  }
  game.destroy();
  return JSON.stringify(then) !== JSON.stringify(asItIs);
}

function places(view: GameView): Map<number, readonly [number, number]> {
  const actors = view.scenes.at(-1)?.layers.flatMap((layer) => layer.actors) ?? [];
  return new Map(actors.map(({ key, x, y }) => [key, [Math.fround(x), Math.fround(y)]]));
}

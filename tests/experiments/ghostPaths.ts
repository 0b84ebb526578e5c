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
import { placeEdit, type TriedNumber, triedNumbers } from '../../editor/src/features/what-if/triedNumbers.ts';

/** A game that is played to a frame, in which edits are then tried out. */
export interface PausedGame {
  readonly project: Project;
  readonly firstScene?: string | undefined;
  readonly inputs: (frame: number) => readonly InputEvent[];
  /** It is paused so many frames after this is true for the first time. */
  readonly isReached: (game: Game) => boolean;
  readonly playedFrames: number;
  /** Frames that are played on before going back. */
  readonly goneBack: number;
}

/** An edit as people try one out: a number that is scrubbed, or an actor that is moved. */
export interface TriedEdit {
  readonly actor: number;
  readonly edit: Edit;
  readonly words: string;
}

const seed = 3;

/** Frames of a path. */
export const pathFrames = 300;

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

/**
 * So many edits of numbers, and so many of places, of the actors of a paused game that have any: which ones, and the
 * values, are random.
 */
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

/** A number between its negative and its triple, or some more than nothing, as far as its field allows. */
function scrubOf(actor: InspectedActor, number: TriedNumber, share: number): TriedEdit {
  const { value, minimum = -Infinity, maximum = Infinity, isInteger } = number;
  const wanted = value === 0 ? share * 200 - 40 : value * (share * 4 - 1);
  const next = Math.min(maximum, Math.max(minimum, isInteger ? Math.round(wanted) : wanted));
  return { actor: actor.key, edit: number.edit(next), words: `${actor.name}: ${number.label} ${value} to ${next}` };
}

/**
 * Asks where the actor of an edit goes, then makes the edit and plays on: every actor with a path is then where its path
 * says, in every frame. True when the path differs from the one without the edit.
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
      // Behind the end of its path there is nobody any more.
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

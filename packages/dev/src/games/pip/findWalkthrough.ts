/**
 * Searches for input that plays the sample game to its end and writes it for the tests: `npm run make:walkthrough`. A
 * beam search over held keys, using snapshots of the game; must be run again when the level changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { framesPerSecond, readProject } from '@playhouse/core';
import { createGame, createHeadlessPorts, type Game, type GameSnapshot, type ScriptedEvent } from '@playhouse/runtime';
import { readProjectFiles } from '../../engines/projectFiles.ts';
import { root } from '../../tool.ts';
import { actors, lanternCount, scenes } from './names.ts';

type Held = readonly ('left' | 'right' | 'space')[];

interface State {
  readonly snapshot: GameSnapshot;
  readonly score: number;
  readonly bucket: string;
  /** The keys held in each stretch so far. */
  readonly held: readonly Held[];
  readonly isDone: boolean;
}

const choices: readonly Held[] = [['right'], ['right', 'space'], [], ['left'], ['space'], ['left', 'space']];
const stretch = 9;
const width = 40;
const longest = 300;

/** Finds and writes the walkthrough; the exit status is 1 when none was found. */
export async function findWalkthrough(): Promise<number> {
  const read = readProject(readProjectFiles(path.join(root, 'fixtures/templates/pip-and-the-lanterns')));
  if (!read.ok) throw new Error('The sample game cannot be read.');
  const { project } = read.value.contents;
  const game = await createGame(project, createHeadlessPorts(project), { seed: 1, sceneId: scenes.meadow });
  game.step([]);
  let beam: State[] = [stateOf(game, [])];
  for (let depth = 0; depth < longest; depth++) {
    const next = beam.flatMap((state) => choices.map((held) => advance(game, state, held)));
    const done = next.find((state) => state.isDone);
    if (done) {
      write(done.held);
      console.log(`The game is over after ${(done.held.length * stretch) / framesPerSecond} seconds.`);
      return 0;
    }
    beam = best(next);
    if (depth % 20 === 0) console.log(depth, beam[0]?.score.toFixed(0), beam[0]?.bucket);
  }
  console.error('No way to the end was found.');
  return 1;
}

function advance(game: Game, state: State, held: Held): State {
  game.restore(state.snapshot);
  const before = state.held.at(-1) ?? [];
  game.step(changes(before, held));
  for (let step = 1; step < stretch; step++) game.step([]);
  return stateOf(game, [...state.held, held]);
}

function changes(before: Held, after: Held): { type: 'keyDown' | 'keyUp'; key: string }[] {
  return [
    ...before.filter((key) => !after.includes(key)).map((key) => ({ type: 'keyUp' as const, key })),
    ...after.filter((key) => !before.includes(key)).map((key) => ({ type: 'keyDown' as const, key })),
  ];
}

/** Lanterns count most, then hearts, then the distance to the next dark lantern (or the house). */
function stateOf(game: Game, held: readonly Held[]): State {
  const list = game.actorList();
  const pip = list.find((actor) => actor.prototype === actors.pip)?.position ?? { x: 0, y: 0 };
  const attributes = game.attributes();
  const lit = Number(attributes['game.Lanterns'] ?? 0);
  const lanterns = list.filter((actor) => actor.prototype === actors.lantern && actor.attributes.Lit === false);
  const goals = lit >= lanternCount ? list.filter((actor) => actor.prototype === actors.house) : lanterns;
  const first = goals.reduce<(typeof goals)[number] | undefined>(
    (a, b) => (a && a.position.x <= b.position.x ? a : b),
    undefined,
  );
  const distance = first ? Math.hypot(first.position.x - pip.x, (first.position.y - pip.y) * 0.7) : 0;
  const score = lit * 10_000 + Number(attributes['game.Hearts'] ?? 0) * 4000 - distance;
  const bucket = `${lit} ${Math.round(pip.x / 24)} ${Math.round(pip.y / 24)}`;
  return { snapshot: game.snapshot(), score, bucket, held, isDone: game.currentScene.id === scenes.home };
}

function best(states: readonly State[]): State[] {
  const seen = new Map<string, number>();
  return [...states]
    .sort((a, b) => b.score - a.score)
    .filter(({ bucket }) => {
      seen.set(bucket, (seen.get(bucket) ?? 0) + 1);
      return (seen.get(bucket) ?? 0) <= 2;
    })
    .slice(0, width);
}

function write(held: readonly Held[]): void {
  const events: ScriptedEvent[] = [];
  let before: Held = [];
  held.forEach((after, index) => {
    for (const event of changes(before, after)) events.push({ frame: index * stretch + 2, ...event });
    before = after;
  });
  const target = path.join(root, 'fixtures/inputs/pip-walkthrough.json');
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify({ events }, null, 1)}\n`);
}

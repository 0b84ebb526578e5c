import { readFileSync } from 'node:fs';
import { applyOps, type Project, readProject } from '@playhouse/core';
import { beginGame, createWhatIf } from '@playhouse/player/worker';
import {
  createGameInspector,
  createHeadlessPorts,
  type GameView,
  type InputEvent,
  parseInputScript,
} from '@playhouse/runtime';
import { describe, expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { folderOf } from '../../packages/dev/src/games/kit/sampleGame.ts';
import { root } from '../root.ts';

/** Frames that are played in the first scene after the title before anything is asked. */
const playedFrames = 90;
/** Frames of a path. */
const frames = 150;
/** Frames that are played on before going back. */
const goneBack = 45;
/** Actors whose paths are asked for. */
const mostActors = 5;
/** Edits that are tried in each game. */
const mostEdits = 4;
const mostPlaces = 2;

function load(name: string): Project {
  const read = readProject(readProjectFiles(folderOf(name)));
  if (!read.ok) throw new Error(`${name} cannot be read.`);
  return read.value.contents.project;
}

function inputsOf(name: string): (frame: number) => readonly InputEvent[] {
  const file = name === 'pip-and-the-lanterns' ? 'pip' : name;
  const script = parseInputScript(JSON.parse(readFileSync(`${root}/fixtures/inputs/${file}-walkthrough.json`, 'utf8')));
  if (!script.ok) throw new Error(script.message);
  const byFrame = Map.groupBy(script.value, ({ frame }) => frame);
  return (frame) => byFrame.get(frame) ?? [];
}

type Key = string | number;

/** Numbers of the actors' behaviors, so many of them, and where some instances of a scene are. */
function numbersIn(project: Project, sceneId: string, ids: readonly string[]): { path: Key[]; value: number }[] {
  const found: { path: Key[]; value: number }[] = [];
  const walk = (value: unknown, path: Key[]) => {
    if (typeof value === 'number') found.push({ path, value });
    else if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(each, [...path, index]);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) if (key !== 'id') walk(each, [...path, key]);
    }
  };
  for (const [id, { behaviors }] of project.actors) {
    for (const [index, { attributes }] of behaviors.entries()) {
      for (const [key, value] of Object.entries(attributes))
        if (typeof value === 'number' && value > 9) walk(value, ['actors', id, 'behaviors', index, 'attributes', key]);
    }
  }
  const every = Math.max(1, Math.floor(found.length / mostEdits));
  const chosen = found
    .splice(0)
    .filter((_, index) => index % every === 0)
    .slice(0, mostEdits);
  for (const [layer, { actors }] of (project.scenes.get(sceneId)?.layers ?? []).entries()) {
    for (const [index, { id, attributes }] of actors.entries())
      if (ids.includes(id))
        walk(attributes.position, ['scenes', sceneId, 'layers', layer, 'actors', index, 'attributes', 'position']);
  }
  return [...chosen, ...found.slice(0, mostPlaces)];
}

/** A project in which one number is another one. */
function edited(project: Project, { path, value }: { path: Key[]; value: number }): Project {
  const done = applyOps(project, [{ op: 'set', path, value: value * 1.5 + 7 }]);
  if (!done.ok) throw new Error(`${path.join('/')} cannot be set`);
  return done.value.project;
}

function places(view: GameView): Map<number, readonly [number, number]> {
  const actors = view.scenes.at(-1)?.layers.flatMap((layer) => layer.actors) ?? [];
  return new Map(actors.map(({ key, x, y }) => [key, [Math.fround(x), Math.fround(y)]]));
}

/** A session in the first scene after the title; gone back from what has been played beyond when that is wanted. */
async function playedSession(name: string, project: Project, isBack: boolean) {
  const inputs = inputsOf(name);
  const ports = createHeadlessPorts(project);
  const session = await beginGame({ project, ports, seed: 3, sceneId: undefined, keepsHistory: true, records: false });
  const { game } = session;
  const title = game.currentScene.id;
  const step = () => session.step(inputs(game.frame + 1));
  while (game.currentScene.id === title && game.frame < 2000) step();
  for (let frame = 0; frame < playedFrames; frame++) step();
  const now = game.frame;
  if (isBack) for (let frame = 0; frame < goneBack; frame++) step();
  session.goTo(now);
  return { session, ports };
}

describe.each(games.map(({ name }) => name))('the paths that follow an edit of %s', (name) => {
  it.each([
    ['where it was paused', false],
    ['after going back', true],
  ])('are those that its actors then take, %s', async (_words, isBack) => {
    const project = load(name);
    const first = await playedSession(name, project, isBack);
    const actors = createGameInspector(first.session.game).actors();
    const wanted = actors.filter((_, index) => index % Math.ceil(actors.length / mostActors) === 0);
    const tried = numbersIn(
      project,
      first.session.game.currentScene.id,
      wanted.map(({ id }) => id),
    );
    let different = 0;
    for (const number of tried) {
      const next = edited(project, number);
      const { session, ports } = await playedSession(name, project, isBack);
      const pending: InputEvent[] = [{ type: 'keyUp', key: 'right' }];
      const base = { project, moment: structuredClone(session.moment()), pending, facts: ports.facts };
      const whatIf = await createWhatIf(base);
      const asked = [];
      for (const { key: actor } of wanted) {
        const asItIs = await whatIf.ask({ project, actor, frames });
        const then = await whatIf.ask({ project: next, actor, frames });
        if (!then || !asItIs) throw new Error('the game begins again');
        if (JSON.stringify(then) !== JSON.stringify(asItIs)) different++;
        asked.push(then);
      }
      whatIf.destroy();
      const going = await session.reload(next, ports);
      if (!going) throw new Error('the game begins again');
      const longest = Math.max(...asked.map((each) => each.frames));
      for (let at = 0; at <= longest; at++) {
        if (at > 0 && !going.stepAgain()) going.step(at === 1 ? pending : []);
        const now = places(going.game.view);
        for (const { ghosts, frames: length } of asked) {
          for (const { key, from, points } of ghosts) {
            const index = (at - from) * 2;
            if (at > length || index < 0 || index >= points.length) continue;
            expect([key, at, points[index], points[index + 1]]).toEqual([key, at, ...(now.get(key) ?? [])]);
          }
        }
      }
      going.game.destroy();
    }
    first.session.game.destroy();
    expect(different).toBeGreaterThan(0);
  });
});

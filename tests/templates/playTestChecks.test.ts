import { readFileSync } from 'node:fs';
import { type PlayTestDocument, type Project, readProject } from '@playhouse/core';
import { createGame, createGameInspector, createHeadlessPorts, parseInputScript } from '@playhouse/runtime';
import { describe, expect, it } from 'vitest';
import { runPlayTest } from '../../cli/src/playtests/runPlayTest.ts';
import {
  offeredChecks,
  type SeenFrame,
  type SeenValue,
  type StoredCheck,
} from '../../editor/src/features/play-tests/checks.ts';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { folderOf } from '../../packages/dev/src/games/kit/sampleGame.ts';
import { root } from '../root.ts';

/** Frames after the title at which checks are offered. */
const later = 120;
const seed = 1;

function load(name: string) {
  const read = readProject(readProjectFiles(folderOf(name)));
  if (!read.ok) throw new Error(`${name} cannot be read.`);
  const file = name === 'pip-and-the-lanterns' ? 'pip' : name;
  const script = parseInputScript(JSON.parse(readFileSync(`${root}/fixtures/inputs/${file}-walkthrough.json`, 'utf8')));
  if (!script.ok) throw new Error(script.message);
  return { project: read.value.contents.project, events: script.value };
}

/** What the preview would know about the frame while all values of the game and of one actor are watched. */
async function seeFrame(project: Project, events: ReturnType<typeof load>['events'], prototype: number) {
  const game = await createGame(project, createHeadlessPorts(project), { seed });
  const byFrame = Map.groupBy(events, ({ frame }) => frame);
  const title = game.currentScene.id;
  const step = () => game.step(byFrame.get(game.frame + 1) ?? []);
  while (game.currentScene.id === title && game.frame < 3000) step();
  for (let frame = 0; frame < later; frame++) step();
  const inspector = createGameInspector(game);
  const actors = inspector.actors();
  const kinds = [...new Set(actors.map(({ prototypeId }) => prototypeId))];
  const actor = actors.find(({ prototypeId }) => prototypeId === kinds[prototype % kinds.length]);
  const subjects = ['game', 'scene', ...(actor ? [actor.key] : [])] as const;
  const values = subjects.flatMap((subject) =>
    inspector.attributes(subject).flatMap(({ id, name, type }): SeenValue[] => {
      const value = type === 'table' ? undefined : inspector.read(subject, id);
      return value === undefined ? [] : [{ subject, id, name, value }];
    }),
  );
  const { frame, log, currentScene } = game;
  const lines = log.map(({ text }) => text);
  const seen: SeenFrame = { frame, sceneId: currentScene.id, actors, actor, values, lines };
  game.destroy();
  return seen;
}

/** The opposite of a check. */
function opposite(check: StoredCheck): StoredCheck {
  if (check.type === 'expression') return { ...check, expression: `(${String(check.expression)}) == false` };
  if (check.type === 'count') return { ...check, minimum: 9999, maximum: 99999 };
  if (check.type === 'scene')
    return { type: 'scene', scene: check.scene, when: 'never', from: check.frame, to: check.frame };
  return { ...check, when: 'never' };
}

const noPictures = {
  maxSeconds: 100,
  beat: () => undefined,
  takePictures: async () => [],
  comparePicture: async () => undefined,
};

describe.each(games.map(({ name }) => name))('checks offered for a frame of %s', (name) => {
  it.each([0, 1, 2, 3])('hold on the command line, and their opposites do not (actor %i)', async (prototype) => {
    const { project, events } = load(name);
    const seen = await seeFrame(project, events, prototype);
    const checks = offeredChecks(project, seen).map(({ check }) => check);
    expect(checks.length).toBeGreaterThan(5);
    const test = (assertions: readonly StoredCheck[]): PlayTestDocument => ({
      frames: seen.frame + 30,
      seed,
      events: events.filter(({ frame }) => frame <= seen.frame + 30).map((event) => ({ ...event })),
      assertions: assertions.map((each) => ({ ...each })),
    });
    const passed = await runPlayTest(project, name, test(checks), noPictures);
    expect(passed.failures).toEqual([]);
    const failed = await runPlayTest(project, name, test(checks.map(opposite)), noPictures);
    // If there are several actors, the opposite may hold for another one.
    const certain = checks.flatMap((check, index) => (check.when === 'sometime' ? [] : [index + 1]));
    const numbers = failed.failures.map(({ assertion }) => assertion);
    expect(numbers).toEqual(expect.arrayContaining(certain));
  });
});

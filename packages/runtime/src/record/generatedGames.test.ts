import { delegateEvents, predicateTypes } from '@playhouse/core';
import { specifiedBehaviors } from '@playhouse/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runtimeBehaviors } from '../behaviors/index.ts';
import { createGame } from '../setup/createGame.ts';
import { checkGame, eventsByFrame } from '../test/gameProperties.ts';
import { extendedGame, generatedGame, generatedPorts } from '../test/generatedGame.ts';
import type { AnyRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Classes of behaviors that some actor has run. */
const run = new Set<string>();
const specified: ReadonlySet<string> = new Set(specifiedBehaviors.map((descriptor) => descriptor.class));
const extensions = runtimeBehaviors.map((entry) => entry.class).filter((name) => !specified.has(name));
const own = runtimeBehaviors.map(({ start, update }) => ({ start, update }));

/** Records what runs without the cost of a mock: there are a million calls. */
beforeAll(() => {
  for (const [index, entry] of runtimeBehaviors.entries()) {
    const { start, update } = own[index] ?? {};
    const noted = (handler: AnyRuntimeBehavior['start']): AnyRuntimeBehavior['start'] =>
      handler &&
      ((...call) => {
        run.add(entry.class);
        handler(...call);
      });
    Object.assign(entry, { start: noted(start), update: noted(update) });
  }
});

afterAll(() => {
  for (const [index, entry] of runtimeBehaviors.entries()) Object.assign(entry, own[index]);
});

it('generated games repeat from their recording, backward and forward, and from snapshots', async () => {
  for (let number = 1; number <= 4; number++) {
    const { problems } = await checkGame(number, 200);
    expect(problems).toEqual([]);
  }
});

it('generated games run every behavior of the specification and no extension, pause, and run scripts', async () => {
  const wanted = runtimeBehaviors.map((entry) => entry.class).filter((name) => specified.has(name));
  let paused = 0;
  let scripted = 0;
  for (let number = 1; number <= 120 && (run.size < wanted.length || paused === 0); number++) {
    const { project, events } = generatedGame(number, 240);
    const byFrame = eventsByFrame(events);
    const game = await createGame(project, generatedPorts(project), { seed: number });
    while (game.frame < 240) {
      game.step(byFrame.get(game.frame + 1) ?? []);
      if (game.view.scenes.length > 1) paused++;
    }
    if (project.delegates.size > 0) scripted++;
    game.destroy();
  }
  expect([...run].sort()).toEqual(wanted.sort());
  expect(Math.min(paused, scripted)).toBeGreaterThan(0);
});

it('games with extensions repeat as well, until each extension was run', async () => {
  for (let number = 1; number <= 2 || (number <= 60 && extensions.some((name) => !run.has(name))); number++) {
    const { problems } = await checkGame(number, 120, extendedGame);
    expect(problems).toEqual([]);
  }
  expect(extensions.filter((name) => !run.has(name))).toEqual([]);
});

it('generated games cover every condition, script event and kind of input', () => {
  const texts: string[] = [];
  for (let number = 1; number <= 150; number++) texts.push(JSON.stringify(textOf(number)));
  const all = texts.join('\n');
  expect(predicateTypes.filter((type) => !all.includes(`"predicate":{"type":"${type}"`))).toEqual([]);
  expect(delegateEvents.filter(({ event }) => !all.includes(`"event":"${event}"`))).toEqual([]);
  const inputs = ['keyDown', 'pointerMove', 'touchEnd', 'gamepad', 'controller', 'screen', 'accelerometer'];
  const answers = ['text', 'textCancel', 'adReward', 'windowResize', 'purchase', 'platformConnected', 'answer'];
  expect([...inputs, ...answers].filter((type) => !all.includes(`"type":"${type}"`))).toEqual([]);
});

function textOf(number: number): unknown {
  const { project, events } = generatedGame(number, 100);
  return [...[project.actors, project.scenes, project.delegates].map((documents) => [...documents.values()]), events];
}

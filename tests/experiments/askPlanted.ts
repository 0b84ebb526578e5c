import type { Path } from '@playhouse/core';
import { createHeadlessPorts, type WhyAnswer } from '@playhouse/runtime';
import { expect } from 'vitest';
import { GameExplainer } from '../../packages/player/src/remote/gameExplainer.ts';
import { LocalSimulation } from '../../packages/player/src/simulation/localSimulation.ts';
import type { PlantedCase } from './plantedCase.ts';
import type { Host, PlayedGame } from './plantedGame.ts';

/** Default number of frames of the scene before a question. */
const usualFrames = 60;

/** Plants a case in a game, plays it like the preview, and asks like the panel. */
export async function expectAnswer(game: PlayedGame, host: Host, asked: PlantedCase): Promise<void> {
  const { project, path } = asked.plant(host);
  const simulation = new LocalSimulation({
    keepsHistory: true,
    ports: () => createHeadlessPorts(project),
    gameEvents: {},
  });
  await simulation.begin({ project, sceneId: game.firstScene, seed: 1, records: false });
  const { entered } = host;
  const events = [...game.events, ...(asked.events ?? []).map((event) => ({ ...event, frame: entered + event.frame }))];
  const until = entered + (asked.frames ?? usualFrames);
  while (simulation.frame < until) simulation.advance(events.filter(({ frame }) => frame === simulation.frame + 1));
  const before = simulation.game.stateHash();
  const answer = await new GameExplainer(() => simulation).why({ path: path(asked.at) });
  expect(simulation.game.stateHash(), 'the game does not notice').toBe(before);
  simulation.destroy();
  const says = typeof asked.says === 'string' ? asked.says : asked.says(host);
  expect(answer).toMatchObject({ sentence: says, isExact: true, to: until });
  if (asked.leads) expect(leadsOf(answer)).toEqual(asked.leads.map(path));
}

function leadsOf(answer: WhyAnswer | undefined): Path[] | undefined {
  return answer?.leads.map(({ path }) => path);
}

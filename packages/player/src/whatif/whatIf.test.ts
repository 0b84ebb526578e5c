import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import { createHeadlessPorts } from '@playhouse/runtime';
import { describe, expect, test } from 'vitest';
import { beginGame } from '../simulation/gameSession.ts';
import type { Ghosts } from './ghost.ts';
import { createWhatIf } from './whatIf.ts';

const frames = 60;
const ballSpeed = 60;

const move: BehaviorDescription = {
  class: 'MoveBehavior',
  attributes: { direction: 0, space: 1, moveType: 0, speed: ballSpeed },
};
const afterHalfASecond = (behaviors: readonly BehaviorDescription[]): BehaviorDescription => ({
  class: 'TimerBehavior',
  attributes: { timerType: 0, interval: 0.5 },
  behaviors,
});

/** A hero, and a ball that rolls away from where he is, with these behaviors. */
function besideABall(hero: readonly BehaviorDescription[], ball: readonly BehaviorDescription[] = []): Project {
  return buildProject({
    prototypes: [
      { id: 'id5', name: 'Hero', behaviors: hero },
      { id: 'id6', name: 'Ball', behaviors: [move, ...ball] },
      { id: 'id7', name: 'Crumb' },
    ],
    scenes: [
      {
        layers: [
          {
            actors: [
              { prototype: 'id5', position: { x: 100, y: 100 } },
              { prototype: 'id6', position: { x: 120, y: 100 } },
            ],
          },
        ],
      },
    ],
  });
}

/** Paths of the hero, the first actor of the game, and of those he touches. */
async function pathsOf(project: Project): Promise<Ghosts> {
  const ports = createHeadlessPorts(project);
  const session = await beginGame({ project, ports, seed: 1, sceneId: undefined, keepsHistory: true, records: false });
  const [actor] = session.game.view.scenes[0]?.layers[0]?.actors ?? [];
  const whatIf = await createWhatIf({ project, moment: session.moment(), pending: [], facts: ports.facts });
  const ghosts = await whatIf.ask({ project, actor: actor?.key ?? 0, frames });
  whatIf.destroy();
  session.game.destroy();
  if (!ghosts) throw new Error('The game begins again.');
  return ghosts;
}

const crumbs: BehaviorDescription[] = Array.from({ length: 1100 }, () => ({
  class: 'SpawnAction',
  attributes: { prototypeKey: 'id7' },
}));

describe('the path of an actor that was touched', () => {
  test.each<[string, readonly BehaviorDescription[], Ghosts['ending']]>([
    ['to the end', [], 'time'],
    ['into the frame in which the chosen actor is gone', [afterHalfASecond([{ class: 'DestroyAction' }])], 'gone'],
    ['when the scene becomes too full to search for contacts', [afterHalfASecond(crumbs)], 'time'],
  ])('is followed %s', async (_words, behaviors, ending) => {
    const paths = await pathsOf(besideABall(behaviors));
    const ball = paths.ghosts.find(({ name }) => name === 'Ball');
    const [left = 0, right = 0] = [ball?.points[0], ball?.points.at(-2)];
    expect(paths.ending).toBe(ending);
    expect(ball).toMatchObject({ from: 0, isGone: false });
    expect(ball?.points).toHaveLength((paths.frames + 1) * 2);
    expect(right - left).toBeCloseTo((paths.frames * ballSpeed) / 60, 3);
  });

  test('ends where that actor is gone', async () => {
    const { ghosts } = await pathsOf(besideABall([], [afterHalfASecond([{ class: 'DestroyAction' }])]));
    const ball = ghosts.find(({ name }) => name === 'Ball');
    expect(ball).toMatchObject({ isGone: true });
    expect(ball?.points.length).toBeLessThan((frames / 2 + 2) * 2);
  });
});

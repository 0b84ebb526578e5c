import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import {
  behavior,
  condition,
  constrain,
  count,
  expression,
  gameAttributes,
  rule,
  soloGame,
  timer,
  write,
} from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

const collide = (attributes: Record<string, unknown>) => behavior('CollideBehavior', attributes);
const go = behavior('MoveBehavior', { direction: 0, speed: 300, space: 1 });

interface Pair {
  readonly mover: readonly BehaviorDescription[];
  readonly wall?: readonly BehaviorDescription[];
  readonly physics?: Record<string, unknown>;
  readonly frames?: number;
}

/** A mover of 100 px at 0 that runs towards a wall of 100 px at 300. */
async function meet({ mover, wall = [], physics = {}, frames = 120 }: Pair) {
  const project = soloGame(
    [],
    {},
    {
      attributes: gameAttributes,
      prototypes: [
        { name: 'Mover', physics: { restitution: 0, friction: 0 }, behaviors: [go, ...mover] },
        {
          name: 'Wall',
          attributes: { tags: 'Solid\tBrick' },
          physics: { movable: false, restitution: 0, friction: 0, ...physics },
          behaviors: wall,
        },
      ],
      scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id2', position: { x: 300, y: 0 } }] }] }],
    },
  );
  const game = await playProject(project, { frames });
  const [moved, stood] = game.actorList();
  return { game, x: moved?.position.x ?? Number.NaN, wallX: stood?.position.x ?? Number.NaN };
}

describe('Collide', () => {
  it.each([
    ['with the wall’s prototype', { mover: [collide({ mode: 0, prototypeKey: 'id2' })] }, true],
    ['with a tag of the wall', { mover: [collide({ mode: 1, actorTag: 'Brick' })] }, true],
    ['only on the wall’s side', { mover: [], wall: [collide({ mode: 0, prototypeKey: 'id1' })] }, true],
    ['with another tag', { mover: [collide({ mode: 1, actorTag: 'Soft' })] }, false],
    ['with no tag', { mover: [collide({ mode: 1, actorTag: '' })] }, false],
    ['with nothing', { mover: [] }, false],
    ['only for half a second', { mover: [timer('for', 0.5, [collide({ mode: 1, actorTag: 'Solid' })])] }, false],
    [
      'two at once, one of which ends',
      {
        mover: [collide({ mode: 1, actorTag: 'Solid' }), timer('for', 0.5, [collide({ mode: 1, actorTag: 'Solid' })])],
      },
      true,
    ],
  ])('%s stops the mover: %o %s', async (_, pair, isStopped) => {
    const { x, wallX } = await meet(pair);
    expect(wallX).toBe(300);
    if (isStopped) expect(Math.abs(x - 200)).toBeLessThan(3);
    else expect(x).toBeGreaterThan(550);
  });

  it('pushes an actor that can be moved', async () => {
    const { wallX } = await meet({ mover: [collide({ mode: 1, actorTag: 'Solid' })], physics: { movable: true } });
    expect(wallX).toBeGreaterThan(320);
  });

  it('is not needed to detect an overlap', async () => {
    const seen = rule(condition('collision', { mode: 1, actorTag: 'Brick' }), [write('t')], [write('f')]);
    const { game } = await meet({ mover: [seen] });
    expect(game.attributes()['game.label']).toBe('ftf');
  });

  it('leaves a stopped actor with velocity 0', async () => {
    const read = constrain(count, expression`${'self.aspects.motion.attributes.linearVelocity.x'}`);
    const { game } = await meet({ mover: [collide({ mode: 1, actorTag: 'Solid' }), read] });
    expect(Math.abs(Number(game.attributes()['game.count']))).toBeLessThan(1);
  });
});

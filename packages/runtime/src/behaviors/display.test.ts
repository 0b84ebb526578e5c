import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import type { Game } from '../index.ts';
import {
  behavior,
  change,
  constrain,
  count,
  expression,
  keyDown,
  rule,
  soloGame,
  timer,
} from '../test/describeGame.ts';
import { playProject, startProject, stepFrames } from '../test/playProject.ts';

function actorOf(game: Game) {
  const actor = game.view.scenes[0]?.layers[0]?.actors[0];
  if (!actor) throw new Error('no actor');
  return actor;
}

const text = (attributes: Record<string, unknown>) => behavior('DisplayTextBehavior', attributes);

describe('Display Text', () => {
  it.each([
    ['plain', 'plain'],
    [expression`1 / 3`, '0.333333'],
    [expression`2 / 3`, '0.666667'],
    [expression`6 / 2`, '3'],
    [expression`0.5`, '0.5'],
    [expression`"x" .. 1 / 3`, 'x0.33333333333333'],
    [expression`1 < 2`, 'true'],
    [expression`"a" * 2`, ''],
    ['', ''],
  ])('shows %o as "%s"', async (shown, expected) => {
    const game = await playProject(soloGame([text({ text: shown })]));
    expect(actorOf(game).texts.map((one) => one.text)).toEqual([expected]);
  });

  it('uses the defaults of the catalogue and the values that are set', async () => {
    const color = { red: 1, green: expression`1 / 2`, blue: 0, alpha: 1 };
    const game = await playProject(
      soloGame([text({ text: 'a', size: 12, color, offsetx: 3, wrap: true, directionSpace: 1 })]),
    );
    expect(actorOf(game).texts[0]).toMatchObject({
      size: 12,
      red: 1,
      green: 0.5,
      blue: 0,
      alpha: 1,
      offsetX: 3,
      offsetY: 0,
      wrap: true,
      alignment: 1,
      directionSpace: 1,
      direction: 0,
      space: 0,
    });
  });

  it('follows its value in every frame and notifies the player only of changes', async () => {
    const project = soloGame([
      constrain(count, expression`floor(${'self.attributes.time'})`),
      text({ text: expression`${count}` }),
    ]);
    const game = await playProject(project, { frames: 58 });
    const { version } = actorOf(game);
    game.step([]);
    expect(actorOf(game)).toMatchObject({ version, texts: [{ text: '0' }] });
    game.step([]);
    expect(actorOf(game).texts[0]?.text).toBe('1');
    expect(actorOf(game).version).toBeGreaterThan(version);
  });

  it('appears while it is active, in list order', async () => {
    const project = soloGame([timer('for', 0.1, [text({ text: 'a' })]), text({ text: 'b' })]);
    const game = await playProject(project, { frames: 6 });
    expect(actorOf(game).texts.map((one) => one.text)).toEqual(['a', 'b']);
    game.step([]);
    expect(actorOf(game).texts.map((one) => one.text)).toEqual(['b']);
  });
});

describe('Animate', () => {
  const animate = (attributes: Record<string, unknown>) =>
    behavior('AnimateBehavior', { images: 'a\tb\tc', speed: 10, ...attributes });
  const start = { attributes: { image: 'still' } };

  it.each([
    [1, {}, 'a'],
    [6, {}, 'a'],
    [7, {}, 'b'],
    [13, {}, 'c'],
    [19, {}, 'a'],
    [19, { loop: false }, 'c'],
    [100, { loop: false }, 'c'],
    [5, { speed: 30 }, 'c'],
    [5, { images: '' }, 'still'],
  ])('shows in frame %d with %o the image %s', async (frames, attributes, image) => {
    const game = await playProject(soloGame([animate(attributes)], start), { frames });
    expect(actorOf(game).image).toBe(image);
  });

  it.each([
    [true, 'still'],
    [false, 'b'],
  ])('with restoring the image %s ends with %s', async (restoreActorImage, image) => {
    const game = await playProject(soloGame([timer('for', 0.15, [animate({ restoreActorImage })])], start), {
      frames: 20,
    });
    expect(actorOf(game).image).toBe(image);
  });

  it('writes the number of the image to an attribute', async () => {
    const game = await playProject(soloGame([animate({ currentFrameAttribute: count })], start), { frames: 13 });
    expect(game.attributes()['game.count']).toBe(3);
  });

  it('replaces an earlier one when it starts, and restores the first image', async () => {
    const later = timer('after', 0.1, [timer('for', 0.1, [animate({ images: 'x\ty' })])]);
    const project = soloGame([animate({ loop: true }), later], start);
    expect(actorOf(await playProject(project, { frames: 8 })).image).toBe('x');
    expect(actorOf(await playProject(project, { frames: 30 })).image).toBe('still');
  });
});

it('Change Image sets another image once, and no image when it is blank', async () => {
  const set = (image: string) => behavior('ChangeImageAction', { image });
  const size = { attributes: { image: 'old', size: { width: 7, height: 8 } } };
  expect(actorOf(await playProject(soloGame([set('new')], size)))).toMatchObject({ image: 'new', width: 7, height: 8 });
  expect(actorOf(await playProject(soloGame([set('')], size))).image).toBe('');
});

describe('Replicate', () => {
  it.each([
    [3, 3],
    [0, 0],
    [-2, 0],
    [2.4, 2],
    [2.5, 3],
    [expression`1 + 1`, 2],
  ])('draws %o copies as %d', async (copies, drawn) => {
    const game = await playProject(soloGame([behavior('ReplicateBehavior', { copies, spacing: 20, angle: 90 })]));
    expect(actorOf(game).replicate).toMatchObject({ copies: drawn, spacing: 20, angle: 90 });
  });

  it('ends with its parent', async () => {
    const game = await playProject(soloGame([timer('for', 0.1, [behavior('ReplicateBehavior')])]), { frames: 10 });
    expect(actorOf(game).replicate).toBeUndefined();
  });
});

describe('Particles', () => {
  const particles = (attributes: Record<string, unknown>) =>
    behavior('ParticlesBehavior', { numParticles: 10, startupTime: 1, lifetime: 0.5, speed: 60, ...attributes });
  const emitter = (game: Game) => actorOf(game).emitters[0];

  it('spreads the first births over the startup time', async () => {
    const game = await startProject(soloGame([particles({ lifetime: 10 })]));
    const counts: number[] = [];
    for (let frame = 1; frame <= 60; frame++) {
      game.step([]);
      counts.push(emitter(game)?.count ?? 0);
    }
    expect([counts[0], counts[5], counts[6], counts[29], counts[30], counts[59]]).toEqual([1, 1, 2, 5, 6, 10]);
  });

  it('emits a new particle when one dies', async () => {
    const game = await playProject(soloGame([particles({ startupTime: 0 })]), { frames: 100 });
    expect(emitter(game)?.count).toBe(10);
    expect(Math.max(...(emitter(game)?.x.slice(0, 10) ?? []))).toBeLessThanOrEqual(30);
  });

  it('launches them from the given position in the given direction', async () => {
    const given = {
      startupTime: 0,
      lifetime: 10,
      direction: 90,
      emitterOffsetX: 5,
      size: 8,
      rotation: 10,
      angularVelocity: 60,
    };
    const project = soloGame([particles(given)], {}, { instance: { position: { x: 100, y: 100 } } });
    const game = await playProject(project, { frames: 31 });
    const view = emitter(game);
    expect([view?.x[0], view?.y[0], view?.size[0], view?.rotation[0]]).toEqual([
      105,
      expect.closeTo(130),
      8,
      expect.closeTo(40),
    ]);
  });

  it('changes size and color over their transitions', async () => {
    const color = { red: 1, green: 0, blue: 0, alpha: 1 };
    const colorTarget = { red: 0, green: 1, blue: 0, alpha: 0 };
    const given = {
      startupTime: 0,
      lifetime: 10,
      size: 10,
      sizeChange: true,
      sizeTarget: 20,
      sizeTransitionTime: 1,
      color,
      colorTarget,
      colorChange: true,
      colorTransitionTime: 0.5,
    };
    const game = await playProject(soloGame([particles(given)]), { frames: 31 });
    const view = emitter(game);
    expect([view?.size[0], view?.red[0], view?.green[0], view?.alpha[0]]).toEqual([expect.closeTo(15), 0, 1, 0]);
  });

  it('falls with the gravity of the scene if so configured', async () => {
    const rest = {
      scenes: [{ attributes: { gravity: { x: 0, y: 600 } }, layers: [{ actors: [{ prototype: 'id1' }] }] }],
    };
    const still = { attributes: {}, physics: { movable: false } };
    const height = async (affectedByGravity: boolean) =>
      emitter(
        await playProject(soloGame([particles({ startupTime: 0, lifetime: 10, affectedByGravity })], still, rest), {
          frames: 31,
        }),
      )?.y[0];
    expect(await height(false)).toBeCloseTo(0);
    expect(await height(true)).toBeLessThan(-60);
  });

  it('evaluates random values for every particle, the same for the same seed', async () => {
    const project = soloGame([particles({ startupTime: 0, direction: expression`random(0, 359)` })]);
    const places = async (seed: number) =>
      Array.from(emitter(await playProject(project, { frames: 20, seed }))?.x ?? []);
    expect(new Set(await places(1)).size).toBeGreaterThan(5);
    expect(await places(1)).toEqual(await places(1));
    expect(await places(1)).not.toEqual(await places(2));
  });

  it('lets living particles finish when it ends, and is then removed', async () => {
    const project = soloGame([rule(keyDown('a'), [particles({ startupTime: 0 })])]);
    const game = await startProject(project);
    const events = [{ frame: 1, type: 'keyDown', key: 'a' } as const, { frame: 10, type: 'keyUp', key: 'a' } as const];
    stepFrames(game, 25, events);
    expect(emitter(game)?.count).toBe(10);
    stepFrames(game, 10);
    expect(actorOf(game).emitters).toEqual([]);
  });

  it('continues while the actor is invisible', async () => {
    const hide = change('self.aspects.graphics.attributes.visible', 'false');
    expect(emitter(await playProject(soloGame([particles({}), hide]), { frames: 5 }))?.count).toBe(1);
  });
});

describe('Control Camera', () => {
  const follow = behavior('ControlCameraBehavior');

  async function cameraAt(
    x: number,
    y: number,
    tracking: { width: number; height: number },
    list: readonly BehaviorDescription[] = [follow],
    origin = { x: 0, y: 0 },
  ) {
    const camera = { origin, size: { width: 1000, height: 500 }, trackingArea: tracking, rotation: 0 };
    const scene = {
      attributes: { size: { width: 3000, height: 2000 }, camera },
      layers: [{ actors: [{ prototype: 'id1', position: { x, y } }] }],
    };
    const game = await playProject(soloGame(list, {}, { scenes: [scene] }), { frames: 2 });
    const view = game.view.scenes[0]?.camera;
    return [view?.x, view?.y];
  }

  it.each([
    [500, 250, 0, 0],
    [700, 350, 0, 0],
    [701, 351, 1, 1],
    [1500, 1000, 800, 650],
    [2900, 1990, 2000, 1500],
    [-500, -500, 0, 0],
  ])('for an actor at (%d, %d) moves only by the overshoot, to (%d, %d)', async (x, y, left, bottom) => {
    expect(await cameraAt(x, y, { width: 400, height: 200 })).toEqual([left, bottom]);
  });

  it('with a tracking area of 0 keeps the actor in the middle', async () => {
    expect(await cameraAt(1500, 1000, { width: 0, height: 0 })).toEqual([1000, 750]);
  });

  it('does not move the camera without a controller', async () => {
    expect(await cameraAt(1500, 1000, { width: 0, height: 0 }, [])).toEqual([0, 0]);
  });

  it.each([
    [{ x: 2500, y: 100 }, [2000, 100]],
    [{ x: -40, y: 1900 }, [0, 1500]],
    [{ x: 2000, y: 1500 }, [2000, 1500]],
  ])('starts inside the scene: set to %o, it is at %o', async (origin, place) => {
    expect(await cameraAt(1500, 1000, { width: 0, height: 0 }, [], origin)).toEqual(place);
  });

  it('follows the most recently activated actor', async () => {
    const scene = {
      attributes: { size: { width: 5000, height: 768 } },
      layers: [
        {
          actors: [
            { prototype: 'id1', position: { x: 1500, y: 0 } },
            { prototype: 'id2', position: { x: 3000, y: 0 } },
          ],
        },
      ],
    };
    const late = { name: 'Late', behaviors: [timer('for', 0.1, [follow])] };
    const project = soloGame([], {}, { prototypes: [{ name: 'First', behaviors: [follow] }, late], scenes: [scene] });
    const game = await startProject(project);
    stepFrames(game, 3);
    expect(game.view.scenes[0]?.camera.x).toBeCloseTo(3000 - 512 - 472);
    stepFrames(game, 10);
    expect(game.view.scenes[0]?.camera.x).toBeCloseTo(1500 - 512 + 472);
  });
});

import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject, type InstanceDescription } from '@playhouse/core/testing';
import { beforeAll, expect, test } from 'vitest';
import { usePlayerPage } from './playerPage.ts';
import { type Color, encodePng } from './png.ts';

const playerPage = usePlayerPage();

const displaySize = { width: 400, height: 300 };
const red: Color = [255, 0, 0, 255];
const green: Color = [0, 255, 0, 255];
const blue: Color = [0, 0, 255, 255];
const black: Color = [0, 0, 0, 255];
const small = { red, green, blue };
const files = new Map([
  ...Object.entries(small).map(([name, color]) => [`images/${name}.png`, encodePng(8, 8, () => color)] as const),
  ['images/large.png', encodePng(640, 640, (x) => (x < 320 ? red : green))] as const,
]);
const images = [...Object.keys(small), 'large'];

beforeAll(async () => {
  await playerPage().page.evaluate(() => {
    const counts = { draws: 0, textures: 0 };
    const prototype = WebGL2RenderingContext.prototype;
    const count = (name: keyof WebGL2RenderingContext, what: keyof typeof counts, by: number) => {
      const original: unknown = Reflect.get(prototype, name);
      if (typeof original !== 'function') throw new Error(`${name} is missing`);
      Reflect.set(prototype, name, function counted(this: unknown, ...args: unknown[]) {
        counts[what] += by;
        return Reflect.apply(original, this, args);
      });
    };
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const)
      count(name, 'draws', 1);
    count('createTexture', 'textures', 1);
    count('deleteTexture', 'textures', -1);
    Object.assign(window, { counts });
  });
});

/** Draw calls and textures in memory so far. */
function counts(): Promise<{ draws: number; textures: number }> {
  return playerPage().page.evaluate(() => ({ ...Reflect.get(window, 'counts') }));
}

function step(times = 1): Promise<void> {
  return playerPage().page.evaluate((steps) => {
    for (let i = 0; i < steps; i++) window.player.step();
  }, times);
}

/** Colors of the picture, y from the bottom. */
async function picture(): Promise<(x: number, y: number) => Color> {
  const pixels = await playerPage().pixels();
  return (x, y) => pixels.at(x, displaySize.height - 1 - y);
}

/** Instances of prototypes with three small pictures, in rows, moving unless told to rest. */
function crowd(count: number, velocity: { x: number; y: number }): InstanceDescription[] {
  return Array.from({ length: count }, (_, i) => ({
    prototype: `id${10 + (i % 3)}`,
    position: { x: 10 + (i % 20) * 20, y: 10 + Math.floor(i / 20) * 20 },
    aspects: { motion: { attributes: { linearVelocity: velocity } } },
  }));
}

const prototypes = Object.keys(small).map((image, i) => ({
  id: `id${10 + i}`,
  attributes: { image, size: { width: 16, height: 16 } },
}));

function gameOf(
  layers: readonly InstanceDescription[][],
  attributes = {},
  behaviors: BehaviorDescription[] = [],
): Project {
  return buildProject({
    displaySize,
    images,
    prototypes: [...prototypes, { id: 'id20', attributes: { size: { width: 10, height: 10 } }, behaviors }],
    scenes: [
      { id: 'id1', attributes, layers: layers.map((actors) => ({ actors })) },
      { id: 'id2', layers: [{ actors: [{ prototype: 'id11', position: { x: 200, y: 150 } }] }] },
    ],
  });
}

test('a layer of plain actors needs one draw call, whatever their pictures, and none when nothing changes', async () => {
  const { open } = playerPage();
  const layers = [crowd(240, { x: 60, y: 0 }), crowd(240, { x: 0, y: 60 })];
  await open(gameOf(layers), files, { isPicture: true });
  const before = await counts();
  await step(10);
  expect((await counts()).draws - before.draws).toBe(10 * 2);
  await open(gameOf([crowd(240, { x: 0, y: 0 })]), files, { isPicture: true });
  await step(2);
  const still = await counts();
  await step(10);
  expect((await counts()).draws).toBe(still.draws);
  const at = await picture();
  expect([at(10, 10), at(30, 10), at(50, 10), at(390, 230)]).toEqual([red, green, blue, blue]);
});

test('neighbors in a texture atlas never bleed, however large a picture is drawn', async () => {
  const shown = Object.keys(small).map((image, i) => ({
    prototype: 'id10',
    position: { x: 70 + i * 130, y: 150 },
    attributes: { image, size: { width: 120, height: 200 } },
  }));
  const { open } = playerPage();
  await open(gameOf([[...shown, ...crowd(20, { x: 0, y: 0 })]]), files, { isPicture: true });
  const at = await picture();
  for (const [i, color] of Object.values(small).entries()) {
    const left = 10 + i * 130;
    for (const x of [left, left + 1, left + 60, left + 119]) expect([at(x, 51), at(x, 249)]).toEqual([color, color]);
  }
});

test('edges between pixels are smooth, without gaps between adjacent actors', async () => {
  const slanted = { prototype: 'id20', position: { x: 100, y: 150 }, attributes: { rotation: 20 } };
  const halves = [80, 90, 100].map((x) => ({ prototype: 'id20', position: { x: x + 200.4, y: 250.3 } }));
  const project = gameOf([
    [{ ...slanted, attributes: { ...slanted.attributes, size: { width: 90, height: 90 } } }, ...halves],
  ]);
  const { open } = playerPage();
  await open(project, files, { isPicture: true });
  const at = await picture();
  const shades = new Set(Array.from({ length: 60 }, (_, i) => at(70 + i, 196)[0]));
  expect(shades.size).toBeGreaterThan(2);
  for (let x = 277; x < 303; x++) expect(at(x, 250)).toEqual([255, 255, 255, 255]);
});

test('changing actors join and leave the batch, and look right', async () => {
  const change = (target: string, RHS: string) => ({
    class: 'ChangeAttributeAction',
    attributes: { name: 'Change', targetAttribute: target, RHS },
  });
  const timer = {
    class: 'TimerBehavior',
    attributes: { name: 'T', conditionType: 1, interval: 0.2, runToCompletion: true },
    behaviors: [
      { class: 'ChangeImageAction', attributes: { name: 'Image', image: 'large' } },
      change('self.aspects.graphics.attributes.zIndex', '1'),
    ],
  };
  const project = gameOf([[]], {}, [timer]);
  const actors = [
    { prototype: 'id20', position: { x: 200, y: 250 }, attributes: { size: { width: 80, height: 40 }, image: 'blue' } },
    ...crowd(40, { x: 0, y: 0 }),
    { prototype: 'id12', position: { x: 200, y: 250 }, attributes: { size: { width: 100, height: 20 } } },
  ];
  const scenes = gameOf([actors], {}, [timer]).scenes;
  const { open } = playerPage();
  await open({ ...project, scenes }, files, { isPicture: true });
  const before = await picture();
  expect([before(180, 250), before(180, 265), before(155, 250)]).toEqual([blue, blue, blue]);
  await step(20);
  const after = await picture();
  expect([after(180, 250), after(220, 250), after(155, 250)]).toEqual([red, green, blue]);
});

test('textures of a scene are freed when it is left', async () => {
  const leave = {
    class: 'TimerBehavior',
    attributes: { name: 'T', conditionType: 1, interval: 0.2, runToCompletion: true },
    behaviors: [{ class: 'ChangeSceneAction', attributes: { name: 'Go', index: 0, sceneKey: 'id2' } }],
  };
  const large = { prototype: 'id20', position: { x: 200, y: 150 }, attributes: { image: 'large' } };
  const { open, page } = playerPage();
  await open(gameOf([[large]], {}, [leave]), files, { isPicture: true });
  const before = await counts();
  await step(30);
  expect(await page.evaluate(() => window.told)).toContain('scene New Scene');
  expect((await picture())(200, 150)).toEqual(green);
  // One page of small pictures was added, the large picture was removed.
  expect((await counts()).textures).toBeLessThanOrEqual(before.textures);
});

test('actors of a wrapping scene enter on the other side without crossing the middle', async () => {
  const actors = [{ ...crowd(1, { x: 600, y: 0 })[0], prototype: 'id10', position: { x: 350, y: 150 } }];
  const { open, page } = playerPage();
  await open(gameOf([actors], { wrapX: true }), files, { isPicture: true });
  let isWrapped = false;
  for (let i = 0; i < 4; i++) {
    await step(3);
    const x = await page.evaluate(() => window.player.game.view.scenes[0]?.layers[0]?.actors[0]?.x ?? 0);
    const at = await picture();
    expect(at(200, 150)).toEqual(black);
    if (x >= 8 && x < 100) {
      isWrapped = true;
      expect(at(x, 150)).toEqual(red);
    }
  }
  expect(isWrapped).toBe(true);
});

test('the picture follows the pixel ratio of the screen and the shape of the host', async () => {
  const { open, page } = playerPage();
  await open(gameOf([crowd(40, { x: 0, y: 0 })]), files, { isPicture: true });
  const canvas = () =>
    page.evaluate(() => {
      const { width, height, style } = document.querySelector('canvas') ?? new HTMLCanvasElement();
      return [width, height, style.width, style.height, style.top];
    });
  expect(await canvas()).toEqual([400, 300, '400px', '300px', '0px']);
  const session = await page.context().newCDPSession(page);
  const screen = { height: 600, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', { ...screen, width: 801, deviceScaleFactor: 2 });
  await page.waitForFunction(() => document.querySelector('canvas')?.width === 800);
  expect(await canvas()).toEqual([800, 600, '400px', '300px', '0px']);
  await session.send('Emulation.setDeviceMetricsOverride', { ...screen, width: 800, deviceScaleFactor: 1 });
  await page.waitForFunction(() => document.querySelector('canvas')?.width === 400);
  await page.evaluate(() => document.querySelector('#host')?.setAttribute('style', 'width:200px;height:400px'));
  await page.waitForFunction(() => document.querySelector('canvas')?.width === 200);
  expect(await canvas()).toEqual([200, 150, '200px', '150px', '125px']);
  expect((await playerPage().pixels()).at(5, 125 + 145)).toEqual(red);
});

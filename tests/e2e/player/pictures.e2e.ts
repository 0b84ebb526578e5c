import type { Project } from '@playhouse/core';
import { buildProject, type InstanceDescription, type PrototypeDescription } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { usePlayerPage } from './playerPage.ts';
import { type Color, encodePng, type Pixels } from './png.ts';

const playerPage = usePlayerPage();

const displaySize = { width: 400, height: 300 };
const red: Color = [255, 0, 0, 255];
const green: Color = [0, 255, 0, 255];
const blue: Color = [0, 0, 255, 255];
const white: Color = [255, 255, 255, 255];
const black: Color = [0, 0, 0, 255];

/** Upper left red, upper right green, lower left blue, lower right white. */
const quarters = encodePng(40, 40, (x, y) => (y < 20 ? (x < 20 ? red : green) : x < 20 ? blue : white));
const files = new Map([['images/quarters.png', quarters]]);

interface Shown extends PrototypeDescription {
  readonly x: number;
  readonly y: number;
}

/** A scene that shows one instance of each description, back to front. */
function sceneOf(shown: readonly Shown[], attributes = {}, scrollable = true): Project {
  const prototypes = shown.map((each, i) => ({ ...each, id: `id${i + 100}` }));
  const actors: InstanceDescription[] = shown.map(({ x, y }, i) => ({ prototype: `id${i + 100}`, position: { x, y } }));
  const scenes = [{ attributes, layers: [{ actors, scrollable }] }];
  return buildProject({ displaySize, prototypes, scenes, images: ['quarters'] });
}

/** The same, with enough invisible neighbors for each kind of actor to be drawn as a batch. */
function crowded(project: Project): Project {
  const scenes = [...project.scenes].map(([id, scene]) => {
    const layers = scene.layers.map((layer) => ({
      ...layer,
      actors: layer.actors.flatMap((actor) => {
        const graphics = { attributes: { ...actor.aspects?.graphics?.attributes, visible: false } };
        const unseen = { ...actor, aspects: { ...actor.aspects, graphics } };
        return [actor, ...Array.from({ length: 16 }, (_, i) => ({ ...unseen, id: `${actor.id}${i + 10}` }))];
      }),
    }));
    return [id, { ...scene, layers }] as const;
  });
  return { ...project, scenes: new Map(scenes) };
}

const bothWays = [
  ['alone', (project: Project) => project],
  ['in batches', crowded],
] as const;

const color = (r: number, g: number, b: number, alpha = 1) => ({ red: r, green: g, blue: b, alpha });
const size = (width: number, height: number) => ({ width, height });

/** The picture of a project, y from the bottom. */
async function draw(project: Project, options = {}): Promise<(x: number, y: number) => Color> {
  const { open, pixels, faults, page } = playerPage();
  await open(project, files, { isPicture: true, ...options });
  const picture: Pixels = await pixels();
  const told = await page.evaluate(() => window.told.filter((line) => !line.startsWith('scene')));
  expect([...faults, ...told]).toEqual([]);
  return (x, y) => picture.at(x, displaySize.height - 1 - y);
}

/** Colors may be off by rounding. */
function near(actual: Color, expected: Color): void {
  for (let i = 0; i < 4; i++) expect(Math.abs((actual[i] ?? 0) - (expected[i] ?? 0)), `${actual}`).toBeLessThan(4);
}

describe('a picture', () => {
  test('has y upward, positions at centers, and the scene’s background', async () => {
    const shown = [{ x: 100, y: 50, attributes: { size: size(60, 40), color: color(1, 0.5, 0) } }];
    const at = await draw(sceneOf(shown, { color: color(0, 0.2, 0.4) }));
    near(at(100, 50), [255, 128, 0, 255]);
    near(at(71, 31), [255, 128, 0, 255]);
    near(at(129, 69), [255, 128, 0, 255]);
    for (const [x, y] of [
      [69, 50],
      [131, 50],
      [100, 29],
      [100, 71],
    ] as const)
      near(at(x, y), [0, 51, 102, 255]);
  });

  test.each(bothWays)('shows images plain, flipped, rotated, tinted and half transparent, %s', async (_name, way) => {
    const image = 'quarters';
    const shown = sceneOf([
      { x: 50, y: 250, attributes: { image, size: size(80, 80) } },
      {
        x: 150,
        y: 250,
        attributes: { image: 'Quarters.PNG', size: size(80, 80) },
        graphics: { flipHorizontally: true },
      },
      { x: 250, y: 250, attributes: { image, size: size(80, 80) }, graphics: { flipVertically: true } },
      { x: 350, y: 250, attributes: { image, size: size(80, 80), rotation: 90 } },
      { x: 50, y: 150, attributes: { image, size: size(80, 80), color: color(0.5, 1, 0) } },
      { x: 150, y: 150, attributes: { image, size: size(80, 80), color: color(1, 1, 1, 0.5) } },
      { x: 250, y: 150, attributes: { image, size: size(80, 80) }, graphics: { visible: false } },
    ]);
    const at = await draw(way(shown));
    const corners = (x: number, y: number) => [
      at(x - 20, y + 20),
      at(x + 20, y + 20),
      at(x - 20, y - 20),
      at(x + 20, y - 20),
    ];
    expect(corners(50, 250)).toEqual([red, green, blue, white]);
    expect(corners(150, 250)).toEqual([green, red, white, blue]);
    expect(corners(250, 250)).toEqual([blue, white, red, green]);
    expect(corners(350, 250)).toEqual([green, white, red, blue]);
    near(at(30, 170), [128, 0, 0, 255]);
    near(at(70, 130), [128, 255, 0, 255]);
    near(at(130, 170), [128, 0, 0, 255]);
    expect(at(230, 170)).toEqual(black);
  });

  test('repeats and anchors images', async () => {
    const image = 'quarters';
    const box = (x: number, y: number, graphics: Readonly<Record<string, unknown>>) => ({
      x,
      y,
      attributes: { image, size: size(100, 100) },
      graphics,
    });
    const at = await draw(
      sceneOf([
        box(60, 240, { horizontalWrap: 2, verticalWrap: 2 }),
        box(180, 240, { horizontalWrap: 1, verticalWrap: 1 }),
        box(300, 240, { horizontalWrap: 1, verticalWrap: 1, horizontalAnchor: 2, verticalAnchor: 2 }),
        box(60, 120, { horizontalWrap: 2, verticalWrap: 0, tileWidth: 50 }),
        box(180, 120, { horizontalWrap: 1, verticalWrap: 1, horizontalAnchor: 1, verticalAnchor: 1 }),
        box(300, 120, { horizontalWrap: 2, verticalWrap: 2, horizontalAnchor: 1, verticalAnchor: 1 }),
      ]),
    );
    expect([at(15, 195), at(35, 195), at(55, 195), at(15, 215), at(95, 275)]).toEqual([blue, white, blue, red, blue]);
    expect([at(135, 195), at(165, 225), at(175, 195), at(135, 235)]).toEqual([blue, green, black, black]);
    expect([at(315, 285), at(345, 255), at(305, 285), at(345, 245)]).toEqual([red, white, black, black]);
    expect([at(20, 160), at(45, 160), at(70, 160), at(20, 80)]).toEqual([red, green, red, blue]);
    expect([at(165, 135), at(195, 105), at(155, 135), at(205, 105)]).toEqual([red, white, black, black]);
    expect([at(285, 135), at(315, 105), at(265, 135), at(335, 105)]).toEqual([red, white, green, blue]);
  });

  test.each(bothWays)('blends, %s', async (_name, way) => {
    const half = color(0.5, 0.5, 0);
    const over = (x: number, blendingMode: number, alpha = 1) => ({
      x,
      y: 150,
      attributes: { size: size(40, 40), color: color(0.2, 0.8, 1, alpha) },
      graphics: { blendingMode },
    });
    const shown = sceneOf([
      { x: 200, y: 150, attributes: { size: size(400, 20), color: half } },
      ...[over(40, 0, 0.5), over(100, 1, 0.5), over(160, 2), over(220, 3), over(280, 4)],
    ]);
    const at = await draw(way(shown));
    near(at(40, 150), [90, 166, 128, 255]);
    near(at(100, 150), [26, 102, 128, 255]);
    near(at(160, 150), [179, 255, 255, 255]);
    near(at(220, 150), [153, 230, 255, 255]);
    near(at(280, 150), [26, 102, 0, 255]);
  });

  test('draws in the order of zIndex, then of layers and actors, even when many share a batch', async () => {
    const many = sceneOf([
      { x: 0, y: 0, attributes: { size: size(20, 20), color: color(0, 0, 1) }, graphics: { zIndex: 3 } },
      { x: 0, y: 0, attributes: { size: size(100, 100), color: color(1, 0, 0) } },
    ]);
    const layers = [
      {
        actors: [
          { prototype: 'id100', position: { x: 100, y: 150 } },
          ...Array.from({ length: 600 }, (_, i) => ({ prototype: 'id101', position: { x: 100 + i / 10, y: 150 } })),
          { prototype: 'id101', position: { x: 160, y: 150 }, attributes: { color: color(0, 1, 0) } },
        ],
      },
    ];
    const scenes = buildProject({ displaySize, scenes: [{ layers }] }).scenes;
    const at = await draw({ ...many, scenes });
    expect([at(100, 150), at(160, 150), at(60, 150)]).toEqual([blue, green, red]);
  });

  test('follows the camera, but not in layers that do not scroll', async () => {
    const camera = { origin: { x: 100, y: 50 }, size: size(200, 150), trackingArea: size(100, 100), rotation: 0 };
    const shown = [{ x: 150, y: 100, attributes: { size: size(20, 20), color: color(1, 0, 0) } }];
    const scrolled = await draw(sceneOf(shown, { size: size(800, 600), camera }));
    expect([scrolled(100, 100), scrolled(118, 118), scrolled(122, 100)]).toEqual([red, red, black]);
    const turned = await draw(sceneOf(shown, { size: size(800, 600), camera: { ...camera, rotation: 90 } }));
    expect([turned(150, 250), turned(100, 100)]).toEqual([red, black]);
    const still = await draw(sceneOf(shown, { size: size(800, 600), camera: { ...camera, size: displaySize } }, false));
    expect(still(150, 100)).toEqual(red);
  });

  test('repeats an actor in a row, in its own directions', async () => {
    const behaviors = [
      { class: 'ReplicateBehavior', attributes: { name: 'Replicate', copies: 3, spacing: 50, angle: 90 } },
    ];
    const plain = { size: size(20, 20), color: color(0, 1, 0) };
    const turned = { size: size(40, 40), image: 'quarters', rotation: -90, color: color(1, 1, 1, 0.5) };
    const tiled = { horizontalWrap: 2, verticalWrap: 2 };
    const at = await draw(
      sceneOf([
        { x: 50, y: 50, attributes: plain, behaviors },
        { x: 150, y: 100, attributes: turned, behaviors },
        { x: 150, y: 200, attributes: { size: size(40, 40), image: 'quarters' }, graphics: tiled, behaviors },
      ]),
    );
    near(at(240, 90), [128, 128, 128, 255]);
    near(at(240, 110), [0, 0, 128, 255]);
    near(at(260, 90), [0, 128, 0, 255]);
    near(at(225, 100), black);
    expect([at(140, 290), at(140, 210), at(160, 240), at(160, 225)]).toEqual([blue, red, white, black]);
    expect([at(50, 50), at(50, 100), at(50, 150), at(50, 200), at(50, 75)]).toEqual([
      green,
      green,
      green,
      black,
      black,
    ]);
  });

  test('shows particles in front of their actor', async () => {
    const particles = {
      class: 'ParticlesBehavior',
      attributes: {
        name: 'Particles',
        numParticles: 1,
        startupTime: 0,
        lifetime: 100,
        direction: 90,
        directionRelativity: 1,
        speed: 60,
        emitterOffsetX: 40,
        emitterOffsetY: 0,
        size: 30,
        color: color(0, 1, 0),
        image: 'quarters',
        rotation: 0,
        sizeChange: false,
        colorChange: false,
        angularVelocity: 0,
        affectedByGravity: false,
        blendingMode: 0,
      },
    };
    const behaviors = [particles];
    const shown = [{ x: 100, y: 100, attributes: { size: size(20, 20), color: color(1, 0, 0) }, behaviors }];
    const { open, pixels, page } = playerPage();
    await open(sceneOf(shown), files);
    await page.evaluate(() => {
      for (let i = 0; i < 60; i++) window.player.step();
    });
    const picture = await pixels();
    const at = (x: number, y: number) => picture.at(x, displaySize.height - 1 - y);
    expect([at(100, 100), at(147, 153), at(147, 167), at(133, 167), at(140, 100)]).toEqual([
      red,
      green,
      green,
      black,
      black,
    ]);
  });

  test('shows a rectangle for missing or broken images, and reports it once', async () => {
    const broken = ['nothing', 'nothing', 'quarters'].map((image, i) => ({
      x: 50 + i * 100,
      y: 50,
      attributes: { image, size: size(20, 20), color: color(1, 0, 0) },
    }));
    const { open, pixels, page, faults } = playerPage();
    await open(sceneOf(broken), new Map([['images/quarters.png', Uint8Array.of(137, 80, 78, 71, 0)]]), {
      isPicture: true,
    });
    const picture = await pixels();
    expect([50, 150, 250].map((x) => picture.at(x, 250))).toEqual([red, red, red]);
    expect(await page.evaluate(() => window.told)).toEqual([
      'notice The image “nothing” cannot be shown. A plain rectangle is shown instead.',
      'warning The image “nothing” cannot be shown. A plain rectangle is shown instead.',
      'notice The image “quarters” cannot be shown. A plain rectangle is shown instead.',
      'warning The image “quarters” cannot be shown. A plain rectangle is shown instead.',
      'scene New Scene',
    ]);
    expect(faults).toEqual([]);
  });

  test('fits into any host', async () => {
    const shown = [{ x: 200, y: 150, attributes: { size: size(400, 300), color: color(1, 0, 0) } }];
    const { open, pixels, page } = playerPage();
    await open(sceneOf(shown), files, { isPicture: true, width: 800, height: 300 });
    const letterbox = await pixels();
    expect([letterbox.at(199, 150), letterbox.at(201, 150), letterbox.at(598, 5), letterbox.at(602, 5)]).toEqual([
      black,
      red,
      red,
      black,
    ]);
    await page.evaluate(() => window.player.setFit('fill'));
    expect((await pixels()).at(5, 5)).toEqual(red);
  });
});

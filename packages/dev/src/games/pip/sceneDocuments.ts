import { createScene, type Instance, type SceneDocument } from '@playhouse/core';
import { idOf } from '../kit/keypaths.ts';
import { at, blocks, display, layer } from '../kit/placing.ts';
import { actors, scenes, self } from './names.ts';

const meadow = { width: 3264, height: 768 };

const sky = (image: string) => at(actors.sky, 512, 384, { image });
const hills = (image: string, x: number, y: number, height: number) =>
  at(actors.hills, x, y, { image, size: { width: 1700, height } });
const lit = (instance: Instance): Instance => ({
  ...instance,
  attributes: {
    ...instance.attributes,
    image: 'lantern-lit',
    [idOf(self.isLit)]: { '@': 'boolean', $: true, name: 'Lit' },
  },
});
const heart = (x: number, number: number) =>
  at(actors.heart, x, 724, { [idOf(self.number)]: { '@': 'integer', $: number, name: 'Number' } });

/** A decorative Pip: without behaviors. */
const waiting = (image: string, x: number, y: number) =>
  at(actors.sign, x, y, { name: 'Pip, waiting', image, size: { width: 72, height: 80 } });

/** The three scenes in playing order. */
export function sceneDocuments(): SceneDocument[] {
  return [titleScene(), meadowScene(), homeScene()];
}

function titleScene(): SceneDocument {
  const scene = createScene(scenes.title, 'Title', display);
  return {
    ...scene,
    layers: [
      layer('Far away', [sky('sky-evening'), hills('hills-far', 512, 190, 380), hills('hills-near', 600, 110, 240)]),
      layer('Ground', [blocks(actors.soil, 0, 0, 16, 1), blocks(actors.grass, 0, 64, 16, 1)]),
      layer('Actors', [
        at(actors.tree, 150, 233),
        at(actors.pine, 860, 223),
        at(actors.mushroom, 330, 163),
        lit(at(actors.lantern, 290, 330)),
        lit(at(actors.lantern, 740, 360)),
        at(actors.sign, 700, 173),
        waiting('pip-stand', 500, 168),
      ]),
      layer('On screen', [at(actors.title, 512, 520)], false),
    ],
  };
}

function homeScene(): SceneDocument {
  const scene = createScene(scenes.home, 'Home', display);
  return {
    ...scene,
    layers: [
      layer('Far away', [sky('sky-night'), hills('hills-near', 512, 120, 260)]),
      layer('Ground', [blocks(actors.soil, 0, 0, 16, 1), blocks(actors.grass, 0, 64, 16, 1)]),
      layer('Actors', [
        at(actors.tree, 900, 233),
        at(actors.house, 512, 236),
        waiting('pip-glad', 390, 168),
        ...[120, 250, 380, 650, 780].map((x, index) => lit(at(actors.lantern, x, 300 + (index % 2) * 60))),
      ]),
      layer('On screen', [at(actors.ending, 512, 560)], false),
    ],
  };
}

function meadowScene(): SceneDocument {
  const scene = createScene(scenes.meadow, 'Lantern Meadow', display);
  return {
    ...scene,
    attributes: {
      ...scene.attributes,
      size: meadow,
      gravity: { x: 0, y: 1400 },
      camera: { ...scene.attributes.camera, trackingArea: { width: 240, height: 600 } },
    },
    layers: [
      layer('Sky', [sky('sky-evening')], false),
      layer('Far away', farAway()),
      layer('Ground', groundBlocks()),
      layer('Actors', meadowActors()),
      layer('On screen', onScreen(), false),
    ],
  };
}

function farAway(): Instance[] {
  return [
    ...[800, 2450].flatMap((x) => [hills('hills-far', x, 190, 380), hills('hills-near', x, 110, 240)]),
    ...[
      [240, 640],
      [900, 560],
      [1450, 660],
      [2050, 590],
      [2620, 650],
      [3080, 560],
    ].map(([x = 0, y = 0]) => at(actors.cloud, x, y)),
  ];
}

function groundBlocks(): Instance[] {
  return [
    blocks(actors.water, 1088, 0, 3, 1),
    blocks(actors.water, 2112, 0, 3, 1),
    ...[
      [0, 17],
      [1280, 13],
      [2304, 15],
    ].flatMap(([left = 0, wide = 0]) => [
      blocks(actors.soil, left, 0, wide, 1),
      blocks(actors.grass, left, 64, wide, 1),
    ]),
    blocks(actors.grass, 544, 240, 3, 1),
    blocks(actors.grass, 1728, 320, 3, 1),
    blocks(actors.grass, 2560, 240, 3, 1),
  ];
}

function meadowActors(): Instance[] {
  return [
    at(actors.tree, 60, 233),
    at(actors.pine, 330, 223),
    at(actors.sign, 210, 173),
    at(actors.pine, 1340, 223),
    at(actors.tree, 1990, 233),
    at(actors.pine, 2400, 223),
    at(actors.tree, 2860, 233),
    at(actors.house, 3060, 236),
    at(actors.mushroom, 960, 163),
    at(actors.mushroom, 1640, 163),
    ...[
      [420, 250],
      [640, 350],
      [960, 430],
      [1184, 330],
      [1520, 320],
      [1824, 460],
      [2656, 370],
    ].map(([x = 0, y = 0]) => at(actors.lantern, x, y)),
    at(actors.crate, 1480, 160),
    at(actors.crate, 1548, 160),
    at(actors.snail, 800, 156),
    at(actors.snail, 1930, 156),
    at(actors.snail, 2560, 156),
    at(actors.pip, 120, 170),
  ];
}

function onScreen(): Instance[] {
  return [
    at(actors.director, -200, -200),
    ...[44, 92, 140].map((x, index) => heart(x, index + 1)),
    at(actors.counter, 944, 722),
    lit(at(actors.lantern, 914, 722, { size: { width: 32, height: 40 } })),
    at(actors.touchLeft, 80, 80),
    at(actors.touchRight, 190, 80),
    at(actors.touchJump, 944, 80),
  ];
}

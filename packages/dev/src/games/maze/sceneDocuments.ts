import { createScene, type Instance, type SceneDocument } from '@playhouse/core';
import { idOf } from '../kit/keypaths.ts';
import { at, display, layer } from '../kit/placing.ts';
import { cell, cellsOf, hedgeRows, mazeSize, middleOf } from './mazeMap.ts';
import { actors, own, scenes } from './names.ts';

const size = { width: mazeSize.columns * cell, height: mazeSize.rows * cell };

/** The four scenes: title, maze, won and lost. */
export function sceneDocuments(): SceneDocument[] {
  return [
    still(scenes.title, 'Title', actors.title, 'meadow', 'thistle-1'),
    mazeScene(),
    still(scenes.picnic, 'Picnic', actors.won, 'meadow', 'picnic'),
    still(scenes.dusk, 'Dusk', actors.lost, 'night', 'thistle-1'),
  ];
}

/** A purely decorative picture. */
const picture = (name: string, image: string, x: number, y: number, width: number, height: number) =>
  at(actors.decoration, x, y, { name, image, size: { width, height } });

function still(id: string, name: string, screen: string, sky: string, hero: string): SceneDocument {
  const isPicnic = hero === 'picnic';
  const heroes = isPicnic
    ? [
        picture('Picnic', 'picnic', 540, 260, 320, 160),
        picture('Thistle', 'thistle-1', 320, 250, 110, 110),
        ...[410, 470, 650].map((x, index) => picture('Strawberry', 'berry', x, 250 + index * 14, 56, 56)),
      ]
    : [picture('Thistle', hero, 470, 250, 150, 150), picture('Strawberry', 'berry', 620, 250, 76, 76)];
  return {
    ...createScene(id, name, display),
    layers: [
      layer('Far away', [picture('Sky', sky, 512, 384, 1024, 768)]),
      layer('Hedges', [
        hedge(-10, 0, 4, 12),
        hedge(1024 - 246, 0, 4, 12),
        ...[
          [310, 120],
          [430, 90],
          [590, 110],
          [700, 80],
        ].map(([x = 0, y = 0]) => at(actors.decoration, x, y)),
      ]),
      layer('Actors', heroes),
      layer('On screen', [at(screen, 512, 520)], false),
    ],
  };
}

function hedge(left: number, bottom: number, wide: number, high: number): Instance {
  const box = { width: wide * cell, height: high * cell };
  return at(actors.hedge, left + box.width / 2, bottom + box.height / 2, { size: box });
}

function mazeScene(): SceneDocument {
  const scene = createScene(scenes.maze, 'Maze', display);
  const camera = { ...scene.attributes.camera, trackingArea: { width: 260, height: 200 } };
  return {
    ...scene,
    attributes: { ...scene.attributes, size, camera },
    layers: [
      layer('Ground', [
        at(actors.path, size.width / 2, size.height / 2, { size }),
        ...placed('f', actors.decoration),
        picnic(),
      ]),
      layer('Hedges', hedges()),
      layer('Things', [
        ...placed('b', actors.berry),
        ...placed('k', actors.redKey),
        ...placed('K', actors.blueKey),
        ...placed('g', actors.redGate),
        ...placed('G', actors.blueGate),
        ...placed('T', actors.hedgehog),
      ]),
      layer('On screen', onScreen(), false),
    ],
  };
}

function placed(mark: string, prototype: string): Instance[] {
  return cellsOf(mark).map((square) => at(prototype, middleOf(square).x, middleOf(square).y));
}

function picnic(): Instance {
  const [first] = cellsOf('P');
  const { x, y } = middleOf(first ?? { column: 0, row: 0 });
  return at(actors.picnic, x + cell / 2, y);
}

function hedges(): Instance[] {
  return hedgeRows().map(({ start, length }) => {
    const { x, y } = middleOf(start);
    return at(actors.hedge, x + ((length - 1) * cell) / 2, y, { size: { width: length * cell, height: cell } });
  });
}

function onScreen(): Instance[] {
  const blue = { image: 'key-blue', [idOf(own.keyColor)]: { '@': 'integer', $: 2, name: 'Key color' } };
  return [
    at(actors.dusk, 512, 384),
    at(actors.director, -200, -200),
    at(actors.counter, 94, 720),
    picture('Strawberry', 'berry', 50, 720, 38, 38),
    picture('Key ring', 'counter', 262, 720, 150, 56),
    at(actors.keyRing, 230, 720),
    at(actors.keyRing, 298, 720, blue),
    at(actors.clock, 930, 720),
  ];
}

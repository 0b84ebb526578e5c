import { createScene, type Instance, type SceneDocument } from '@playhouse/core';
import { idOf } from '../kit/keypaths.ts';
import { at, blocks, display, layer } from '../kit/placing.ts';
import { actors, gravity, own, scenes, sling } from './names.ts';

/** The three scenes in playing order. */
export function sceneDocuments(): SceneDocument[] {
  return [titleScene(), yardScene(), feastScene()];
}

/** A purely decorative picture. */
const picture = (name: string, image: string, x: number, y: number, width: number, height: number) =>
  at(actors.scenery, x, y, { name, image, size: { width, height } });

const farAway = () => layer('Far away', [at(actors.sky, 512, 384), picture('Hills', 'hills', 512, 230, 1024, 330)]);
const meadow = (more: Instance[] = []) =>
  layer('Meadow', [...more, blocks(actors.soil, -256, -32, 24, 1), blocks(actors.ground, -256, 32, 24, 1)]);

function titleScene(): SceneDocument {
  return {
    ...createScene(scenes.title, 'Title', display),
    layers: [
      farAway(),
      meadow([picture('Barn', 'barn', 830, 208, 220, 230), picture('Bush', 'bush', 620, 134, 150, 84)]),
      layer('Actors', [
        picture('Sling', 'fork', 210, 184, 84, 176),
        picture('Nib, waiting', 'mouse-ready', 210, 258, 78, 78),
        picture('Crate', 'crate', 420, 128, 64, 64),
        picture('Crate', 'crate', 488, 128, 64, 64),
        picture('Cheese', 'cheese', 454, 190, 60, 60),
      ]),
      layer('On screen', [at(actors.title, 512, 540)], false),
    ],
  };
}

function feastScene(): SceneDocument {
  return {
    ...createScene(scenes.feast, 'Feast', display),
    layers: [
      farAway(),
      meadow([picture('Barn', 'barn', 200, 208, 220, 230), picture('Bush', 'bush', 860, 134, 150, 84)]),
      layer('Actors', [
        picture('Nib, glad', 'mouse-flying', 512, 152, 120, 120),
        picture('Cheese', 'cheese', 640, 136, 84, 84),
        picture('Cheese', 'cheese', 720, 132, 76, 76),
        picture('Cheese', 'cheese', 680, 196, 76, 76),
      ]),
      layer('On screen', [at(actors.ending, 512, 540)], false),
    ],
  };
}

function yardScene(): SceneDocument {
  const scene = createScene(scenes.yard, 'Yard', display);
  return {
    ...scene,
    attributes: { ...scene.attributes, gravity: { x: 0, y: gravity } },
    layers: [
      farAway(),
      meadow([picture('Bush', 'bush', 330, 134, 150, 84)]),
      layer('Back of the sling', [at(actors.fork, sling.x, 184), band(sling.x + 26)]),
      layer('Actors', [...dots(), ...towers(), at(actors.mouse, sling.x, sling.y)]),
      layer('Front of the sling', [band(sling.x - 26)]),
      layer('On screen', onScreen(), false),
    ],
  };
}

function band(forkX: number): Instance {
  return at(actors.band, sling.x, sling.y, { [idOf(own.forkX)]: { '@': 'real', $: forkX, name: 'Fork X' } });
}

function dots(): Instance[] {
  return Array.from({ length: 9 }, (_, index) =>
    at(actors.dot, -40, -40, {
      [idOf(own.number)]: { '@': 'integer', $: index + 1, name: 'Number' },
      color: { red: 1, green: 1, blue: 1, alpha: 0 },
    }),
  );
}

/** Crates of 64 and planks of 24 by their centers, lowest first. */
function towers(): Instance[] {
  const crates = [
    [496, 128],
    [624, 128],
    [752, 128],
    [624, 192 + 24],
    [752, 192 + 24],
    [688, 280 + 24],
    [920, 128],
    [920, 192],
    [920, 256],
  ];
  return [
    ...crates.map(([x = 0, y = 0]) => at(actors.crate, x, y)),
    at(actors.plank, 688, 172),
    at(actors.plank, 688, 260),
    at(actors.cheese, 496, 186),
    at(actors.cheese, 688, 362),
    at(actors.cheese, 920, 314),
  ];
}

function onScreen(): Instance[] {
  return [
    at(actors.director, 512, 560),
    at(actors.cheeseCounter, 94, 720),
    picture('Cheese', 'cheese', 54, 720, 34, 34),
    at(actors.tryCounter, 264, 720),
    picture('Nib', 'mouse-ready', 226, 722, 36, 36),
    at(actors.again, 976, 720),
  ];
}

import { createScene, type Instance, type SceneDocument } from '@playhouse/core';
import { idOf } from '../kit/keypaths.ts';
import { at, display, layer } from '../kit/placing.ts';
import { actors, own, pebble, scenes } from './names.ts';

/** The four scenes: title, run, home and fallen. */
export function sceneDocuments(): SceneDocument[] {
  return [
    still(scenes.title, 'Title', actors.title, [picture('Pebble', 'pebble-2', 512, 176, 112, 122)]),
    runScene(),
    still(scenes.home, 'Home', actors.home, [
      picture('Igloo', 'igloo', 620, 208, 330, 190),
      picture('Pebble', 'pebble-2', 380, 176, 112, 122),
      ...[250, 300].map((x, index) => picture('Fish', 'fish-1', x, 132 + index * 16, 54, 40)),
    ]),
    still(scenes.fallen, 'Fallen', actors.fallen, [
      picture('Snowman', 'snowman', 600, 170, 84, 118),
      picture('Pebble', 'pebble-fallen', 460, 170, 112, 122),
    ]),
  ];
}

/** A purely decorative picture. */
function picture(name: string, image: string, x: number, y: number, width: number, height: number): Instance {
  return at(actors.scenery, x, y, { name, image, size: { width, height } });
}

function still(id: string, name: string, screen: string, heroes: Instance[]): SceneDocument {
  return {
    ...createScene(id, name, display),
    layers: [
      layer('Far away', [
        at(actors.sky, 512, 384),
        picture('Far hills', 'hills-far', 512, 270, 1024, 300),
        picture('Near hills', 'hills-near', 512, 190, 1024, 190),
      ]),
      layer('Ground', [...ground(), at(actors.scenery, 140, 190), at(actors.scenery, 900, 190)]),
      layer('Actors', heroes),
      layer('Snow', [at(actors.snow, 512, 800)]),
      layer('On screen', [at(screen, 512, 540)], false),
    ],
  };
}

/** Decorative ice, 116 pixels high. */
function ground(): Instance[] {
  return [at(actors.scenery, 576, 20, deepIce()), at(actors.ice, 576, 84, { size: { width: 1280, height: 64 } })];
}

function deepIce(): Record<string, unknown> {
  return { name: 'Deep ice', image: 'deep', size: { width: 1280, height: 64 } };
}

function runScene(): SceneDocument {
  const scene = createScene(scenes.run, 'Run', display);
  const hills = (start: number, y: number, depth: number, image: string, height: number) =>
    at(actors.hills, start, y, {
      image,
      size: { width: 1026, height },
      [idOf(own.start)]: { '@': 'real', $: start, name: 'Start' },
      [idOf(own.depth)]: { '@': 'real', $: depth, name: 'Depth' },
    });
  return {
    ...scene,
    attributes: { ...scene.attributes, gravity: { x: 0, y: 2000 } },
    layers: [
      layer('Far away', [
        at(actors.sky, 512, 384),
        ...[512, 1536].map((x) => hills(x, 270, 0.12, 'hills-far', 300)),
        ...[512, 1536].map((x) => hills(x, 190, 0.35, 'hills-near', 190)),
      ]),
      layer('Ground', [...ground(), at(actors.floor, 512, 84)]),
      layer('Actors', [at(actors.director, -200, -200), at(actors.penguin, pebble.x, pebble.y)]),
      layer('Snow', [at(actors.snow, 512, 800)]),
      layer('On screen', [at(actors.score, 130, 720), at(actors.best, 894, 720)], false),
    ],
  };
}

import { createScene, type SceneDocument } from '@playhouse/core';
import { idOf } from '../kit/keypaths.ts';
import { at, display, layer } from '../kit/placing.ts';
import { actors, own, scenes } from './names.ts';

/** The three scenes in playing order. */
export function sceneDocuments(): SceneDocument[] {
  return [titleScene(), lessonScene(), reportScene()];
}

/** A purely decorative picture. */
const picture = (name: string, image: string, x: number, y: number, width: number, height: number) =>
  at(actors.scenery, x, y, { name, image, size: { width, height } });

const sky = () => layer('Far away', [at(actors.sky, 512, 384)]);

function titleScene(): SceneDocument {
  return {
    ...createScene(scenes.title, 'Title', display),
    layers: [
      sky(),
      layer('Night', [
        picture('Branch', 'branch', 512, 130, 1024, 150),
        picture('Professor Hoot', 'owl-asks', 512, 282, 260, 302),
      ]),
      layer('On screen', [at(actors.title, 512, 556)], false),
    ],
  };
}

function lessonScene(): SceneDocument {
  const answer = (x: number, number: number) =>
    at(actors.answer, x, 96, { [idOf(own.number)]: { '@': 'integer', $: number, name: 'Number' } });
  return {
    ...createScene(scenes.lesson, 'Lesson', display),
    layers: [
      sky(),
      layer('Night', [
        picture('Branch', 'branch', 512, 214, 1024, 150),
        at(actors.board, 628, 424),
        at(actors.owl, 150, 336),
      ]),
      layer('Answers', [answer(182, 1), answer(512, 2), answer(842, 3)]),
      layer('On screen', [at(actors.score, 150, 716), at(actors.director, -200, -200)]),
    ],
  };
}

function reportScene(): SceneDocument {
  return {
    ...createScene(scenes.report, 'Report', display),
    layers: [
      sky(),
      layer('Night', [
        picture('Branch', 'branch', 512, 60, 1024, 150),
        picture('Professor Hoot', 'owl-glad', 940, 186, 150, 174),
      ]),
      layer('On screen', [at(actors.ending, 512, 664)]),
    ],
  };
}

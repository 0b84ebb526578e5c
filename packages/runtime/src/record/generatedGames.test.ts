import { behaviorDescriptors, predicateTypes } from '@playhouse/core';
import { expect, it } from 'vitest';
import { checkGame } from '../test/gameProperties.ts';
import { generatedGame } from '../test/generatedGame.ts';

it('generated games repeat from their record, back and forward, and from snapshots', async () => {
  for (let number = 1; number <= 8; number++) {
    const { problems } = await checkGame(number, 360);
    expect(problems).toEqual([]);
  }
});

it('generated games use every behavior that can run, every condition and every kind of input', () => {
  const texts: string[] = [];
  for (let number = 1; number <= 300; number++) texts.push(JSON.stringify(textOf(number)));
  const all = texts.join('\n');
  const classes = behaviorDescriptors.flatMap((entry) =>
    'editorOnly' in entry && entry.editorOnly ? [] : entry.class,
  );
  expect(classes.filter((name) => !all.includes(`"class":"${name}"`))).toEqual([]);
  expect(predicateTypes.filter((type) => !all.includes(`"predicate":{"type":"${type}"`))).toEqual([]);
  const inputs = ['keyDown', 'pointerMove', 'touchEnd', 'gamepad', 'accelerometer', 'text', 'textCancel', 'adReward'];
  expect(inputs.filter((type) => !all.includes(`"type":"${type}"`))).toEqual([]);
});

function textOf(number: number): unknown {
  const { project, events } = generatedGame(number, 100);
  return [[...project.actors.values()], [...project.scenes.values()], events];
}

import { describe, expect, it } from 'vitest';
import {
  behavior,
  constrain,
  count as counter,
  expression,
  keyDown,
  label as labelPath,
  rule,
  timer,
} from '../test/describeGame.ts';
import { count, drawn, label, width } from '../test/scenarios/observations.ts';
import { press, type Seen, type Statement, see } from '../test/scenarios/scenario.ts';

const replicate = (copies: number) => behavior('ReplicateBehavior', { copies });
const copies = (seen: Seen) => drawn(seen)?.replicate?.copies;

const display: readonly Statement[] = [
  [
    '1.4 Replicate: when a second one ends, the first is drawn in the same frame',
    { behaviors: [replicate(3), timer('for', 0.1, [replicate(5)])], frames: 7, sees: copies, is: 3 },
  ],
  [
    '1.4 Replicate: the later one in the list is drawn',
    { behaviors: [replicate(3), replicate(5)], frames: 7, sees: copies, is: 5 },
  ],
  [
    '1.4 Animate of Otherwise and of the main list take turns without showing the image between them',
    {
      behaviors: [
        rule(
          keyDown('a'),
          [behavior('AnimateBehavior', { images: 'w' })],
          [behavior('AnimateBehavior', { images: 'i' })],
        ),
      ],
      prototype: { attributes: { image: 'still' } },
      events: press('a', 5, 10),
      frames: 5,
      sees: (seen) => drawn(seen)?.image,
      is: 'w',
    },
  ],
  [
    '1.4 the image of an actor may be a computed name',
    {
      behaviors: [constrain('self.attributes.image', expression`"yeti_eat_00" .. 7`)],
      frames: 2,
      sees: (seen) => drawn(seen)?.image,
      is: 'yeti_eat_007',
    },
  ],
  [
    '1.4 Change Size keeps the current aspect ratio',
    {
      behaviors: [behavior('GrowShrinkBehavior', { growthRate: 60 })],
      prototype: { attributes: { size: { width: 50, height: 100 } } },
      frames: 60,
      sees: width,
      is: 80,
    },
  ],
  [
    '1.4 Display Text writes small numbers without a sign or point',
    {
      behaviors: [behavior('DisplayTextBehavior', { text: expression`0 - 0.0000001` })],
      frames: 1,
      sees: (seen) => drawn(seen)?.texts[0]?.text,
      is: '0',
    },
  ],
  [
    '1.5 the type of what was saved is converted on load (6.9)',
    {
      behaviors: [
        behavior('SaveAttributeAction', { targetAttribute: 'self.aspects.graphics.attributes.visible', key: 'k' }),
        behavior('LoadAttributeAction', { targetAttribute: counter, key: 'k' }),
        behavior('LoadAttributeAction', { targetAttribute: labelPath, key: 'k' }),
      ],
      frames: 1,
      sees: (seen) => [count(seen), label(seen)],
      is: [1, 'true'],
    },
  ],
];

describe('display statements of the reference', () => {
  it.each(display)('%s', async (_sentence, scenario) => {
    expect(await see({ behaviors: [], ...scenario })).toEqual(scenario.is);
  });
});

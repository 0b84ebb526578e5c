import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser, type Visit } from './browser.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

type Condition = NonNullable<BehaviorDescription['conditions']>[number];

const event = (id: string, eventType: Condition['eventType'], type: string, attributes: object): Condition =>
  ({
    id,
    class: 'EventCondition',
    eventType,
    attributes: { conditionType: 0 },
    predicate: { type, attributes },
  }) as Condition;

const isOnGround: Condition = {
  id: 'id42',
  class: 'AttributeCondition',
  attributes: { conditionType: 1, subjectAttribute: 'self.attributes.id72' },
  predicate: { type: 'boolean', attributes: { operator: '==', RHS: true } },
};

/** Needs all conditions, and has another rule in its Do. */
const walk: BehaviorDescription = {
  id: 'id40',
  class: 'RuleBehavior',
  attributes: { name: 'Walk', compoundConditionKind: 0 },
  conditions: [event('id41', 'key', 'key', { keyString: 'left', mode: 'down' }), isOnGround],
  behaviors: [
    {
      id: 'id50',
      class: 'RuleBehavior',
      attributes: { name: 'Meet', compoundConditionKind: 1, runOnce: true },
      conditions: [
        event('id51', 'touch', 'touch', { touchState: 'pressed' }),
        event('id52', 'overlaps or collides', 'collision', { mode: 0, prototypeKey: 'id2', actorTag: '' }),
        event('id53', 'overlaps or collides', 'collision', { mode: 1, prototypeKey: '', actorTag: 'light' }),
        event('id54', 'mouse button', 'mouse', { mouseState: 'up' }),
      ],
      behaviors: [{ id: 'id55', class: 'SpawnAction', attributes: { prototypeKey: '' } }],
      elseBehaviors: [],
    },
  ],
  elseBehaviors: [{ id: 'id60', class: 'MoveBehavior', attributes: { name: 'Drift' }, enabled: false }],
};

function game() {
  return buildProject({
    title: 'Sentences',
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { id72: { '@': 'boolean', $: true, name: 'On ground' } },
        behaviors: [{ id: 'id31', class: 'NoteBehavior', attributes: { note: 'Pip is shy.' } }, walk],
      },
      { id: 'id2', name: 'Lantern', attributes: { tags: 'light' } },
    ],
    scenes: [{ id: 'id20', name: 'Meadow', layers: [{ id: 'id30', actors: [{ id: 'id32', prototype: 'id1' }] }] }],
  });
}

/** What a screen reader has of the list: rows with their levels and states, and the groups of conditions in them. */
async function sentences(page: Page): Promise<string[]> {
  const tree = await page.getByRole('treegrid', { name: 'Behaviors of Pip' }).ariaSnapshot();
  return [...tree.matchAll(/- '?(row|group) "((?:[^"\\]|\\.)*)"(.*?)'?:?$/gm)].flatMap(
    ([, role, name = '', states = '']) => {
      if (role === 'group') return name.startsWith('Condition ') ? [`  ${name}`] : [];
      return [`${states.trim()} ${name}`];
    },
  );
}

/** The names of the controls in a condition. */
const controls = (page: Page, condition: string): Promise<string[]> =>
  page
    .getByRole('group', { name: condition })
    .ariaSnapshot()
    .then((tree) =>
      [...tree.matchAll(/- '?(?:button|textbox) ("(?:[^"\\]|\\.)*")/g)].map(([, name = '']) => JSON.parse(name)),
    );

describe('to a screen reader', () => {
  let opened: Visit;

  beforeAll(async () => {
    opened = await visitProject(game(), undefined, undefined, { viewport: { width: 1366, height: 1800 } });
    const { page } = opened;
    await openPart(page, 'prototype/id1');
    await page.getByRole('row', { name: /^Drift/ }).waitFor();
  });

  afterAll(() => opened.context.close());

  test('rules read as sentences, with what is inside them', async () => {
    await expect
      .poll(() => sentences(opened.page))
      .toEqual([
        '[level=1] Note, in Pip, 1 of 2, enabled: Pip is shy.',
        '[expanded] [level=1] Walk, rule, in Pip, 2 of 2, enabled',
        '[level=2] When all of these are true: key left is down, On ground is true',
        '  Condition 1 of 2: key left is down',
        '  Condition 2 of 2: On ground is true',
        '[expanded] [level=2] Do: 1 behavior',
        '[expanded] [level=2] Meet, rule, in Do of Walk, 1 of 1, enabled, run once',
        '[level=3] When any of these is true: touch is pressed, overlaps or collides with Lantern, overlaps or collides with tag light, mouse button is up',
        '  Condition 1 of 4: touch is pressed',
        '  Condition 2 of 4: overlaps or collides with Lantern',
        '  Condition 3 of 4: overlaps or collides with tag light',
        '  Condition 4 of 4: mouse button is up',
        '[expanded] [level=3] Do: 1 behavior',
        '[expanded] [level=3] Spawn Actor, action, in Do of Meet, 1 of 1, enabled, 1 error',
        '[level=3] Otherwise: nothing yet',
        '[expanded] [level=2] Otherwise: 1 behavior',
        '[expanded] [level=2] Drift, move, in Otherwise of Walk, 1 of 1, off',
      ]);
  });

  test('the controls of a condition read in the order of its words', async () => {
    const { page } = opened;
    const key = ['Condition, Key', 'Key, left', 'Key, all keys', 'State, is down', 'Remove condition 1'];
    expect(await controls(page, 'Condition 1 of 2')).toEqual(key);
    const ground = [
      'Condition, Attribute',
      'What is compared, self["On ground"]',
      'Value, is true',
      'Remove condition 2',
    ];
    expect(await controls(page, 'Condition 2 of 2')).toEqual(ground);
    const overlap = ['Condition, Overlaps or collides', 'With, Actor of type', 'Actor, Lantern', 'Remove condition 2'];
    expect(await controls(page, 'Condition 2 of 4')).toEqual(overlap);
    await page.getByRole('button', { name: 'Conditions needed, Any', exact: true }).waitFor();
  });

  test('rows say that they are selected or closed, and closed rules what they do', async () => {
    const { page } = opened;
    await page.getByRole('row', { name: /^Drift/ }).press('Space');
    await expect
      .poll(() => sentences(page))
      .toContain('[expanded] [level=2] [selected] Drift, move, in Otherwise of Walk, 1 of 1, off');
    await page.getByRole('row', { name: /^Walk, rule/ }).press('ArrowLeft');
    await expect
      .poll(() => sentences(page))
      .toEqual([
        '[level=1] Note, in Pip, 1 of 2, enabled: Pip is shy.',
        '[level=1] Walk, rule, in Pip, 2 of 2, enabled, when key left is down and 1 more, 2 behaviors',
      ]);
    await expect.poll(() => page.getByRole('row', { name: /^Walk/, expanded: false }).count()).toBe(1);
  });
});

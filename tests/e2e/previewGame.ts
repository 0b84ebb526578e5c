import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import type { Frame, Page } from 'playwright';

type Behaviors = readonly BehaviorDescription[];

const speed = 'game.attributes.id901';
const count = 'game.attributes.id902';
const tilt = 'game.attributes.id903';

const expression = (...$: unknown[]) => ({ '@': 'expression', $ });
const change = (id: string, targetAttribute: string, RHS: unknown) => ({
  id,
  class: 'ChangeAttributeAction',
  attributes: { targetAttribute, RHS },
});
const constrain = (id: string, targetAttribute: string, RHS: unknown) => ({
  id,
  class: 'ConstrainAttributeBehavior',
  attributes: { targetAttribute, RHS },
});

/** A rule with behaviors that run when Space is pressed. */
export const whenSpace = (id: string, behaviors: Behaviors) => ({
  id,
  class: 'RuleBehavior',
  attributes: { name: 'Press', compoundConditionKind: 0 },
  behaviors,
  conditions: [
    {
      id: `${id}9`,
      class: 'EventCondition',
      attributes: { conditionType: 0 },
      predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } } as const,
    },
  ],
});

/** A game in which Pip moves at the game's speed, counts key and gamepad presses, and logs how the device is held. */
export function pressGame(more: readonly object[] = [], firstSpeed = 30): Project {
  const press = [change('id54', count, expression({ keypath: count }, ' + 1'))];
  const behaviors = [
    {
      id: 'id50',
      class: 'MoveBehavior',
      attributes: { direction: 0, space: 1, moveType: 0, speed: expression({ keypath: speed }) },
    },
    whenSpace('id51', press),
    constrain('id52', tilt, expression({ keypath: 'game.devices.accelerometer.x' })),
    {
      id: 'id53',
      class: 'TimerBehavior',
      attributes: { name: 'Say', timerType: 0, interval: 0.5 },
      behaviors: [
        {
          id: 'id55',
          class: 'LogDebuggingStatementAction',
          attributes: { name: 'Say where', text: 'here I am' },
        },
      ],
    },
    ...more,
  ];
  return buildProject({
    title: 'Presses',
    displaySize: { width: 480, height: 320 },
    attributes: {
      id901: { '@': 'real', $: firstSpeed, name: 'Speed' },
      id902: { '@': 'integer', $: 0, name: 'Presses' },
      id903: { '@': 'real', $: 0, name: 'Tilt' },
    },
    prototypes: [
      { id: 'id1', name: 'Pip', attributes: { size: { width: 60, height: 60 } }, behaviors: behaviors as Behaviors },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        attributes: { size: { width: 480, height: 320 } },
        layers: [{ id: 'id30', actors: [{ id: 'id40', prototype: 'id1', position: { x: 100, y: 160 } }] }],
      },
    ],
  });
}

/** Opens the preview and waits until the game runs, for `timeout` ms at most. */
export async function playGame(page: Page, timeout = 60_000): Promise<Frame> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor({ timeout });
  const frame = page.frames().find((each) => each.url().includes('preview.html'));
  if (!frame) throw new Error('there is no preview frame');
  return frame;
}

/** Picks Pip from the list, so that its position is watched. */
export async function watchPip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose an actor' }).click();
  await page.getByRole('menuitem', { name: 'Pip' }).click();
  await page.getByLabel('Value of Position.X').waitFor();
}

/** Adds an attribute of the game to the watch. */
export async function watchGame(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Watch an attribute' }).click();
  await page.getByRole('menuitem', { name: 'Game', exact: true }).press('ArrowRight');
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByLabel(`Value of ${name}`).waitFor();
}

/** The value shown in the watch. */
export function watched(page: Page, name: string): Promise<number> {
  return page.getByLabel(`Value of ${name}`).inputValue().then(Number);
}

/** Types a value into the watch. */
export async function setWatched(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByLabel(`Value of ${name}`);
  await field.click();
  await field.fill(value);
  await field.press('Enter');
}

/** The game's step count, as shown in the bar. */
export function gameSeconds(page: Page): Promise<number> {
  return page.getByTitle('Game time in seconds').textContent().then(Number);
}

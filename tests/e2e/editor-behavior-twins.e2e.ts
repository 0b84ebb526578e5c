import { buildProject, type PrototypeDescription } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser, type Visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { countSteps, exposeProject, projectText } from './everyBehavior/editedActor.ts';
import { typeWhenFocused, untilFocused } from './focusedField.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

type Behaviors = NonNullable<PrototypeDescription['behaviors']>;
type Conditions = NonNullable<Behaviors[number]['conditions']>;

const move = (id: string, name: string) => ({ id, class: 'MoveBehavior', attributes: { name } });

const keyIsDown = (id: string, keyString: string): Conditions[number] => ({
  id,
  class: 'EventCondition',
  eventType: 'key',
  attributes: { conditionType: 0 },
  predicate: { type: 'key', attributes: { keyString, mode: 'down' } },
});

const behaviors: Behaviors = [
  { id: 'id31', class: 'NoteBehavior', attributes: { note: 'First' } },
  {
    id: 'id40',
    class: 'RuleBehavior',
    attributes: { name: 'Jump' },
    conditions: [keyIsDown('id41', 'space'), keyIsDown('id42', 'up')],
    behaviors: [move('id43', 'Run'), move('id44', 'Fly')],
    elseBehaviors: [move('id45', 'Rest')],
  },
  {
    id: 'id50',
    class: 'RuleBehavior',
    attributes: { name: 'Walk' },
    conditions: [keyIsDown('id51', 'left')],
    behaviors: [move('id52', 'Step')],
    elseBehaviors: [],
  },
  { id: 'id60', class: 'AnimateBehavior', attributes: { name: 'Dance', images: 'hero\tfoe\tcoin' } },
  move('id61', 'Last'),
];

function game() {
  return buildProject({
    title: 'Twins',
    images: ['hero', 'foe', 'coin'],
    prototypes: [{ id: 'id1', name: 'Pip', attributes: { size: { width: 60, height: 60 } }, behaviors }],
    scenes: [{ id: 'id20', name: 'Meadow', layers: [{ id: 'id30', actors: [{ id: 'id32', prototype: 'id1' }] }] }],
  });
}

/** A row by its key: a card by the id of its behavior, lanes and conditions by that and a word. */
const rowOf = (page: Page, key: string): Locator => page.locator(`[data-row="${key}"]`);
const conditionOf = (page: Page, id: string): Locator => page.locator(`[data-condition="${id}"]`);
const frames = (page: Page): Locator => page.getByRole('grid', { name: 'Images' }).getByRole('row');

/** Drags the middle of an element to a height of another one from 0 to 1. */
async function drag(page: Page, from: Locator, to: Locator, part: number): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('both ends are shown');
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + 6, { steps: 3 });
  await page.mouse.move(end.x + Math.min(60, end.width - 3), end.y + end.height * part, { steps: 6 });
  await drawFrames(page, 3);
  await page.mouse.up();
}

/** The handle in a card's head. */
const gripOf = (page: Page, id: string): Locator => page.locator(`[data-behavior="${id}"] header > [class*=grip]`);

/** Presses keys one after the other in an element. */
async function keys(page: Page, at: Locator, ...pressed: readonly string[]): Promise<void> {
  await at.focus();
  for (const key of pressed) await page.keyboard.press(key);
}

/** Chooses an entry in the menu of a button, and in the submenus on the way. */
async function choose(page: Page, button: Locator, ...path: readonly string[]): Promise<void> {
  await button.press('Enter');
  for (const [at, name] of path.entries()) {
    const item = page.getByRole('menuitem', { name: new RegExp(`^${name}( |$)`) });
    await item.press(at < path.length - 1 ? 'ArrowRight' : 'Enter');
  }
}

const menuOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `More actions for ${name}`, exact: true });

/** Steps in move mode until the screen reader says that this is the place. */
async function stepTo(page: Page, place: string, step: () => Promise<unknown>): Promise<void> {
  const said = page.getByRole('status', { name: 'Moving' });
  await said.getByText(/^Move /).waitFor({ state: 'attached' });
  for (let left = 20; left > 0; left -= 1) {
    const before = (await said.textContent()) ?? '';
    if (before.endsWith(place)) return;
    await step();
    await expect.poll(() => said.textContent()).not.toBe(before);
  }
  expect(await said.textContent()).toContain(place);
}

/** Moves with M and arrow keys. */
async function moveByKeys(page: Page, at: Locator, arrow: string, place: string): Promise<void> {
  await keys(page, at, 'm');
  await stepTo(page, place, () => page.keyboard.press(arrow));
  await page.keyboard.press('Enter');
}

/** Moves with "Move to…" and the buttons that it shows. */
async function moveByMenu(page: Page, menu: Locator, path: readonly string[], button: string, place: string) {
  await choose(page, menu, ...path);
  const tools = page.getByRole('toolbar', { name: 'Move' });
  await stepTo(page, place, () => tools.getByRole('button', { name: button, exact: true }).click());
  await tools.getByRole('button', { name: 'Move here' }).click();
}

const toPlace = ['Move', 'Move to…'];

/** Selects Run and Fly. */
async function selectTwo(page: Page): Promise<void> {
  await keys(page, rowOf(page, 'id43'), 'Shift+ArrowDown');
}

interface Twins {
  readonly drag: (page: Page) => Promise<unknown>;
  readonly byKeys: (page: Page) => Promise<unknown>;
  /** In a menu; for numbers, by typing. */
  readonly byMenu: (page: Page) => Promise<unknown>;
}

const table: readonly (readonly [title: string, twins: Twins])[] = [
  [
    'a behavior of the library to the list',
    {
      drag: (page) => drag(page, rotate(page), rowOf(page, 'id61'), 0.9),
      async byKeys(page) {
        await rowOf(page, 'id61').focus();
        await rotate(page).press('Enter');
      },
      async byMenu(page) {
        await choose(page, menuOf(page, 'Last'), 'Insert below…');
        await typeWhenFocused(page.getByRole('combobox', { name: 'Insert a behavior' }), 'rotate');
        await page.keyboard.press('Enter');
      },
    },
  ],
  [
    'a behavior of the library into a block',
    {
      drag: (page) => drag(page, rotate(page), rowOf(page, 'id50 elseBehaviors'), 0.5),
      async byKeys(page) {
        await keys(page, rowOf(page, 'id50 elseBehaviors'), 'Enter');
        await typeWhenFocused(page.getByRole('combobox', { name: 'Insert a behavior' }), 'rotate');
        await page.keyboard.press('Enter');
      },
      async byMenu(page) {
        await page.getByRole('button', { name: 'Add a behavior to Otherwise' }).last().click();
        await typeWhenFocused(page.getByRole('combobox', { name: 'Insert a behavior' }), 'rotate');
        await page.keyboard.press('Enter');
      },
    },
  ],
  [
    'a card within its list',
    {
      drag: (page) => drag(page, gripOf(page, 'id43'), rowOf(page, 'id44'), 0.9),
      byKeys: (page) => keys(page, rowOf(page, 'id43'), 'Alt+ArrowDown'),
      byMenu: (page) => choose(page, menuOf(page, 'Run'), 'Move', 'Move down'),
    },
  ],
  [
    'a card into a block',
    {
      drag: (page) => drag(page, gripOf(page, 'id61'), rowOf(page, 'id50 behaviors'), 0.5),
      byKeys: (page) => moveByKeys(page, rowOf(page, 'id61'), 'ArrowUp', 'before Step, in Do of Walk'),
      byMenu: (page) => moveByMenu(page, menuOf(page, 'Last'), toPlace, 'Up', 'before Step, in Do of Walk'),
    },
  ],
  [
    'a card from block to block',
    {
      drag: (page) => drag(page, gripOf(page, 'id52'), rowOf(page, 'id40 elseBehaviors'), 0.5),
      byKeys: (page) => moveByKeys(page, rowOf(page, 'id52'), 'ArrowUp', 'before Rest, in Otherwise of Jump'),
      byMenu: (page) => moveByMenu(page, menuOf(page, 'Step'), toPlace, 'Up', 'before Rest, in Otherwise of Jump'),
    },
  ],
  [
    'several cards',
    {
      async drag(page) {
        await selectTwo(page);
        await drag(page, gripOf(page, 'id43'), rowOf(page, 'id52'), 0.9);
      },
      async byKeys(page) {
        await selectTwo(page);
        await moveByKeys(page, rowOf(page, 'id43'), 'ArrowDown', 'at the end, in Do of Walk');
      },
      async byMenu(page) {
        await selectTwo(page);
        await moveByMenu(page, menuOf(page, 'Run'), toPlace, 'Down', 'at the end, in Do of Walk');
      },
    },
  ],
  [
    'a condition within its rule',
    {
      drag: (page) => drag(page, handleOf(page, 'id41'), conditionOf(page, 'id42'), 0.9),
      byKeys: (page) => keys(page, handleOf(page, 'id41'), 'Alt+ArrowDown'),
      byMenu: (page) => choose(page, handleOf(page, 'id41'), 'Move down'),
    },
  ],
  [
    'a condition to another rule',
    {
      drag: (page) => drag(page, handleOf(page, 'id41'), conditionOf(page, 'id51'), 0.2),
      async byKeys(page) {
        const handle = handleOf(page, 'id41');
        await keys(page, handle, 'm', 'ArrowDown', 'Escape');
        await untilFocused(handle);
        expect(await countSteps(page)).toBe(0);
        await moveByKeys(page, handle, 'ArrowDown', 'before condition 1 of Walk');
        await untilFocused(handle);
      },
      byMenu: (page) => moveByMenu(page, handleOf(page, 'id41'), ['Move to…'], 'Down', 'before condition 1 of Walk'),
    },
  ],
  [
    'an image in the strip',
    {
      drag: (page) => drag(page, frames(page).nth(0), frames(page).nth(1), 0.5),
      async byKeys(page) {
        await frames(page).nth(0).getByRole('button', { name: 'Move hero', exact: true }).press('Enter');
        // The places are shown a frame before the keys go from one to the next.
        await untilFocused(placeInStrip(page, 'hero', 'foe'));
        await page.keyboard.press('ArrowRight');
        await untilFocused(placeInStrip(page, 'foe', 'coin'));
        await page.keyboard.press('Enter');
      },
      async byMenu(page) {
        // The drag has left it selected or not: Space would take the selection away again.
        const first = frames(page).nth(0);
        const isChosen = () => first.getAttribute('aria-selected');
        await first.focus();
        await drawFrames(page, 2);
        if ((await isChosen()) !== 'true') await page.keyboard.press('Space');
        await expect.poll(isChosen).toBe('true');
        await choose(page, page.getByRole('button', { name: 'Arrange Images' }), 'Move later');
      },
    },
  ],
  [
    'the dial of an angle',
    {
      async drag(page) {
        const { x = 0, y = 0, width: side = 0 } = (await dialOf(page).boundingBox()) ?? {};
        await page.mouse.move(x + side - 2, y + side / 2);
        await page.mouse.down();
        await page.mouse.move(x + side - 4, y + 4);
        await page.mouse.move(x + side / 2, y + 2);
        await page.mouse.up();
      },
      byKeys: (page) => keys(page, dialOf(page), ...Array.from({ length: 6 }, () => 'Shift+ArrowUp')),
      async byMenu(page) {
        const field = rowOf(page, 'id61').getByRole('spinbutton', { name: 'Direction' });
        await field.fill('90');
        await field.press('Enter');
      },
    },
  ],
  [
    'the letter of a number',
    {
      async drag(page) {
        const letter = page.getByRole('group', { name: 'Size' }).getByText('W', { exact: true });
        const { x = 0, y = 0 } = (await letter.boundingBox()) ?? {};
        await page.mouse.move(x + 4, y + 6);
        await page.mouse.down();
        await page.mouse.move(x + 9, y + 6);
        await page.mouse.move(x + 14, y + 6);
        await page.mouse.up();
      },
      byKeys: (page) => keys(page, width(page), 'Shift+ArrowUp'),
      async byMenu(page) {
        await width(page).fill('70');
        await width(page).press('Enter');
      },
    },
  ],
];

const rotate = (page: Page) => page.getByRole('button', { name: /^Rotate ?, persistent/ });
/** The handle of a condition, which is also its menu. */
const handleOf = (page: Page, id: string) => conditionOf(page, id).getByRole('button', { name: /^More actions for / });
/** A place where an image can be dropped by keyboard. */
const placeInStrip = (page: Page, before: string, after: string) =>
  page.getByRole('button', { name: new RegExp(`^Insert between ${before}, .* and ${after}, `) });
const dialOf = (page: Page) => rowOf(page, 'id61').getByRole('slider', { name: 'Direction, dial' });
const width = (page: Page) => page.getByRole('spinbutton', { name: 'Size W' });

/** The project with new ids named in the order of their occurrence, since they are random. */
async function textOf(page: Page): Promise<string> {
  const made = new Map<string, string>();
  return (await projectText(page)).replaceAll(/id\d{15}/g, (id) => {
    made.set(id, made.get(id) ?? `new${made.size}`);
    return made.get(id) ?? id;
  });
}

describe('a drag has a twin by keyboard and one by menu, with the same project', () => {
  let opened: Visit;
  let before = '';

  beforeAll(async () => {
    const device = { viewport: { width: 1366, height: 2600 } };
    opened = await visitProject(game(), undefined, exposeProject, device);
    const { page } = opened;
    await openPart(page, 'prototype/id1');
    await page.getByRole('tab', { name: 'Behaviors' }).first().click();
    await page.getByRole('searchbox', { name: 'Search behaviors' }).fill('rotate');
    await rotate(page).waitFor();
    before = await textOf(page);
  });

  afterAll(() => opened.context.close());

  /** Back to the first project, with nothing selected. */
  async function undoAll(page: Page): Promise<void> {
    await keys(page, rowOf(page, 'id31'), 'Escape');
    for (let steps = await countSteps(page); steps > 0; steps -= 1) {
      await page.keyboard.press('Control+z');
      await expect.poll(() => countSteps(page)).toBe(steps - 1);
    }
    expect(await textOf(page)).toBe(before);
    // Fields and the strip take the focus back in the next frame.
    await drawFrames(page, 2);
  }

  /** What a way makes of the project. */
  async function made(page: Page, way: (page: Page) => Promise<unknown>): Promise<string> {
    await undoAll(page);
    await way(page);
    await expect.poll(() => textOf(page)).not.toBe(before);
    return textOf(page);
  }

  test.each(table)('%s', async (_, twins) => {
    const { page, faults } = opened;
    const dragged = await made(page, twins.drag);
    expect(await countSteps(page)).toBe(1);
    expect(await made(page, twins.byKeys)).toBe(dragged);
    expect(await made(page, twins.byMenu)).toBe(dragged);
    expect(faults).toEqual([]);
  });
});

import { buildProject } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { untilFocused } from './focusedField.ts';
import { wave } from './player/wave.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

type Behaviors = Exclude<
  NonNullable<NonNullable<Parameters<typeof buildProject>[0]>['prototypes']>[number]['behaviors'],
  undefined
>;

/** A rule without conditions and behaviors. */
const rule = (id: string, name: string) => ({
  id,
  class: 'RuleBehavior',
  attributes: { name },
  conditions: [],
  behaviors: [],
  elseBehaviors: [],
});

const move = (id: string, name: string) => ({ id, class: 'MoveBehavior', attributes: { name } });

function game(behaviors: unknown) {
  return buildProject({
    title: 'Lanterns',
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { id70: { '@': 'integer', $: 3, name: 'Boots' } },
        behaviors: behaviors as Behaviors,
      },
      { id: 'id2', name: 'Lantern' },
    ],
    scenes: [{ id: 'id1', name: 'Meadow', layers: [{ id: 'id10', actors: [{ id: 'id20', prototype: 'id1' }] }] }],
  });
}

async function visitBehaviors(behaviors: unknown) {
  const visit = await visitProject(game(behaviors));
  const { page } = visit;
  await openPart(page, 'prototype/id1');
  return visit;
}

const cards = (page: Page): Locator => page.getByRole('treegrid').getByRole('article');

/** The titles of all cards with their levels, from top to bottom. */
function outline(page: Page): Promise<string[]> {
  return page
    .getByRole('treegrid')
    .getByRole('row')
    .filter({ has: page.locator('article') })
    .evaluateAll((rows) =>
      rows
        .map((row) => ({
          level: Number(row.getAttribute('aria-level')),
          index: Number(row.getAttribute('aria-rowindex')),
          title: row.querySelector('h3')?.textContent ?? '',
        }))
        .sort((a, b) => a.index - b.index)
        .map(({ level, title }) => `${'.'.repeat(level - 1)}${title}`),
    );
}

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function expectOutline(page: Page, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => outline(page)).toEqual(wanted);
}

describe('by keyboard', () => {
  test('a behavior is inserted by its name at the cursor, and undone', async () => {
    const { page, context, faults } = await visitBehaviors([move('id31', 'First'), move('id32', 'Second')]);
    await rowOf(page, 'First').focus();
    await page.keyboard.press('/');
    await page.keyboard.type('ru');
    await page.keyboard.press('Enter');
    await expectOutline(page, ['First', 'Rule', 'Second']);
    await untilFocused(rowOf(page, 'Rule'));
    await page.keyboard.press('Control+z');
    await expectOutline(page, ['First', 'Second']);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('/ starts an empty list', async () => {
    const { page, context } = await visitBehaviors([]);
    await page.getByText('Drag a behavior here, or press / and type its name').waitFor();
    await page.getByRole('button', { name: 'Rule', exact: true }).last().focus();
    await page.keyboard.press('/');
    await page.keyboard.type('spawn');
    await page.keyboard.press('Enter');
    await expectOutline(page, ['Spawn Actor']);
    // A new card is not full of messages; the list of problems knows them.
    await page.getByRole('button', { name: 'Problems: 1 error' }).waitFor();
    expect(await page.getByText('Please choose an actor to spawn.').count()).toBe(0);
    await cards(page)
      .getByRole('button', { name: /^Actor, No actor chosen/ })
      .focus();
    await page.keyboard.press('Tab');
    await page.getByText('Please choose an actor to spawn.').waitFor();
    await context.close();
  });

  test('arrows move between rows, M and Alt with an arrow move a card, Ctrl Shift G groups, Delete deletes', async () => {
    const { page, context } = await visitBehaviors([
      move('id31', 'First'),
      move('id32', 'Second'),
      rule('id40', 'Jump'),
    ]);
    await rowOf(page, 'First').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expectOutline(page, ['Second', 'First', 'Jump']);
    // Where it is counts as one place, so that each arrow leads somewhere else.
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectOutline(page, ['Second', 'Jump', '.First']);
    await rowOf(page, 'Second').focus();
    await page.keyboard.press('Control+Shift+G');
    await expectOutline(page, ['Group', '.Second', 'Jump', '.First']);
    await untilFocused(rowOf(page, 'Group'));
    await rowOf(page, 'Jump').focus();
    await page.keyboard.press('Delete');
    await expectOutline(page, ['Group', '.Second']);
    await page.keyboard.press('Control+z');
    await expectOutline(page, ['Group', '.Second', 'Jump', '.First']);
    await context.close();
  });

  test('a held key is one undo step, moves all that are selected, and works with Caps Lock', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    const { page, context } = await visitBehaviors(titles.map((title, index) => move(`id${31 + index}`, title)));
    const hold = async (keys: readonly string[], times: number) => {
      for (const key of keys.slice(0, -1)) await page.keyboard.down(key);
      for (let time = 0; time < times; time += 1) await page.keyboard.down(keys.at(-1) ?? '');
      for (const key of keys) await page.keyboard.up(key);
    };
    await rowOf(page, 'One').click({ position: { x: 300, y: 20 } });
    await rowOf(page, 'Three').click({ position: { x: 300, y: 20 }, modifiers: ['Shift'] });
    await hold(['Alt', 'ArrowDown'], 3);
    await expectOutline(page, ['Two', 'Four', 'Five', 'One', 'Three']);
    await page.keyboard.press('Control+z');
    await expectOutline(page, titles);
    await page.keyboard.press('Escape');
    await hold(['Control', 'd'], 3);
    await expectOutline(page, ['One', 'Two', 'Three', 'Three', 'Three', 'Three', 'Four', 'Five']);
    await page.keyboard.press('Control+z');
    await expectOutline(page, titles);
    // The copy with the focus is gone: its neighbor has it, and takes the next key.
    await untilFocused(rowOf(page, 'Four'));
    // Caps Lock changes the letter, without Shift.
    await page.keyboard.press('O');
    await page.getByRole('article', { name: /^Four, .*, off/ }).waitFor();
    for (const key of ['M', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expectOutline(page, ['One', 'Two', 'Three', 'Five', 'Four']);
    await context.close();
  });

  test('an undo that comes before a copy has the focus gives it to the neighbor', async () => {
    const { page, context } = await visitBehaviors([move('id31', 'First'), move('id32', 'Last')]);
    await rowOf(page, 'First').focus();
    await page.evaluate(() => {
      const next = requestAnimationFrame;
      window.requestAnimationFrame = (callback) => window.setTimeout(() => next(callback), 200);
      window.cancelAnimationFrame = clearTimeout;
    });
    await page.keyboard.press('Control+d');
    await expectOutline(page, ['First', 'First', 'Last']);
    await page.keyboard.press('Control+z');
    await untilFocused(rowOf(page, 'Last'));
    await context.close();
  });

  test('the trash of a card keeps the cursor in place, and Left leaves Do open', async () => {
    const { page, context } = await visitBehaviors([
      move('id31', 'First'),
      { ...rule('id40', 'Jump'), behaviors: [move('id41', 'Inside')] },
      move('id32', 'Last'),
    ]);
    await page.getByRole('row', { name: /^Do: / }).focus();
    await page.keyboard.press('ArrowLeft');
    await untilFocused(rowOf(page, 'Jump'));
    await expectOutline(page, ['First', 'Jump', '.Inside', 'Last']);
    await rowOf(page, 'Jump').hover();
    await page.getByRole('button', { name: 'Delete Jump' }).click();
    await expectOutline(page, ['First', 'Last']);
    await untilFocused(rowOf(page, 'Last'));
    await page.keyboard.press('Delete');
    await expectOutline(page, ['First']);
    await untilFocused(rowOf(page, 'First'));
    await context.close();
  });

  test('Shift with an arrow selects every row it passes within one list, even faster than rows are rendered', async () => {
    const inside = { ...rule('id40', 'Jump'), behaviors: [move('id41', 'Inside')] };
    const moves = Array.from({ length: 60 }, (_, index) => move(`id${100 + index}`, `Step ${index + 1}`));
    const { page, context } = await visitBehaviors([moves[0], inside, ...moves.slice(1)]);
    await rowOf(page, 'Step 1').focus();
    await page.keyboard.down('Shift');
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('ArrowDown')));
    await page.keyboard.up('Shift');
    await page.keyboard.press('Control+c');
    await page.getByText('21 behaviors copied').waitFor();
    await untilFocused(rowOf(page, 'Step 20'));
    await page.keyboard.down('Shift');
    await Promise.all(Array.from({ length: 18 }, () => page.keyboard.press('ArrowUp')));
    await page.keyboard.up('Shift');
    await page.keyboard.press('Control+c');
    await page.getByText('3 behaviors copied').waitFor();
    // Keys after a jump apply to its target row, even before it is rendered.
    await Promise.all(['End', 'ArrowUp', 'ArrowUp', 'Delete'].map((key) => page.keyboard.press(key)));
    await page.keyboard.press('End');
    await untilFocused(rowOf(page, 'Step 60'));
    await expect.poll(() => rowOf(page, 'Step 58').count()).toBe(0);
    await rowOf(page, 'Step 59').waitFor();
    await context.close();
  });
});

describe('by mouse', () => {
  test('a behavior is dragged from the library between two others', async () => {
    const { page, context } = await visitBehaviors([move('id31', 'First'), move('id32', 'Second')]);
    await page.getByRole('tab', { name: 'Behaviors' }).first().click();
    await page.getByRole('radio', { name: 'Usage' }).click();
    const from = (await page.getByRole('button', { name: /^Rotate ?, persistent/ }).boundingBox()) ?? expect.fail();
    const to = (await rowOf(page, 'Second').boundingBox()) ?? expect.fail();
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 });
    await page.mouse.move(to.x + 200, to.y + 6, { steps: 6 });
    await page.mouse.up();
    await expectOutline(page, ['First', 'Rotate', 'Second']);
    await context.close();
  });

  test('a card is dragged by its grip into a block, but not into itself', async () => {
    const { page, context } = await visitBehaviors([rule('id40', 'Jump'), move('id31', 'First')]);
    const drag = async (title: string, target: Locator) => {
      const grip = (await rowOf(page, title).boundingBox()) ?? expect.fail();
      await page.mouse.move(grip.x + 15, grip.y + 18);
      await page.mouse.down();
      await page.mouse.move(grip.x + 40, grip.y + 30, { steps: 4 });
      const box = (await target.boundingBox()) ?? expect.fail();
      await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 6 });
      await page.mouse.up();
    };
    await drag('First', page.getByText('Do', { exact: true }));
    await expectOutline(page, ['Jump', '.First']);
    await drag('Jump', rowOf(page, 'First'));
    await expectOutline(page, ['Jump', '.First']);
    await context.close();
  });
});

describe('fields', () => {
  test('are edited with their controls, show errors, and create one undo step each', async () => {
    const { page, context } = await visitBehaviors([
      { id: 'id33', class: 'SpawnAction', attributes: { prototypeKey: '' } },
    ]);
    await page.getByText('Please choose an actor to spawn.').waitFor();
    await cards(page)
      .getByRole('button', { name: /^Actor, No actor chosen/ })
      .click();
    await page.getByRole('option', { name: 'Lantern' }).click();
    await page.getByText('Please choose an actor to spawn.').waitFor({ state: 'detached' });
    await cards(page)
      .getByRole('button', { name: /^Actor, Lantern/ })
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await cards(page)
      .getByRole('button', { name: /^Actor, No actor chosen/ })
      .waitFor();
    await context.close();
  });

  test('tables and sounds can be added where they are chosen', async () => {
    const { page, context, faults } = await visitBehaviors([
      { id: 'id33', class: 'AddRemoveRowAction', attributes: {} },
      { id: 'id34', class: 'PlaySoundAction', attributes: {} },
    ]);
    await cards(page)
      .getByRole('button', { name: /, No table chosen$/ })
      .click();
    await page.getByRole('button', { name: 'New table' }).click();
    await cards(page)
      .getByRole('button', { name: /, New Table$/ })
      .waitFor();
    await cards(page)
      .getByRole('button', { name: /, No sound chosen$/ })
      .click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add sounds' }).click();
    const beep = (name: string) => ({ name, mimeType: 'audio/wav', buffer: Buffer.from(wave(0.1)) });
    const words = { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') };
    await (await choosing).setFiles([beep('Beep.wav'), words]);
    await page.getByRole('dialog', { name: 'Add sounds' }).getByText('words.txt').waitFor();
    await page.getByRole('dialog', { name: 'Add sounds' }).getByRole('button', { name: 'Close' }).last().click();
    await cards(page)
      .getByRole('button', { name: /, Beep$/ })
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a condition is added, set to a pressed key, and combined with Any', async () => {
    const { page, context } = await visitBehaviors([rule('id40', 'Jump')]);
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.getByRole('button', { name: 'Key, No key chosen' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('group', { name: 'Condition 1 of 1: key left is down' }).waitFor();
    await page.getByRole('button', { name: 'Conditions needed, All' }).click();
    await page.getByRole('option', { name: 'Any' }).click();
    await page.getByText('of these is true').waitFor();
    await context.close();
  });

  test('Alt with an arrow steps the number of a condition and leaves the condition where it is', async () => {
    const isFast = (id: string, RHS: string) => ({
      id,
      class: 'NumericExpressionCondition',
      attributes: { conditionType: 2, subject: '1' },
      predicate: { type: 'number', attributes: { operator: '<', RHS } },
    });
    const { page, context } = await visitBehaviors([
      { ...rule('id40', 'Jump'), conditions: [isFast('id41', '5'), isFast('id42', '8')] },
    ]);
    const second = page.locator('[data-condition="id42"] [data-key=RHS]').getByRole('textbox');
    await second.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => second.inputValue()).toBe('8.1');
    await page.getByRole('group', { name: 'Condition 2 of 2: 1 < 8.1' }).waitFor();
    await page.locator('[data-condition="id42"]').getByRole('button', { name: 'More actions for condition 2' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('group', { name: 'Condition 1 of 2: 1 < 8.1' }).waitFor();
    await context.close();
  });

  test('a number becomes an expression that names an attribute', async () => {
    const { page, context } = await visitBehaviors([move('id31', 'First')]);
    await cards(page).getByRole('button', { name: 'Expression for Speed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Speed' });
    await dialog.getByRole('textbox').first().click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('self.Boots * 40');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await cards(page).getByText('Boots').waitFor();
    await context.close();
  });
});

test('a list of five thousand behaviors renders only those in view, and its overview zooms', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => move(`id${1000 + index}`, `Move ${index + 1}`));
  const { page, context, faults } = await visitBehaviors(many);
  await rowOf(page, 'Move 1').waitFor();
  expect(await cards(page).count()).toBeLessThan(60);
  await rowOf(page, 'Move 1').focus();
  await page.keyboard.press('End');
  await rowOf(page, 'Move 5000').waitFor();

  const overview = page.getByRole('scrollbar', { name: 'Overview' });
  const position = () => overview.getAttribute('aria-valuetext');
  const { x, y, width, height } = (await overview.boundingBox()) ?? expect.fail();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(position).toMatch(/^Move 24\d\d, 5000 rows$/);
  await page.keyboard.press('+');
  await expect.poll(position).toContain('zoom 200 %');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -800);
  await page.keyboard.up('Control');
  await expect.poll(position).toMatch(/^Move 24\d\d, 5000 rows, zoom 99\d %$/);
  // The frame is held where it was pressed, and the strip follows it.
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 100, { steps: 3 });
  await page.mouse.up();
  await expect.poll(position).toMatch(/^Move 25\d\d, 5000 rows, zoom 99\d %$/);
  await page.keyboard.press('Home');
  await expect.poll(position).toContain('Move 1,');
  await page.keyboard.press('Enter');
  await untilFocused(rowOf(page, 'Move 1'));
  expect(faults).toEqual([]);
  await context.close();
});

import { buildProject } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { keepOpenProject, untilSaved } from './editedProject.ts';
import { nameFieldOf, typeWhenFocused } from './focusedField.ts';
import { actorsOf, clickScene, pointOf, stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** Two scenes, one of them with three actors on two layers, and one row without a definition in each library. */
function game() {
  const project = buildProject({
    title: 'Lanterns',
    prototypes: [
      { id: 'id1', name: 'Pip', attributes: { id7: { '@': 'real', $: 220, name: 'Speed' } } },
      { id: 'id2', name: 'Snail' },
    ],
    scenes: [
      {
        id: 'id1',
        name: 'Meadow',
        layers: [
          { id: 'id10', name: 'Ground', actors: [{ id: 'id20', prototype: 'id1', position: { x: 200, y: 200 } }] },
          {
            id: 'id11',
            name: 'Front',
            actors: [
              { id: 'id21', prototype: 'id1', position: { x: 500, y: 200 } },
              { id: 'id22', prototype: 'id2', position: { x: 500, y: 500 } },
            ],
          },
        ],
      },
      { id: 'id2', name: 'Cave' },
    ],
  });
  const { object } = project;
  return {
    ...project,
    object: { ...object, prototypes: [...object.prototypes, 'id404'], scenes: [...object.scenes, 'id405'] },
  };
}

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

/** A browser whose person picks a blue from the screen. */
function pickBlue(): void {
  const open = () => Promise.resolve({ sRGBHex: '#204080' });
  Object.defineProperty(window, 'EyeDropper', {
    value: class {
      open = open;
    },
  });
}

describe('the inspector', () => {
  test('accepts arithmetic, arrow keys and label drags, each as one undo step', async () => {
    const { page, context, faults } = await visitProject(game());
    await clickScene(page, 200, 200);
    await field(page, 'Size W').fill('92*2');
    await field(page, 'Size W').press('Enter');
    await expect.poll(async () => (await actorsOf(page))[2]).toContain('184 by 100');
    await field(page, 'Position X').focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowUp']) await page.keyboard.press(key);
    await expect.poll(async () => (await actorsOf(page))[2]).toContain('x 212');
    const letter = await field(page, 'Position Y').evaluate((input) => {
      const box = input.previousElementSibling?.getBoundingClientRect();
      return { x: (box?.left ?? 0) + 8, y: (box?.top ?? 0) + 12 };
    });
    await page.mouse.move(letter.x, letter.y);
    await page.mouse.down();
    await page.mouse.move(letter.x + 30, letter.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await actorsOf(page))[2]).toContain('y 230');
    await stageOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await actorsOf(page))[2]).toContain('y 200');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('locks and unlocks values, and shows mixed values of several actors', async () => {
    const { page, context } = await visitProject(game());
    await clickScene(page, 200, 200);
    await page.getByRole('button', { name: 'Unlock speed' }).click();
    await field(page, 'Speed').fill('300');
    await field(page, 'Speed').press('Enter');
    await page.getByText('1 value differs from the prototype').waitFor();
    await page.keyboard.down('Shift');
    await clickScene(page, 500, 200);
    await page.keyboard.up('Shift');
    await expect.poll(() => field(page, 'Speed').getAttribute('aria-valuetext')).toBe('Mixed');
    await field(page, 'Position X').fill('+10');
    await field(page, 'Position X').press('Enter');
    await expect
      .poll(async () => (await actorsOf(page)).map((text) => /x \d+/.exec(text)?.[0]))
      .toEqual([...['x 510', 'x 500', 'x 210']]);
    await page.getByRole('button', { name: 'Lock speed' }).click();
    await expect.poll(() => field(page, 'Speed').inputValue()).toBe('220');
    await context.close();
  });

  test('shows switches of several actors as mixed, and a press turns all of them on', async () => {
    const { page, context, faults } = await visitProject(game());
    const movable = page.getByRole('switch', { name: 'Movable', exact: true });
    const mixed = page.getByRole('checkbox', { name: 'Movable', exact: true });
    await clickScene(page, 200, 200);
    await page.getByRole('button', { name: 'Physics', exact: true }).click();
    await movable.press('Space');
    await expect.poll(() => movable.isChecked()).toBe(false);
    await page.keyboard.down('Shift');
    await clickScene(page, 500, 200);
    await page.keyboard.up('Shift');
    await expect.poll(() => mixed.getAttribute('aria-checked')).toBe('mixed');
    expect(await mixed.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true);
    await page.locator('label').filter({ has: mixed }).getByText('Mixed', { exact: true }).waitFor();
    await mixed.press('Space');
    await expect.poll(() => movable.isChecked()).toBe(true);
    for (const x of [200, 500]) {
      await clickScene(page, x, 200);
      await page.getByRole('heading', { name: 'Pip', exact: true }).waitFor();
      await expect.poll(() => movable.isChecked()).toBe(true);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('explains physics and motion on request, and to screen readers in any case', async () => {
    const { page, context, faults } = await visitProject(game());
    await clickScene(page, 200, 200);
    for (const name of ['Physics', 'Motion']) await page.getByRole('button', { name, exact: true }).click();
    const helpOf = (control: Locator) =>
      control.evaluate((element) => {
        const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      });
    const explained: readonly (readonly [control: Locator, words: RegExp])[] = [
      [page.getByRole('button', { name: 'Shape, Rectangle' }), /outline/],
      [page.getByRole('switch', { name: 'Movable' }), /floors and walls/],
      [field(page, 'Drag'), /loses each second/],
      [field(page, 'Velocity Y'), /Y up/],
    ];
    for (const [control, words] of explained) expect(await helpOf(control)).toMatch(words);
    expect(await field(page, 'Drag').getAttribute('aria-valuetext')).toBe('0 px/s²');
    expect(await field(page, 'Velocity Y').getAttribute('aria-valuetext')).toBe('0 px/s');
    await page.locator('[data-attribute=linearVelocity]').getByText('px/s', { exact: true }).waitFor();
    const words = page.getByText('Turn this off for floors and walls');
    const explain = page.getByRole('button', { name: 'Explain physics' });
    expect(await words.isVisible()).toBe(false);
    await explain.press('Enter');
    await words.waitFor();
    expect(await explain.getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByText('The actor stays in place, but can turn.').isVisible()).toBe(false);
    await explain.press('Enter');
    await words.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('shows, changes, retypes and deletes what only some instances have', async () => {
    const project = game();
    const meadow = project.scenes.get('id1') ?? expect.fail('there is a meadow');
    const layers = meadow.layers.map((layer) => ({
      ...layer,
      actors: layer.actors.map((actor) => {
        const own = { id90: { '@': 'integer', $: 3, name: 'Lives' }, id91: { '@': 'text', $: 'Bo', name: 'Friend' } };
        return actor.prototype === 'id1' ? { ...actor, attributes: { ...actor.attributes, ...own } } : actor;
      }),
    }));
    const scenes = new Map([...project.scenes, ['id1', { ...meadow, layers } as typeof meadow]]);
    const { page, context, faults } = await visitProject({ ...project, scenes });
    await clickScene(page, 200, 200);
    const own = page.getByRole('group', { name: 'Attributes of this actor only' });
    const names = () =>
      own.locator('[data-target*=attribute]').evaluateAll((rows) => rows.map((row) => row.textContent?.trim()));
    const choose = async (name: string, ...entries: readonly string[]) => {
      await page.getByRole('button', { name: `More actions for ${name}` }).click();
      for (const entry of entries) await page.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    await expect.poll(names).toEqual(['Lives', 'Friend']);
    await field(page, 'Lives').fill('7');
    await field(page, 'Lives').press('Enter');
    await choose('Lives', 'Move down');
    await expect.poll(names).toEqual(['Friend', 'Lives']);
    await page.keyboard.down('Shift');
    await clickScene(page, 500, 200);
    await page.keyboard.up('Shift');
    await page.getByText('Attributes of these actors only').waitFor();
    await expect.poll(() => field(page, 'Lives').getAttribute('aria-valuetext')).toBe('Mixed');
    await choose('Lives', 'Type', 'Text');
    const lives = page.getByRole('textbox', { name: 'Lives', exact: true });
    await expect.poll(() => lives.getAttribute('placeholder')).toBe('Mixed');
    await clickScene(page, 500, 200);
    await expect.poll(() => lives.inputValue()).toBe('3');
    await choose('Friend', 'Delete');
    await expect.poll(names).toEqual(['Lives']);
    await choose('Lives', 'Delete');
    await own.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(names).toEqual(['Lives']);
    await clickScene(page, 200, 200);
    await expect.poll(names).toEqual(['Friend', 'Lives']);
    await expect.poll(() => lives.inputValue()).toBe('7');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('adds a tag to each of several actors, which keep their others', async () => {
    const { page, context } = await visitProject(game());
    const add = page.getByLabel('Add to Tags');
    const tags = async () => (await page.getByRole('button', { name: /^Tag / }).allTextContents()).join(' ');
    await clickScene(page, 200, 200);
    await add.fill('Red');
    await add.press('Enter');
    await page.keyboard.down('Shift');
    await clickScene(page, 500, 200);
    await page.keyboard.up('Shift');
    await expect.poll(() => add.getAttribute('placeholder')).toBe('Mixed');
    await add.fill('Fast');
    await add.press('Enter');
    await clickScene(page, 500, 200);
    await expect.poll(tags).toBe('Fast');
    await clickScene(page, 200, 200);
    await expect.poll(tags).toBe('Red Fast');
    await context.close();
  });

  test('follows a drag on the stage, and Esc during it', async () => {
    const { page, context } = await visitProject(game());
    await clickScene(page, 200, 200);
    const before = await field(page, 'Position X').inputValue();
    const at = await pointOf(page, 200, 200);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 60, at.y, { steps: 6 });
    await expect.poll(async () => Number(await field(page, 'Position X').inputValue())).toBeGreaterThan(220);
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page, 'Position X').inputValue()).toBe(before);
    await page.mouse.up();
    await context.close();
  });

  test('changes the scene and the game', async () => {
    const { page, context } = await visitProject(game(), new Map(), pickBlue);
    await field(page, 'Gravity Y').fill('900');
    await field(page, 'Gravity Y').press('Enter');
    await page.getByRole('button', { name: /^Color, / }).click();
    await page.getByRole('textbox', { name: 'Hexadecimal' }).fill('#ffc94a');
    await page.getByRole('textbox', { name: 'Hexadecimal' }).press('Enter');
    await page.getByRole('button', { name: 'Pick a color from the screen' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Hexadecimal' }).inputValue()).toBe('204080');
    await page.keyboard.press('Escape');
    await stageOf(page).focus();
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: /^Color, FFC94A/ }).waitFor();
    await page.getByRole('button', { name: 'Screen orientation' }).click();
    const upsideDown = page.getByRole('group', { name: 'Allowed' }).getByRole('checkbox', { name: 'Upside down' });
    const wasChecked = await upsideDown.isChecked();
    await upsideDown.press('Space');
    await expect.poll(() => upsideDown.isChecked()).toBe(!wasChecked);
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Evening');
    await page.getByRole('textbox', { name: 'Title' }).press('Enter');
    await page.getByRole('button', { name: 'Evening', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add attribute' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Score');
    await page.getByRole('button', { name: 'Add attribute' }).last().click();
    await field(page, 'Score').waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('option', { name: /Added Score/ }).waitFor();
    await page.getByRole('option', { name: /Before all changes/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lanterns', exact: true }).waitFor();
    await context.close();
  });

  test('names the reward of an advertisement, with one undo step for each part', async () => {
    const { page, context } = await visitProject(game());
    await page.getByRole('tab', { name: 'Game' }).click();
    const name = page.getByRole('textbox', { name: 'Ad reward name' });
    await name.fill('Coins');
    await name.press('Enter');
    await field(page, 'Ad reward value').fill('12.4*2');
    await field(page, 'Ad reward value').press('Enter');
    await expect.poll(() => field(page, 'Ad reward value').inputValue()).toBe('25');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => field(page, 'Ad reward value').inputValue()).toBe('0');
    expect(await name.inputValue()).toBe('Coins');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => name.inputValue()).toBe('');
    await context.close();
  });
});

describe('the layers', () => {
  test('are added, renamed, hidden, locked and put in order', async () => {
    const { page, context } = await visitProject(game());
    const dock = page.getByRole('region', { name: 'Layers' });
    const names = async () =>
      (await dock.getByRole('row', { level: 1 }).allInnerTexts()).map((text) => text.split('\n')[0]);
    await expect.poll(names).toEqual(['Front', 'Ground']);
    await page.getByRole('button', { name: 'Add layer' }).click();
    await typeWhenFocused(nameFieldOf(page), 'Sky');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Sky', 'Front', 'Ground']);
    await page.getByRole('button', { name: 'More actions for Sky' }).click();
    await page.getByRole('menuitem', { name: 'Send backward' }).click();
    await expect.poll(names).toEqual(['Front', 'Sky', 'Ground']);
    await page.getByRole('button', { name: 'Hide Ground' }).click();
    await clickScene(page, 200, 200);
    await page.getByText('Nothing selected').waitFor();
    await page.getByRole('button', { name: 'Show Ground' }).click();
    await page.getByRole('button', { name: 'Lock Ground' }).click();
    await clickScene(page, 200, 200);
    await page.getByText('Nothing selected').waitFor();
    await page.getByRole('button', { name: 'Open Front' }).click();
    await dock.getByRole('row', { name: /^Snail/ }).click();
    await page.getByText('1 of 3 selected').waitFor();
    await context.close();
  });
});

describe('the scene library', () => {
  test('adds, renames, opens and deletes scenes', async () => {
    const { page, context } = await visitProject(game());
    await page.getByRole('tab', { name: 'Scenes' }).click();
    await page.getByText('Scene definition is missing...').waitFor();
    await page.getByRole('button', { name: 'Add scene' }).click();
    await typeWhenFocused(nameFieldOf(page), 'Tower');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: 'Tower, scene' }).waitFor();
    await page.getByRole('button', { name: /^Scenes \/ Tower/ }).waitFor();
    await page.getByText('Cave', { exact: true }).dblclick();
    await page.getByRole('button', { name: /^Scenes \/ Cave/ }).waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Cellar');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: 'Cellar, scene' }).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('alertdialog', { name: 'Warning' }).getByText('Are you sure?').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => page.getByRole('row', { name: 'Cellar, scene' }).count()).toBe(0);
    await page.getByRole('button', { name: /^Scenes \/ Meadow/ }).waitFor();
    await context.close();
  });
});

describe('the actor library', () => {
  test('deletes an actor with all its instances after a warning, and undo brings them back', async () => {
    const { page, context } = await visitProject(game());
    await page.getByText('Actor definition is missing...').waitFor();
    await page.getByRole('row', { name: /^Pip/ }).focus();
    await page.keyboard.press('Delete');
    const warning = page.getByRole('alertdialog', { name: 'Warning' });
    await warning.getByText('Pip: used 2 times in 1 scene').waitFor();
    await warning.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => (await actorsOf(page)).length).toBe(1);
    await stageOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await actorsOf(page)).length).toBe(3);
    await context.close();
  });

  test('searches, sorts, and edits several rows', async () => {
    const { page, context } = await visitProject(game());
    const rows = async () =>
      (await page.getByRole('grid', { name: 'actors' }).getByRole('row').allInnerTexts()).map((text) => text.trim());
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('menuitem', { name: 'Z-A' }).click();
    await expect.poll(rows).toEqual(['Snail', 'Pip', 'Actor definition is missing...']);
    await page.getByRole('searchbox', { name: 'Search actors' }).fill('pi');
    await expect.poll(rows).toEqual(['Pip']);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('button', { name: 'Select multiple' }).click();
    await page.getByText('0 selected').waitFor();
    await page.getByRole('row', { name: /^Snail/ }).click();
    await page.getByText('Actor definition is missing...').click();
    await page.getByText('2 selected').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(rows).toEqual(['Pip']);
    await context.close();
  });
});

test('changes survive a reload', async () => {
  const { page, context } = await visitProject(game(), undefined, keepOpenProject);
  await clickScene(page, 200, 200);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await actorsOf(page))[2]).toContain('x 201');
  await untilSaved(page);
  await page.getByText('Saved on this computer').waitFor();
  await page.reload();
  await expect.poll(async () => (await actorsOf(page))[2], { timeout: 15_000 }).toContain('x 201');
  await context.close();
});

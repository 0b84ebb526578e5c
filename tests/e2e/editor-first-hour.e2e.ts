import { buildProject } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { nameFieldOf, typeWhenFocused } from './focusedField.ts';
import { encodePng } from './player/png.ts';
import { gameSeconds, playGame, pressGame, watched, watchGame } from './previewGame.ts';
import { actorsOf, expectActors, stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** A scene of 4000 by 3000, so that actors of 12 by 12 are only a few pixels large when all of it is visible. */
function wideGame() {
  return buildProject({
    title: 'Wide',
    prototypes: [
      { id: 'id1', name: 'Pip', attributes: { size: { width: 12, height: 12 } } },
      { id: 'id2', name: 'Score' },
    ],
    scenes: [
      {
        id: 'id1',
        name: 'Meadow',
        attributes: { size: { width: 4000, height: 3000 } },
        layers: [
          { id: 'id10', name: 'Ground', actors: [{ id: 'id20', prototype: 'id1', position: { x: 2000, y: 1500 } }] },
          {
            id: 'id11',
            name: 'Signs',
            scrollable: false,
            actors: [{ id: 'id21', prototype: 'id2', position: { x: 60, y: 60 } }],
          },
        ],
      },
      { id: 'id2', name: 'Cave' },
    ],
  });
}

const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(encodePng(30, 20, () => [20, 160, 90, 255])),
});

describe('on the stage', () => {
  test('an actor of a few pixels is moved by dragging inside it, and resized by a handle outside it', async () => {
    const { page, context } = await visitProject(wideGame());
    await stageOf(page).press('Shift+Digit1');
    const box = (await stageOf(page).boundingBox()) ?? expect.fail('the stage is shown');
    const middle = { x: box.x + 20 + (box.width - 20) / 2, y: box.y + 20 + (box.height - 20) / 2 };
    await page.mouse.click(middle.x, middle.y);
    await page.getByText('1 of 2 selected').waitFor();
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 80, middle.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/Pip, layer Ground, x 2[1-9]\d\d.*, 12 by 12/);
    await page.mouse.move(middle.x + 80 + 14, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 80 + 34, middle.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/Pip, layer Ground.*, (?!12 )\d+ by 12/);
    await context.close();
  });

  test('the menu belongs to the actor under the pointer, not to an earlier one', async () => {
    const { page, context } = await visitProject(wideGame());
    await stageOf(page).press('Shift+Digit1');
    const box = (await stageOf(page).boundingBox()) ?? expect.fail('the stage is shown');
    const middle = { x: box.x + 20 + (box.width - 20) / 2, y: box.y + 20 + (box.height - 20) / 2 };
    await page.mouse.move(middle.x, middle.y);
    await drawFrames(page, 6);
    const openMenu = (clientX: number, clientY: number) =>
      stageOf(page).evaluate(
        (stage, at) =>
          void stage.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at })),
        { clientX, clientY },
      );
    await openMenu(middle.x + 300, middle.y);
    await page.getByRole('menuitem', { name: 'Select all' }).first().waitFor();
    expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await openMenu(middle.x, middle.y);
    await page.getByRole('menuitem', { name: 'Edit Pip' }).waitFor();
    await context.close();
  });

  test('a new actor is added to the last layer, and the page names the layer', async () => {
    const { page, context } = await visitProject(wideGame());
    await page.getByRole('tab', { name: 'Actors' }).click();
    await page.getByLabel('Add actor', { exact: true }).click();
    await typeWhenFocused(nameFieldOf(page), 'Snail');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'More actions for Snail' }).click();
    await page.getByRole('menuitem', { name: 'Add to scene' }).click();
    await page.getByText('Added to layer Signs').first().waitFor();
    await expect
      .poll(async () => (await actorsOf(page)).filter((each) => each.startsWith('Snail, layer Signs')).length)
      .toBe(1);
    await context.close();
  });

  test('an inspector closed at its edge can be reopened', async () => {
    const { page, context } = await visitProject(wideGame());
    await page.getByRole('separator', { name: 'Width of the inspector' }).dblclick();
    await expect.poll(() => page.getByRole('complementary', { name: 'Inspector' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show the inspector' }).click();
    await page.getByRole('complementary', { name: 'Inspector' }).waitFor();
    await context.close();
  });

  test('pictures are added from the library and from the image picker', async () => {
    const { page, context } = await visitProject(wideGame());
    await page.getByRole('tab', { name: 'Actors' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add images as actors' }).click(),
    ]);
    await chooser.setFiles([
      picture('Leaf.png'),
      { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ]);
    await page.getByRole('row', { name: /^Leaf/ }).waitFor();
    await page.getByRole('dialog', { name: 'Add images' }).getByText('words.txt').waitFor();
    await page.getByRole('dialog', { name: 'Add images' }).getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('row', { name: /^Pip/ }).hover();
    await page.getByRole('button', { name: 'More actions for Pip' }).click();
    await page.getByRole('menuitem', { name: 'Edit behaviors' }).click();
    await page.getByRole('button', { name: /^Image, None/ }).click();
    const [second] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add images', exact: true }).click(),
    ]);
    await second.setFiles([picture('Moss.png')]);
    await page.getByRole('button', { name: 'Image, Moss' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Image, None/ }).waitFor();
    await context.close();
  });
});

describe('by keyboard alone', () => {
  test('F6 moves to the stage, Tab selects an actor, F2 renames a layer', async () => {
    const { page, context } = await visitProject(wideGame());
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region'));
    // Parts that are still being loaded are passed over.
    await page.locator('[data-region=inspector] [tabindex="0"]').first().waitFor();
    await page.getByRole('tab', { name: 'Actors' }).focus();
    const seen: (string | null | undefined)[] = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('F6');
      seen.push(await focused());
    }
    expect([...seen].sort()).toEqual(['inspector', 'layers', 'library', 'rail', 'stage', 'top']);
    await stageOf(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.getByText('1 of 2 selected').waitFor();
    await page.keyboard.press('Tab');
    await page.getByText('1 of 2 selected').waitFor();
    await page.keyboard.press('Tab');
    expect(await stageOf(page).evaluate((stage) => stage === document.activeElement)).toBe(false);
    await page.getByRole('row', { name: /^Ground, layer/ }).focus();
    await page.keyboard.press('F2');
    await typeWhenFocused(nameFieldOf(page), 'Grass');
    await page.getByText('Saved when you finish typing').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^Grass, layer/ }).waitFor();
    await page.getByText('Saved on this computer').waitFor();
    await context.close();
  });

  test('Tab leaves a list of rows', async () => {
    const { page, context } = await visitProject(wideGame());
    await page.getByRole('row', { name: /^Pip/ }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add images as actors');
    await context.close();
  });
});

describe('on the page of one instance', () => {
  test('values can be overridden and reset to those of the prototype', async () => {
    const game = wideGame();
    const { page, context } = await visitProject(game);
    await stageOf(page).press('Shift+Digit1');
    await stageOf(page).focus();
    await page.keyboard.press('Tab');
    await page.getByText('1 of 2 selected').waitFor();
    await page.getByRole('button', { name: 'Edit Pip' }).click();
    await page.waitForURL(/id20/);
    // The inspector of the stage has the same field and the same note, and is shown until the page has changed.
    await stageOf(page).waitFor({ state: 'detached' });
    await page.getByText('Follows its prototype').waitFor();
    const width = page.getByRole('spinbutton', { name: 'Size W', exact: true });
    await width.fill('128');
    await width.press('Enter');
    await page.getByText(/differs? from the prototype/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Follows its prototype').waitFor();
    await context.close();
  });
});

describe('typed text', () => {
  test('is saved after a pause, without leaving the field, as one undo step', async () => {
    const { page, context } = await visitProject(wideGame());
    const field = page.getByRole('textbox', { name: 'Name', exact: true });
    await field.fill('Swamp');
    await page.getByText('Saved when you finish typing').waitFor();
    await page.getByRole('heading', { name: 'Swamp' }).waitFor();
    await page.keyboard.type(' land');
    await page.getByRole('heading', { name: 'Swamp land' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Meadow' }).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('heading', { name: 'Swamp land' }).waitFor();
    await page.getByText('Saved on this computer').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Swamp land' }).waitFor();
    await context.close();
  });
});

describe('after playing', () => {
  test('the game gets the keyboard after a click on a button, but not after a key press on one', async () => {
    const { page, context } = await visitProject(pressGame());
    await playGame(page);
    await watchGame(page, 'Presses');
    const presses = () => watched(page, 'Presses');
    for (const name of ['Pause', 'Play']) await page.getByRole('button', { name, exact: true }).click();
    const before = await presses();
    await page.keyboard.press('Space', { delay: 100 });
    await expect.poll(presses).toBe(before + 1);
    await page.getByRole('button', { name: 'Restart' }).click();
    await expect.poll(async () => (await gameSeconds(page)) > 0.2).toBe(true);
    await page.keyboard.press('Space', { delay: 100 });
    await expect.poll(presses).toBe(1);
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Play');
    await context.close();
  });

  test('the editor shows the scene that was played', async () => {
    const { page, context } = await visitProject(wideGame());
    await page.getByRole('tab', { name: 'Scenes' }).click();
    await page.getByText('Cave', { exact: true }).dblclick();
    await page.getByRole('button', { name: /^Scenes \/ Cave/ }).waitFor();
    await playGame(page);
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await page.getByRole('button', { name: /^Scenes \/ Cave/ }).waitFor();
    await expectActors(page, []);
    await context.close();
  });
});

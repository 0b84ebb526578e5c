import { buildProject } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { nameFieldOf, typeWhenFocused } from './focusedField.ts';
import { actorsOf, clickScene, dragScene, expectActors, pointOf, stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** Two Pips and a Snail on an empty stage of 1024 x 768. */
function meadow() {
  return buildProject({
    title: 'Meadow',
    prototypes: [
      { id: 'id1', name: 'Pip', attributes: { size: { width: 80, height: 60 } } },
      { id: 'id2', name: 'Snail', attributes: { size: { width: 80, height: 60 } } },
    ],
    scenes: [
      {
        id: 'id1',
        name: 'Lantern Meadow',
        layers: [
          {
            id: 'id10',
            name: 'Ground',
            actors: [
              { id: 'id20', prototype: 'id1', position: { x: 200, y: 200 } },
              { id: 'id21', prototype: 'id1', position: { x: 500, y: 200 } },
              { id: 'id22', prototype: 'id2', position: { x: 500, y: 500 } },
            ],
          },
        ],
      },
    ],
  });
}

const still = ['Pip, layer Ground, x 200, y 200, 80 by 60', 'Pip, layer Ground, x 500, y 200, 80 by 60'];
const snail = 'Snail, layer Ground, x 500, y 500, 80 by 60';

describe('the stage', () => {
  test('moves a dragged actor in one undo step, and Esc cancels', async () => {
    const { page, context, faults } = await visitProject(meadow());
    await dragScene(page, [200, 200], [260, 300]);
    await expectActors(page, ['Pip, layer Ground, x 260, y 300, 80 by 60, selected', still[1] ?? '', snail]);
    await page.keyboard.press('Control+z');
    await expectActors(page, [`${still[0]}, selected`, still[1] ?? '', snail]);
    await page.keyboard.press('Control+Shift+z');
    await expectActors(page, ['Pip, layer Ground, x 260, y 300, 80 by 60, selected', still[1] ?? '', snail]);
    await page.keyboard.press('Control+z');
    await dragScene(page, [200, 200], [300, 600], () => page.keyboard.press('Escape'));
    await expectActors(page, [`${still[0]}, selected`, still[1] ?? '', snail]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('ignores other keys during a drag, and Esc keeps what can be redone', async () => {
    const { page, context } = await visitProject(meadow());
    await clickScene(page, 500, 200);
    await page.keyboard.press('ArrowUp');
    await expectActors(page, [still[0] ?? '', 'Pip, layer Ground, x 500, y 201, 80 by 60, selected', snail]);
    await page.keyboard.press('Control+z');
    await expectActors(page, [still[0] ?? '', `${still[1]}, selected`, snail]);
    await dragScene(page, [200, 200], [300, 600], async () => {
      for (const key of ['ArrowRight', '.', 'Control+d', 'Delete', 'Escape']) await page.keyboard.press(key);
    });
    await expectActors(page, [`${still[0]}, selected`, still[1] ?? '', snail]);
    await page.keyboard.press('Control+Shift+z');
    await expectActors(page, [`${still[0]}, selected`, 'Pip, layer Ground, x 500, y 201, 80 by 60', snail]);
    await context.close();
  });

  test('snaps a dragged actor to another and reports it', async () => {
    const { page, context } = await visitProject(meadow());
    await dragScene(page, [200, 200], [496, 300], async () => {
      await page.getByText('Snapped to the middle of Pip').first().waitFor();
    });
    await expect.poll(async () => (await actorsOf(page))[0]).toContain('x 500, y 300');
    await context.close();
  });

  test('selects by click, Shift and marquee, and deselects with Esc', async () => {
    const { page, context } = await visitProject(meadow());
    await clickScene(page, 200, 200);
    await page.getByText('1 of 3 selected').waitFor();
    await page.keyboard.down('Shift');
    await clickScene(page, 500, 500);
    await page.keyboard.up('Shift');
    await page.getByText('2 of 3 selected').waitFor();
    await dragScene(page, [400, 100], [600, 600]);
    await expectActors(page, [still[0] ?? '', `${still[1]}, selected`, `${snail}, selected`]);
    await page.keyboard.press('Escape');
    await page.getByText('Nothing selected').waitFor();
    await context.close();
  });

  test('resizes and rotates by the handles', async () => {
    const { page, context } = await visitProject(meadow());
    await clickScene(page, 200, 200);
    await dragScene(page, [240, 230], [280, 290]);
    await expect
      .poll(async () => (await actorsOf(page))[0])
      .toBe('Pip, layer Ground, x 220, y 230, 120 by 120, selected');
    const corner = await pointOf(page, 280, 290);
    const middle = await pointOf(page, 220, 230);
    await page.mouse.move(corner.x + 22, corner.y - 22);
    await page.mouse.down();
    await page.mouse.move(middle.x - 60, middle.y - 60, { steps: 4 });
    await drawFrames(page, 3);
    await page.mouse.up();
    await expect.poll(async () => (await actorsOf(page))[0]).toContain('turned 90 degrees');
    await context.close();
  });

  test('works with the keyboard alone', async () => {
    const { page, context } = await visitProject(meadow());
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Skip to the stage' }).press('Enter');
    await page.keyboard.press('Control+a');
    await page.getByText('3 of 3 selected').waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator('[data-actor="id20"]')
      .evaluate((node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    for (const key of ['ArrowRight', 'Shift+ArrowUp', 'Alt+ArrowRight', '.']) await page.keyboard.press(key);
    await expect
      .poll(async () => (await actorsOf(page))[0])
      .toBe('Pip, layer Ground, x 201, y 210, 81 by 60, turned 359 degrees, selected');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await actorsOf(page))[1]).toContain('selected');
    await page.keyboard.press('Control+d');
    await expectCount(page, 4);
    await page.keyboard.press('Delete');
    await expectCount(page, 3);
    await page.getByText('Pip deleted').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expectCount(page, 4);
    await context.close();
  });

  test('takes the signs of other layouts, and forgets Space when the focus leaves', async () => {
    const { page, context } = await visitProject(meadow());
    await clickScene(page, 500, 200);
    const press = (key: string, code: string, held: Readonly<Record<string, boolean>>) =>
      stageOf(page).evaluate(
        (stage, init) => stage.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })),
        { key, code, ...held },
      );
    await press(';', 'Comma', { shiftKey: true });
    const turned = `${still[1]}, turned 15 degrees, selected`;
    await expectActors(page, [still[0] ?? '', turned, snail]);
    await press('[', 'Digit8', { ctrlKey: true, altKey: true, modifierAltGraph: true });
    await expectActors(page, [turned, still[0] ?? '', snail]);
    const cursor = () => stageOf(page).evaluate(({ style }) => style.cursor);
    await page.keyboard.down('Space');
    await expect.poll(cursor).toBe('grab');
    await stageOf(page).evaluate((stage) => stage.blur());
    await expect.poll(cursor).not.toBe('grab');
    await page.keyboard.up('Space');
    await context.close();
  });

  test('zooms at the pointer, fits, and moves with wheel and Space', async () => {
    const { page, context } = await visitProject(meadow());
    const zoom = () => page.getByRole('button', { name: /^Zoom, / }).innerText();
    const fitted = await zoom();
    const box = await stageOf(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect.poll(zoom).not.toBe(fitted);
    await stageOf(page).focus();
    await page.keyboard.press('0');
    await expect.poll(zoom).toBe('100 %');
    await page.keyboard.press('Shift+Digit1');
    await expect.poll(zoom).toBe(fitted);
    await page.keyboard.press('+');
    await page.mouse.wheel(0, 120);
    await page.keyboard.down('Space');
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 260, (box?.y ?? 0) + 260, { steps: 3 });
    await page.mouse.up();
    await page.keyboard.up('Space');
    await page.getByText('Nothing selected').waitFor();
    await expectActors(page, [...still, snail]);
    await context.close();
  });

  test('changes the camera in Camera mode', async () => {
    const { page, context } = await visitProject(meadow());
    await stageOf(page).focus();
    await page.keyboard.press('c');
    await dragScene(page, [300, 700], [400, 650]);
    await page.getByRole('spinbutton', { name: 'Origin X' }).waitFor();
    expect(await page.getByRole('spinbutton', { name: 'Origin X' }).inputValue()).toBe('100');
    expect(await page.getByRole('spinbutton', { name: 'Origin Y' }).inputValue()).toBe('-50');
    await context.close();
  });
});

describe('adding an actor to the stage', () => {
  test('by drag and drop from the library', async () => {
    const { page, context } = await visitProject(meadow());
    const row = page.getByRole('row', { name: /^Snail/ });
    const at = await pointOf(page, 700, 600);
    const box = await stageOf(page).boundingBox();
    await row.dragTo(stageOf(page), { targetPosition: { x: at.x - (box?.x ?? 0), y: at.y - (box?.y ?? 0) } });
    await expectCount(page, 4);
    const added = /^Snail, layer Ground, x (699|700|701), y (599|600|601), 80 by 60, selected$/;
    await expect.poll(async () => (await actorsOf(page))[3]).toMatch(added);
    await context.close();
  });

  test('from picture files, whose number is shown before they are dropped', async () => {
    const { page, context } = await visitProject(meadow());
    await stageOf(page).evaluate((stage) => {
      const dataTransfer = new DataTransfer();
      Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'copy' });
      const types = ['image/png', 'image/jpeg', 'text/plain'];
      for (const type of types) dataTransfer.items.add(new File(['x'], 'file', { type }));
      stage.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
    });
    await page.getByText('Drop to make 2 actors').waitFor();
    await context.close();
  });

  test('by its menu, into the selected layer', async () => {
    const { page, context } = await visitProject(meadow());
    await page.getByRole('button', { name: 'Add layer' }).click();
    await typeWhenFocused(nameFieldOf(page), 'Sky');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^Pip/ }).hover();
    await page.getByRole('button', { name: 'More actions for Pip' }).click();
    await page.getByRole('menuitem', { name: 'Add to scene' }).click();
    await expect.poll(() => actorsOf(page)).toContainEqual('Pip, layer Sky, x 512, y 384, 80 by 60, selected');
    await context.close();
  });

  test('from a picture file, as a new actor; other files are named', async () => {
    const { page, context } = await visit({ isReturning: true, route: '/templates' });
    await page
      .getByRole('button', { name: /New project/ })
      .first()
      .click();
    await page.getByText('The stage is yours').waitFor();
    await page.getByText('Your project has no actors. Actors are what actually do stuff in your game!').waitFor();
    const png = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 20);
      canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    });
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /Add images From/ }).click();
    await (await choosing).setFiles([
      { name: 'hero.png', mimeType: 'image/png', buffer: Buffer.from(png) },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
    await page.getByText('The following files were not added.').waitFor();
    await page.getByText('You may only upload file types: png, jpg, jpeg').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await page.getByText('The following files were not added.').waitFor({ state: 'detached' });
    await expectActors(page, ['hero, layer New Layer, x 512, y 384, 40 by 20, selected']);
    await page.getByRole('row', { name: /^hero/ }).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('The stage is yours').waitFor();
    await context.close();
  });
});

async function expectCount(page: Parameters<typeof actorsOf>[0], count: number): Promise<void> {
  await expect.poll(async () => (await actorsOf(page)).length).toBe(count);
}

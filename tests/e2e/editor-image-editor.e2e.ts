import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { canvasOf, drag, drawn, save, storedFile, storedPixels, visitDrawing } from './drawnImage.ts';

useBrowser();

test('draws with the pencil, undoes, saves, and shows the pixels after a reload', async () => {
  const { page, context, faults } = await visitDrawing();
  const before = await storedFile(page);
  await drag(page, [10, 20], [30, 20]);
  await drag(page, [5, 5], [5, 9]);
  await page.keyboard.press('Control+z');
  await save(page);
  const expected = await drawn('<rect x="10" y="20" width="21" height="1"/>');
  expect(await storedPixels(page)).toEqual(expected);
  await page.evaluate(() => globalThis.edited?.project.saving.flush());
  await page.reload();
  await canvasOf(page).waitFor();
  expect(await storedPixels(page)).toEqual(expected);
  await page.getByRole('button', { name: /^Undo/ }).first().waitFor();
  expect(before).not.toEqual(await storedFile(page));
  expect(faults).toEqual([]);
  await context.close();
});

import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { drawFrames } from './drawFrames.ts';
import { readProject } from './everyBehavior/editedActor.ts';
import { expression } from './everyBehavior/fieldDriver.ts';
import {
  accept,
  cancel,
  codeIn,
  copy,
  evaluate,
  expectResult,
  expectShown,
  openDialog,
  speedOf,
  storedSpeed,
  written,
} from './expressions/expressionEditor.ts';
import { attributes, hostileName, oddName, places } from './expressions/expressionGame.ts';
import { optionOf, rest, shareExpressionPage } from './expressions/expressionPage.ts';

const shared = shareExpressionPage();

test('a name with a dot, quotes and an emoji is inserted, shown, evaluated, stored and reloaded', async () => {
  const { page } = shared;
  const parts = [{ keypath: attributes.odd }, ' * 2 + ', { keypath: attributes.odd }];
  const dialog = await openDialog(page, 'Odd');
  await page.keyboard.type('v1');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' * 2 + ');
  // The same name as a text.
  await page.keyboard.insertText(written(await readProject(page), [{ keypath: attributes.odd }]));
  const expectRight = async (around: Locator) => {
    await expectShown(around, parts);
    const chips = around.locator('[data-keypath]');
    expect(await chips.allTextContents()).toEqual([oddName, oddName]);
    expect(await chips.first().getAttribute('title')).toBe(`self[${JSON.stringify(oddName)}], integer`);
  };
  await page.keyboard.press('Home');
  await expectRight(codeIn(dialog));
  await expectResult(dialog, evaluate(await readProject(page), places.first, parts));
  await accept(page);
  expect(await storedSpeed(page, 'Odd')).toEqual(expression(...parts));
  await page.getByText('Saved on this computer').waitFor();
  await page.reload();
  await expectRight(speedOf(page, 'Odd').locator('code'));
  expect(await storedSpeed(page, 'Odd')).toEqual(expression(...parts));
  await expectRight(codeIn(await openDialog(page, 'Odd')));
  await expectResult(dialog, 27);
  await cancel(page);
});

test('2,000 characters are pasted, continued, evaluated and stored to the letter', async () => {
  const { page } = shared;
  const long = `${'1 + (2 * 3 - 4) / 4 + '.repeat(90)}2 + 3 + 44 + 5 + `;
  const dialog = await openDialog(page, 'Long');
  await copy(page, long);
  await page.keyboard.press('Control+v');
  await page.keyboard.type('300');
  const parts = [`${long}300`];
  expect(parts[0]).toHaveLength(2000);
  await expectShown(codeIn(dialog), parts);
  await expectResult(dialog, evaluate(await readProject(page), places.first, parts));
  expect(await dialog.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
  await accept(page);
  expect(await storedSpeed(page, 'Long')).toEqual(expression(...parts));
  const field = speedOf(page, 'Long');
  await expectShown(field.locator('code'), parts);
  const heightOf = async (at: Locator) => (await at.boundingBox())?.height ?? 0;
  expect(await heightOf(field)).toBeLessThan(130);
  await field.getByRole('button', { name: /^Speed, expression/ }).press('Enter');
  await codeIn(field).waitFor();
  expect(await heightOf(field)).toBeLessThan(130);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  expect(await storedSpeed(page, 'Long')).toEqual(expression(`${long}3001`));
});

describe('hostile text', () => {
  const attack = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><svg onload=window.hacked=1>';
  /** The bidi controls and the zero-width space would change how the rest looks. */
  const hidden = '\u202e\u2066\u202b\u200b\u2028';

  async function expectHarmless(page: Page): Promise<void> {
    await drawFrames(page, 2);
    expect(await page.evaluate(() => Object.hasOwn(window, 'hacked'))).toBe(false);
    expect(await page.locator(':is(img[src="x"], svg[onload], [onerror])').count()).toBe(0);
    expect(await page.locator('body script').count()).toBe(0);
  }

  test.each([
    ['markup', attack, attack],
    ['ends of texts and elements', '"</code></script>"+ 1', '"</code></script>"+ 1'],
    ['hidden characters', `"a${hidden}b" + 1`, '"a•••••b" + 1'],
    ['a line of 20,000 characters', 'x'.repeat(20_000), undefined],
  ])('stays text in the dialog and in the field: %s', async (_, text, shown) => {
    const { page } = shared;
    const dialog = await openDialog(page, 'Hostile');
    await copy(page, text, `<b onclick="window.hacked=1">${attack}</b>`);
    await page.keyboard.press('Control+v');
    if (shown !== undefined) await expectShown(codeIn(dialog), [shown]);
    await rest(page);
    await expectHarmless(page);
    await accept(page);
    expect(await storedSpeed(page, 'Hostile')).toEqual(expression(text));
    await expectShown(speedOf(page, 'Hostile').locator('code'), [shown ?? text]);
    await expectHarmless(page);
  });

  test('is read as text: only markup, null bytes, line breaks of Windows', async () => {
    const { page } = shared;
    const dialog = await openDialog(page, 'Hostile');
    await copy(page, '', attack);
    await page.keyboard.press('Control+v');
    await expectHarmless(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('1 +\u0000 2');
    await expectShown(codeIn(dialog), ['1 +␀ 2']);
    await expectHarmless(page);
    await page.keyboard.press('Control+a');
    await copy(page, '1 +\r\n2');
    await page.keyboard.press('Control+v');
    await expectResult(dialog, 3);
    await accept(page);
    expect(await storedSpeed(page, 'Hostile')).toEqual(expression('1 +\r\n2'));
  });

  test('stays text as the name of an attribute: in the list, the chip and the columns', async () => {
    const { page } = shared;
    const dialog = await openDialog(page, 'Hostile');
    await page.keyboard.type('img');
    await optionOf(page, hostileName, 'integer').click();
    await expectShown(codeIn(dialog), [{ keypath: attributes.hostile }]);
    await dialog.getByRole('button', { name: hostileName }).hover();
    await expectResult(dialog, 5);
    expect(await dialog.locator('[data-keypath]').allTextContents()).toEqual([hostileName, hostileName]);
    await accept(page);
    await expectShown(speedOf(page, 'Hostile').locator('code'), [{ keypath: attributes.hostile }]);
    await expectHarmless(page);
  });

  test('is refused with a message when it is too long to be stored', async () => {
    const { page } = shared;
    const dialog = await openDialog(page, 'Hostile');
    await page.keyboard.insertText('1 + 2');
    for (const text of ['x'.repeat(65_536), '🦊'.repeat(16_384)]) {
      await copy(page, text);
      await page.keyboard.press('Control+v');
      await dialog.getByText('Too long: an expression has at most 64 KB.').waitFor();
      await expectShown(codeIn(dialog), ['1 + 2']);
      await page.keyboard.type(' ');
      await dialog.getByText('Too long').waitFor({ state: 'detached' });
      await page.keyboard.press('Backspace');
    }
    await cancel(page);
  });
});

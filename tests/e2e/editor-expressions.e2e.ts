import { expressionFunctions, type KeypathOwner, parseText, signatureOf } from '@playhouse/core';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { countSteps, projectText, readProject } from './everyBehavior/editedActor.ts';
import { expression } from './everyBehavior/fieldDriver.ts';
import { type CompletionCase, completionCases, placedCases } from './expressions/completionCases.ts';
import {
  accept,
  cancel,
  codeIn,
  dialogOf,
  evaluate,
  expectResult,
  expectShown,
  namesIn,
  openDialog,
  speedOf,
  storedSpeed,
  written,
} from './expressions/expressionEditor.ts';
import { attributes, places } from './expressions/expressionGame.ts';
import { check, optionOf, rest, shareExpressionPage } from './expressions/expressionPage.ts';
import { openPart } from './stagePage.ts';

const shared = shareExpressionPage();

async function complete(page: Page, each: CompletionCase, owner: KeypathOwner): Promise<void> {
  const { typed, name, detail, keypath, by, parts } = each;
  const dialog = await openDialog(page, 'Complete');
  await page.keyboard.type(typed);
  const option = optionOf(page, name, detail);
  await option.waitFor();
  if (keypath !== undefined) {
    const value = evaluate(await readProject(page), owner, [{ keypath }]);
    expect(await option.locator('> span').last().textContent()).toBe(value === undefined ? '' : String(value));
  }
  if (by === 'mouse') await option.click();
  else {
    while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press(by);
  }
  await expectShown(codeIn(dialog), parts);
  expect(await codeIn(dialog).evaluate((code) => code === document.activeElement)).toBe(true);
  await cancel(page);
}

describe('completion', () => {
  test.each(completionCases.map((each) => [each.title, each] as const))('offers %s', async (_, each) => {
    await complete(shared.page, each, places.first);
  });

  test.each(placedCases.map((each) => [each.title, each] as const))('offers %s to a placed actor', async (_, each) => {
    const { page } = shared;
    const { scene, id } = places.unlocked;
    await openPart(page, `scene/${scene}/actor/${id}`);
    await complete(page, each, places.unlocked);
    await openPart(page, 'prototype/id1');
  });
});

describe('functions', () => {
  test('show their signature with the current argument, the innermost call first', async () => {
    const { page } = shared;
    await openDialog(page, 'Complete');
    const signature = page.locator('[popover]:popover-open > div').first();
    const expectSignature = async (name: string, current: string) => {
      const entry = expressionFunctions.find((each) => each.name === name) ?? expect.fail();
      await expect.poll(() => signature.locator('code b').textContent(), { interval: 10 }).toBe(current);
      expect(await signature.locator('code').textContent()).toMatch(new RegExp(`^${name}\\(`));
      expect(await signature.textContent()).toContain(entry.help);
    };
    await page.keyboard.type('max');
    await page.keyboard.press('Tab');
    await expectSignature('max', 'a');
    await page.keyboard.type('1, ');
    await expectSignature('max', 'b');
    await page.keyboard.type('textFind("a", ');
    await expectSignature('textFind', 'find');
    await page.keyboard.type('"b", 1');
    await expectSignature('textFind', '[from]');
    await page.keyboard.type(')');
    await expectSignature('max', 'b');
    await cancel(page);
  });

  test('are listed by group, and inserted with the first argument selected', async () => {
    const { page } = shared;
    const dialog = await openDialog(page, 'Complete');
    for (const group of ['text', 'table', 'math'] as const) {
      const entries = expressionFunctions.filter((entry) => entry.group === group);
      await dialog.getByRole('radio', { name: group }).click();
      const rows = dialog.locator('section', { hasText: 'Functions' }).last().getByRole('listitem');
      expect(await rows.locator('code').allTextContents()).toEqual(entries.map(signatureOf));
    }
    await dialog.getByRole('radio', { name: 'Table' }).click();
    await dialog.getByRole('button', { name: /^tableRowCount/ }).click();
    await expectShown(codeIn(dialog), ['tableRowCount(table)']);
    await page.keyboard.type('tables.Levels');
    await expectShown(codeIn(dialog), ['tableRowCount(tables.Levels)']);
    await expectResult(dialog, 2);
    await cancel(page);
  });
});

describe('an error', () => {
  const parts = [{ keypath: attributes.boots }, ' + * 2 - 1'];

  test('is marked where it is, kept as typed, and mended from the list of problems', async () => {
    const { page } = shared;
    const text = written(await readProject(page), parts);
    const [issue = expect.fail()] = parseText(text, namesIn(await readProject(page))).issues;
    const [from = 0, to] = issue.range ?? expect.fail();
    const dialog = await openDialog(page, 'Wrong');
    await page.keyboard.insertText(text);
    await rest(page);
    await dialog.getByText(issue.message).waitFor();
    // A chip counts as one character.
    await dialog.getByText('Position 5', { exact: true }).waitFor();
    expect(await dialog.locator('[data-wrong]').allTextContents()).toEqual([text.slice(from, to)]);
    await accept(page);
    expect(await storedSpeed(page, 'Wrong')).toEqual(expression(...parts));
    await page.getByText('Saved on this computer').waitFor();
    await page.reload();
    await openPart(page, 'scene/id20');
    await page.getByRole('button', { name: /^Problems: / }).click();
    const problem = page
      .getByRole('dialog', { name: 'Problems' })
      .getByRole('listitem')
      .filter({ hasText: issue.message });
    await problem.getByRole('button', { name: 'Go there' }).click();
    await expectShown(speedOf(page, 'Wrong').locator('code'), parts);
    const field = speedOf(page, 'Wrong');
    expect(await field.locator('[data-wrong]:not(:has([data-wrong]))').allTextContents()).toEqual(['*']);
    await field.getByRole('button', { name: /^Speed, expression/ }).click();
    await codeIn(field).waitFor();
    await page.keyboard.press('End');
    for (const _ of '2 - 1') await page.keyboard.press('ArrowLeft');
    for (const _ of '* ') await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    expect(await storedSpeed(page, 'Wrong')).toEqual(expression(parts[0] ?? '', ' + 2 - 1'));
    await check(page);
    await page.getByRole('button', { name: 'No problems' }).waitFor();
  });
});

test('an expression follows when its attribute is renamed, and one step takes both back', async () => {
  const { page } = shared;
  const parts = [{ keypath: attributes.jump }, ' * 2'];
  await openDialog(page, 'Rename');
  await page.keyboard.insertText(written(await readProject(page), parts));
  await accept(page);
  const before = await projectText(page);
  const steps = await countSteps(page);
  const chip = speedOf(page, 'Rename').locator('[data-keypath]');
  const expectName = async (name: string) => {
    await expect.poll(() => chip.textContent()).toBe(name);
    await speedOf(page, 'Rename')
      .getByRole('button', { name: `Speed, expression: self["${name}"] * 2` })
      .waitFor();
    expect(await storedSpeed(page, 'Rename')).toEqual(expression(...parts));
  };
  await expectName('Jump power');
  await page.getByRole('button', { name: 'More actions for Jump power' }).click();
  await page.getByRole('menuitem', { name: 'Rename', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Leap & bound');
  await page.keyboard.press('Enter');
  await expectName('Leap & bound');
  expect(await countSteps(page)).toBe(steps + 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectName('Jump power');
  expect(await projectText(page)).toBe(before);
});

describe('the columns of attributes', () => {
  test('show a root that cannot be used with a padlock and the reason, and insert nothing of it', async () => {
    const { page } = shared;
    const reason = namesIn(await readProject(page)).refusalOf('scene') ?? expect.fail();
    const dialog = await openDialog(page, 'Browse');
    await page.keyboard.insertText('1 + ');
    const scene = dialog.getByRole('button', { name: `scene, locked: ${reason}`, exact: true });
    await expect.poll(() => scene.locator('.lucide-lock').count()).toBe(1);
    await scene.click();
    await dialog.getByText(reason, { exact: true }).waitFor();
    expect(await dialog.getByRole('list', { name: 'scene', exact: true }).count()).toBe(0);
    await expectShown(codeIn(dialog), ['1 + ']);
    await codeIn(dialog).focus();
    await page.keyboard.press('End');
    await page.keyboard.type('scene.');
    await rest(page);
    await page.keyboard.type('time');
    expect(await page.getByRole('option').count()).toBe(0);
    await rest(page);
    expect(await dialog.getByRole('paragraph').filter({ hasText: 'Position' }).textContent()).toBe(
      `${reason}Position 5`,
    );
    await cancel(page);
  });

  test('insert by mouse and by keyboard, apart from what is beside the caret', async () => {
    const { page } = shared;
    const dialog = await openDialog(page, 'Browse');
    await page.keyboard.insertText('25');
    await page.keyboard.press('Home');
    await dialog.getByRole('button', { name: 'game', exact: true }).click();
    await dialog.getByRole('button', { name: /^Boots/ }).click();
    await expectShown(codeIn(dialog), [{ keypath: attributes.boots }, ' 25']);
    await dialog.getByRole('button', { name: 'self', exact: true }).focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Enter');
    const both = [{ keypath: attributes.boots }, ' ', { keypath: attributes.jump }, ' 25'];
    await expectShown(codeIn(dialog), both);
    await cancel(page);
  });
});

test('the result, the columns and the suggestions show the values of the chosen actor, as the core evaluates them', async () => {
  const { page } = shared;
  const project = await readProject(page);
  const jump = { keypath: attributes.jump };
  const parts = [
    jump,
    ' / 2 + tableCellValue(',
    { keypath: attributes.levels },
    ', 2, 1) * ',
    { keypath: attributes.boots },
  ];
  const dialog = await openDialog(page, 'Values');
  await page.keyboard.insertText(written(project, parts));
  const choices = [
    ['Values of Pip 2 in Meadow', places.second],
    ['Values of Pip in Cave', places.unlocked],
    ['Values of Pip in Meadow', places.first],
  ] as const;
  for (const [name, place] of choices) {
    await dialog.getByRole('button', { name: /^Values of / }).click();
    await page.getByRole('menuitemradio', { name }).or(page.getByRole('menuitem', { name })).first().click();
    await expectResult(dialog, evaluate(project, place, parts));
    const value = String(evaluate(project, place, [jump]));
    expect(await dialog.getByRole('button', { name: /^Jump power/ }).textContent()).toBe(`Jump power${value}`);
    await codeIn(dialog).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' + jum');
    expect(await optionOf(page, 'Jump power', 'real').locator('> span').last().textContent()).toBe(value);
    for (const _ of ' + jum') await page.keyboard.press('Backspace');
  }
  await cancel(page);
});

describe('a session', () => {
  test('leaves a plain number plain', async () => {
    const { page } = shared;
    const field = speedOf(page, 'Plain');
    const steps = await countSteps(page);
    await field.getByRole('textbox').click();
    await page.keyboard.type('13');
    await page.keyboard.press('Enter');
    expect([await storedSpeed(page, 'Plain'), await countSteps(page)]).toEqual([13, steps + 1]);
    await openDialog(page, 'Plain');
    await page.keyboard.type(' 14 ');
    await accept(page);
    expect([await storedSpeed(page, 'Plain'), await countSteps(page)]).toEqual([14, steps + 2]);
    expect(await field.getByRole('textbox').inputValue()).toBe('14');
    expect(await field.locator('code').count()).toBe(0);
  });

  test('changes no byte when it is canceled, in the field and in the dialog, and one step when it is accepted', async () => {
    const { page } = shared;
    const field = speedOf(page, 'Plain');
    const still = field.getByRole('button', { name: /^Speed, expression/ });
    const parts = [{ keypath: attributes.boots }, ' + 1'];
    const before = await projectText(page);
    const steps = await countSteps(page);
    await openDialog(page, 'Plain');
    await page.keyboard.insertText(written(await readProject(page), parts));
    await accept(page);
    expect([await storedSpeed(page, 'Plain'), await countSteps(page)]).toEqual([expression(...parts), steps + 1]);
    const after = await projectText(page);
    const dialog = dialogOf(page);
    const ends: Readonly<Record<string, () => Promise<void>>> = {
      cancel: () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      close: () => dialog.getByRole('button', { name: 'Close' }).click(),
      escape: () => page.keyboard.press('Escape'),
    };
    for (const end of Object.values(ends)) {
      await openDialog(page, 'Plain');
      await page.keyboard.insertText('7 + ');
      await end();
      await dialog.waitFor({ state: 'detached' });
      expect(await projectText(page)).toBe(after);
    }
    await still.click();
    await codeIn(field).waitFor();
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await still.waitFor();
    // The first Escape closes only the suggestions.
    await still.press('Enter');
    await codeIn(field).waitFor();
    await page.keyboard.type(' + b');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'detached' });
    await codeIn(field).press('Escape');
    await still.waitFor();
    expect(await projectText(page)).toBe(after);
    await openDialog(page, 'Plain');
    await accept(page);
    expect([await projectText(page), await countSteps(page)]).toEqual([after, steps + 1]);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await projectText(page)).toBe(before);
  });

  test('works with the keyboard alone, and returns the focus to the field', async () => {
    const { page } = shared;
    const field = speedOf(page, 'Keys');
    const dialog = dialogOf(page);
    const expectFocus = () =>
      expect.poll(() => field.evaluate((at) => at.contains(document.activeElement)), { interval: 10 }).toBe(true);
    await field.getByRole('textbox').focus();
    await page.keyboard.press('Control+e');
    await codeIn(dialog).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('boo');
    await page.keyboard.press('Tab');
    await page.keyboard.type(' * 2');
    for (const _ of ['Close', 'Values', 'OK']) await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('OK');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus();
    expect(await storedSpeed(page, 'Keys')).toEqual(expression({ keypath: attributes.boots }, ' * 2'));
    await page.keyboard.press('Control+e');
    await codeIn(dialog).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('0');
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus();
    expect(await storedSpeed(page, 'Keys')).toEqual(expression({ keypath: attributes.boots }, ' * 20'));
    await page.keyboard.press('Control+e');
    await codeIn(dialog).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus();
  });
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser, type VisitOptions, visit } from './browser.ts';
import { keepOpenProject, untilSaved } from './editedProject.ts';
import { nameFieldOf, typeWhenFocused } from './focusedField.ts';

useBrowser();

declare global {
  var skipTime: ((milliseconds: number) => void) | undefined;
}

/** Lets the test move the page's clock, since undo steps end where typing pauses. */
function bendTime(): void {
  let skipped = 0;
  const now = Date.now.bind(Date);
  Date.now = () => now() + skipped;
  globalThis.skipTime = (milliseconds) => {
    skipped += milliseconds;
  };
}

/** A new user's new project, with the library of scripts. */
async function visitScripts(device: VisitOptions['device'] = {}) {
  const visited = await visit({
    prepare: keepOpenProject,
    route: '/templates',
    device: { reducedMotion: 'reduce', ...device },
  });
  const { page } = visited;
  await page.addInitScript(bendTime);
  await page.reload();
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  await page.getByRole('tab', { name: 'Scripts' }).click();
  return visited;
}

async function addScript(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /New script|Add script$/ })
    .first()
    .press('Enter');
  await typeWhenFocused(nameFieldOf(page), name);
  await page.keyboard.press('Enter');
  await codeOf(page, name).waitFor();
}

function codeOf(page: Page, name: string) {
  return page.getByRole('textbox', { name: `Script ${name}`, exact: true });
}

/** Typing ends an undo step, and suggestions can be taken: both wait in case more is typed. */
function pause(page: Page): Promise<void> {
  return page.evaluate(() => globalThis.skipTime?.(1000));
}

/** The text of the open script, line by line. */
function textOf(page: Page): Promise<string> {
  return page
    .locator('.cm-line')
    .allTextContents()
    .then((lines) => lines.join('\n'));
}

/** The stored scripts: their names, events and texts. */
function storedScripts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(globalThis.edited?.project.session.getState().project, (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    ),
  );
}

const problems = (page: Page) => page.getByRole('region', { name: 'Problems of this script' });
const patient = { timeout: 15_000 };

test('a script is written, checked, mended, played and found again, and each step undone to the first byte', async () => {
  const { page, context, faults } = await visitScripts();
  const untouched = await storedScripts(page);
  await addScript(page, 'Start');
  const code = codeOf(page, 'Start');
  await code.focus();

  // Suggestions: a function of the game, then the name of an attribute.
  await page.keyboard.type('const hour = getAtt');
  await page.getByRole('option', { name: /^getAttribute/ }).waitFor();
  await page.locator('.cm-completionInfo').getByText('getAttribute(name: string): number | string | boolean').waitFor();
  // Until all sources have answered to the last letter, Enter begins a line.
  await page.locator('.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)').waitFor();
  await pause(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(page)).toBe("const hour = getAttribute('name')");
  await page.keyboard.type('devices.clock.ho');
  await page.getByRole('option', { name: /devices\.clock\.hour/ }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(';\nlog(1;');
  await page.keyboard.press('Delete');
  expect(await textOf(page)).toBe("const hour = getAttribute('devices.clock.hour');\nlog(1;");

  // What cannot be read is marked at its line, in the page, in the library and in the list of problems.
  await problems(page).getByText('Line 2').waitFor(patient);
  await page.getByRole('row', { name: 'Start, script, 1 error' }).waitFor();
  expect(await page.locator('.cm-lintRange-error').count()).toBe(1);
  await page.getByRole('tab', { name: 'Actors' }).click();
  await page.getByRole('button', { name: 'Problems: 1 error' }).press('Enter');
  await page.getByText('Start, line 2').waitFor();
  await page.getByRole('button', { name: 'Go there' }).press('Enter');
  await page.getByText('Line 2, column 6', { exact: true }).waitFor();
  await expect.poll(() => code.evaluate((node) => node === document.activeElement)).toBe(true);

  // Mended, but it fails when it runs.
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(');\nmissing();');
  await problems(page).getByText('No problems found.').waitFor(patient);
  await page.keyboard.press('Control+Enter');
  const lines = page.getByRole('log');
  await expect.poll(() => lines.textContent(), patient).toContain('line 3, column');
  await page.getByRole('button', { name: 'Show Start in the editor' }).last().press('Enter');
  await problems(page)
    .getByText(/In the last game it failed here.*: 'missing' is not defined/)
    .waitFor();
  await page.getByText('Line 3, column 1', { exact: true }).waitFor();
  expect(await page.locator('.cm-lintRange-error').textContent()).toBe('missing');

  // Mended again: the fault is gone with the text that had it, and the game uses the script.
  await page.keyboard.press('Control+Shift+k');
  await page.keyboard.type("setAttribute('game.label', 1); log('played');");
  await problems(page).getByText('No problems found.').waitFor(patient);
  await page.keyboard.press('Control+a');
  await page.keyboard.type("log('played', typeof getAttribute('devices.clock.hour'));");
  const written = await textOf(page);
  await problems(page).getByText('No problems found.').waitFor(patient);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => lines.textContent(), patient).toContain('played number');

  await page.goBack();
  await untilSaved(page);
  await page.reload();
  await expect.poll(() => textOf(page), patient).toBe(written);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  while (await undo.isEnabled()) await undo.click();
  await expect.poll(() => storedScripts(page)).toBe(untouched);
  await page.getByText('This script is no longer in the game.').waitFor();
  expect(faults.filter((fault) => !fault.includes('sandboxed'))).toEqual([]);
  await context.close();
});

test('each pause of typing is one step, and undo never loses what was typed', async () => {
  const { page, context, faults } = await visitScripts();
  await addScript(page, 'Steps');
  const code = codeOf(page, 'Steps');
  await code.focus();
  const words = ['log(1);', ' log(2);', ' log(3);'];
  for (const word of words) {
    await pause(page);
    await page.keyboard.insertText(word);
  }
  const texts = words.map((_, index) => words.slice(0, index + 1).join(''));
  for (const text of ['', ...texts].toReversed().slice(1)) {
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).toBe(text);
  }
  for (const text of texts) {
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => textOf(page)).toBe(text);
  }
  expect(await storedScripts(page)).toContain(texts.at(-1));

  // Undo beyond the typing takes back the name and the script; redo returns all of it.
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
  await page.getByRole('row', { name: 'New Script, script' }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('This script is no longer in the game.').waitFor();
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  while (await redo.isEnabled()) await redo.click();
  await expect.poll(() => textOf(page)).toBe(texts.at(-1));

  // Leaving in the middle of a word keeps it. What cannot be stored is not taken: control characters, and too much.
  await codeOf(page, 'Steps').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' lo');
  await page.getByRole('tab', { name: 'Scenes' }).click();
  await page
    .getByRole('row', { name: /, scene/ })
    .first()
    .press('Enter');
  await page.waitForURL(/\/scene\//);
  await page.goBack();
  await expect.poll(() => textOf(page)).toBe(`${texts.at(-1)} lo`);
  await codeOf(page, 'Steps').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\u0001g');
  await expect.poll(() => textOf(page)).toBe(`${texts.at(-1)} log`);
  await page.keyboard.insertText('x'.repeat(66_000));
  await page.getByText('Too long: a script has at most 64 KB.').waitFor();
  expect(await textOf(page)).toBe(`${texts.at(-1)} log`);
  expect(faults).toEqual([]);
  await context.close();
});

test('the library and the list of events lead to every script by keyboard, and bring back deleted ones', async () => {
  const { page, context, faults } = await visitScripts();
  await addScript(page, 'First');
  const menuOf = async (name: string, entry: string) => {
    await page.getByRole('row', { name: `${name}, script` }).hover();
    await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).press('Enter');
  };
  await menuOf('First', 'Duplicate');
  await codeOf(page, 'First 1').waitFor();
  await page.getByRole('searchbox', { name: 'Search events' }).fill('purchase');
  await page.getByRole('button', { name: 'Add script for onIAPRestoreItems' }).press('Enter');
  await codeOf(page, 'IAP Restore Items').waitFor();
  await page.getByText('2 of 28 events have a script.').waitFor();
  await page.getByRole('searchbox', { name: 'Search events' }).fill('ready');
  await page.getByRole('button', { name: 'First, script for onGameReady' }).press('Enter');
  await codeOf(page, 'First').waitFor();
  await page.getByRole('searchbox', { name: 'Search events' }).fill('');
  await page.getByRole('button', { name: 'First, script for onGameReady' }).press('Enter');
  await expect.poll(() => codeOf(page, 'First').evaluate((node) => node === document.activeElement)).toBe(true);

  // Another event has other arguments, which the language then knows.
  await page.getByRole('button', { name: 'Runs on, onGameReady' }).press('Enter');
  await page
    .getByRole('searchbox', { name: /Search/ })
    .last()
    .fill('onOpenURL');
  await page.getByRole('option', { name: /onOpenURL/ }).click();
  await page.getByRole('tab', { name: 'Functions' }).click();
  await page.getByRole('button', { name: /Insert url/ }).press('Enter');
  await expect.poll(() => textOf(page)).toBe('url');
  await page
    .locator('.cm-line')
    .getByText('url')
    .hover({ position: { x: 8, y: 8 } });
  await page.locator('.cm-tooltip-hover').getByText('url: string').waitFor();
  await page.locator('.cm-tooltip-hover').getByText('The address. Comes with onOpenURL(url).').waitFor();
  await page.keyboard.type('; let url;');
  expect(await textOf(page)).toBe('url; let url;');
  // Suggestions in the middle of a word.
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('a');
  await page.keyboard.press('Backspace');
  await problems(page).getByText('Line 1').waitFor(patient);
  await page.getByText('On', { exact: true }).click();
  await problems(page).getByText('This script is off.').waitFor(patient);

  // Escape and Tab leave the code.
  await codeOf(page, 'First').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect.poll(() => codeOf(page, 'First').evaluate((node) => node === document.activeElement)).toBe(false);

  const before = await storedScripts(page);
  await page.getByRole('button', { name: 'Select multiple' }).press('Enter');
  for (const name of ['First', 'First 1']) await page.getByRole('row', { name: `${name}, script` }).click();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await page.getByText('First 1: onGameReady').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await codeOf(page, 'IAP Restore Items').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => storedScripts(page)).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

const screens: readonly Screen[] = [
  { name: 'empty library', go: (page) => page.getByRole('button', { name: 'New script' }).waitFor() },
  {
    name: 'problem',
    async go(page) {
      await addScript(page, 'Axe');
      await codeOf(page, 'Axe').focus();
      await page.keyboard.type('// Words\nconst text = `a` + 1;\nlog(text;');
      await page.keyboard.press('Delete');
      await problems(page).getByText('Line 3').waitFor(patient);
    },
  },
  { name: 'functions', go: (page) => page.getByRole('tab', { name: 'Functions' }).click(), within: 'aside' },
  { name: 'help', go: (page) => page.getByRole('tab', { name: 'Help' }).click(), within: 'aside' },
  {
    name: 'suggestions',
    async go(page) {
      await codeOf(page, 'Axe').focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('\nget');
      await page.getByRole('option', { name: /^getTable/ }).waitFor();
    },
    within: '.cm-editor',
  },
  {
    name: 'find',
    async go(page) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+f');
      await page.getByRole('textbox', { name: 'Find' }).waitFor();
    },
    within: '.cm-panels',
  },
];

test('pages of scripts pass axe', async () => {
  const { page, context } = await visitScripts();
  expect(await violationsOnScreens(page, screens)).toEqual([]);
  await context.close();
});

test('on a tablet the code keeps the width, and events open over it', async () => {
  const { page, context, faults } = await visitScripts({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await addScript(page, 'Touch');
  await page.getByRole('tab', { name: 'Scripts' }).click();
  const side = page.getByRole('complementary', { name: 'Events, functions and help' });
  expect(await side.count()).toBe(0);
  const toggle = page.getByRole('button', { name: 'Events, functions and help' });
  await toggle.tap();
  await side.waitFor();
  const small = await page.locator('main button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button instanceof HTMLElement && button.offsetParent !== null)
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24),
  );
  expect(small).toEqual([]);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits).toBe(true);
  await toggle.tap();
  await expect.poll(() => side.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

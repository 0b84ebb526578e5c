import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Screen, violationsInThemes, violationsOnScreens } from './axe.ts';
import { useBrowser, type VisitOptions, visit } from './browser.ts';
import { keepOpenProject, untilSaved } from './editedProject.ts';
import { paletteFieldOf, typeWhenFocused } from './focusedField.ts';
import { pressGame } from './previewGame.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

declare global {
  var fakePad: { buttons: { pressed: boolean; value: number }[]; axes: number[] } | undefined;
}

/** Chromium has no virtual controllers, so the page gets one of the test. */
function connectPad(): void {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, value: 0 }));
  const pad = {
    id: 'Test Pad (STANDARD GAMEPAD Vendor: 045e Product: 028e)',
    index: 0,
    connected: true,
    axes: [0, 0, 0, 0],
    buttons,
  };
  globalThis.fakePad = pad;
  navigator.getGamepads = () => [pad as unknown as Gamepad];
}

/** A new user's new project, with the library of controllers. */
async function visitControllers(options: Pick<VisitOptions, 'device'> & { readonly hasPad?: boolean } = {}) {
  const device = { reducedMotion: 'reduce' as const, ...options.device };
  const visited = await visit({ prepare: keepOpenProject, route: '/templates', device });
  const { page } = visited;
  if (options.hasPad) await page.evaluate(connectPad);
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  await page.getByRole('tab', { name: 'Controllers' }).click();
  return visited;
}

async function openPlayer(page: Page, player: number): Promise<void> {
  await page.getByRole('row', { name: new RegExp(`^Player ${player}, controller`) }).press('Enter');
  await page.getByRole('heading', { name: `Player ${player}` }).waitFor();
}

const keys = (page: Page) => page.getByRole('region', { name: 'Keys' });
const pad = (page: Page, name: string) =>
  page.locator('main button[data-round], main button[data-arms]').and(page.getByRole('button', { name })).first();

/** Chooses a button in the list and presses a key. */
async function mapKey(page: Page, title: string, key: string): Promise<void> {
  await keys(page)
    .getByRole('button', { name: new RegExp(`^${title}, (?!all keys)`) })
    .press('Enter');
  await keys(page)
    .getByRole('button', { name: `${title}, press a key` })
    .waitFor();
  await page.keyboard.press(key);
}

/** The shown value of a device's attribute. */
function deviceValue(page: Page, group: string, label: string) {
  return page.locator(`dl[aria-label="${group}"] > div`, { has: page.getByText(label, { exact: true }) }).locator('dd');
}

function storedProject(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(globalThis.edited?.project.session.getState().project, (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    ),
  );
}

test('keys are mapped with the keyboard, conflicts are named, and each step is undone to the first byte', async () => {
  const { page, context, faults } = await visitControllers();
  await openPlayer(page, 1);
  const untouched = await storedProject(page);
  await mapKey(page, 'A', 'Space');
  await keys(page).getByRole('button', { name: 'A, space' }).waitFor();
  await mapKey(page, 'D-pad up', 'ArrowUp');
  await keys(page).getByRole('button', { name: 'D-pad up, up' }).waitFor();
  await page.getByText('Also').waitFor({ state: 'detached' });

  // The same key for another button, and for another player.
  await mapKey(page, 'L1', ' ');
  await keys(page).getByText('Also L1').waitFor();
  await keys(page).getByText('Also A', { exact: true }).waitFor();
  await openPlayer(page, 2);
  await mapKey(page, 'Start', 'Space');
  await keys(page).getByText('Also A of Player 1, L1 of Player 1').waitFor();
  await page.getByRole('row', { name: 'Player 1, controller, 2 warnings' }).waitFor();
  await page.getByRole('row', { name: 'Player 2, controller, 1 warning' }).waitFor();

  // Esc cancels; as a key, it is in the list of all keys. Some keys are not known to games.
  await mapKey(page, 'Select', 'Escape');
  await keys(page).getByRole('button', { name: 'Select, no key' }).waitFor();
  await mapKey(page, 'Select', 'PageDown');
  await page.getByRole('status').getByText('Games do not know this key.').waitFor();
  await page.keyboard.press('Escape');
  await keys(page).getByRole('button', { name: 'Select, all keys' }).press('Enter');
  await page.getByRole('searchbox').last().fill('escape');
  await page.getByRole('option', { name: 'escape' }).click();
  await keys(page).getByRole('button', { name: 'Select, escape' }).waitFor();
  await keys(page).getByRole('button', { name: 'Remove the key of Start' }).press('Enter');
  await keys(page).getByRole('button', { name: 'Start, no key' }).waitFor();

  const full = await storedProject(page);
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await keys(page).getByRole('button', { name: 'Select, no key' }).waitFor();
  expect(await page.getByRole('button', { name: 'Reset' }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => storedProject(page)).toBe(full);
  await untilSaved(page);
  await page.reload();
  await keys(page).getByRole('button', { name: 'Select, escape' }).waitFor();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  while (await undo.isEnabled()) await undo.click();
  await expect.poll(() => storedProject(page)).toBe(untouched);
  expect(faults).toEqual([]);
  await context.close();
});

test('a connected controller chooses the button, lights up the drawing, and leaves', async () => {
  const { page, context, faults } = await visitControllers({ hasPad: true });
  await openPlayer(page, 3);
  await page.getByText('Or press it on the controller: Test Pad.').waitFor();
  await page.evaluate(() => {
    const start = globalThis.fakePad?.buttons[9];
    if (start) Object.assign(start, { pressed: true, value: 1 });
  });
  await page.getByText('Press a key for Start. Esc cancels.').waitFor();
  const start = pad(page, 'Start, no key');
  await expect.poll(() => start.getAttribute('data-held')).toBe('true');
  await page.keyboard.press('Enter');
  await keys(page).getByRole('button', { name: 'Start, return' }).waitFor();
  const stick = pad(page, 'Left stick click, no key');
  const before = await stick.boundingBox();
  await page.evaluate(() => globalThis.fakePad?.axes.splice(0, 2, 1, -1));
  await expect.poll(async () => ((await stick.boundingBox())?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(5);
  await page.evaluate(() => {
    navigator.getGamepads = () => [];
  });
  await page.getByText('A connected controller shows its buttons here.').waitFor();
  await expect.poll(() => pad(page, 'Start, return').getAttribute('data-held')).toBe(null);

  // The drawing takes presses too; a press elsewhere cancels.
  await pad(page, 'B, no key').click();
  await page.getByText('Press a key for B. Esc cancels.').waitFor();
  await page.getByRole('heading', { name: 'Keys' }).click();
  await page.getByText('Choose a button, then press').waitFor();
  await pad(page, 'B, no key').click();
  await page.keyboard.press('x');
  await keys(page).getByRole('button', { name: 'B, x' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a mapped key presses the button in the game, as the devices beside it show', async () => {
  const { page, context } = await visitControllers();
  await openPlayer(page, 1);
  await mapKey(page, 'A', 'k');
  await keys(page).getByRole('button', { name: 'A, k' }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByRole('tab', { name: 'Input' }).click();
  const value = (group: string, label: string) => deviceValue(page, group, label);
  await expect.poll(() => value('Mouse', 'position.x').textContent()).toMatch(/^-?\d/);
  const frame = page.locator('iframe');
  const box = await frame.boundingBox();
  if (!box) throw new Error('the game is shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const middle = await value('Mouse', 'position.x').textContent();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await expect
    .poll(async () => Number(await value('Mouse', 'position.x').textContent()))
    .toBeLessThan(Number(middle) || 1e9);

  await page.getByRole('button', { name: 'Player 1', exact: true }).click();
  await expect.poll(() => value('Player 1', 'buttonA').textContent()).toBe('false');
  await frame.focus();
  await page.getByRole('button', { name: 'Keyboard', exact: true }).click();
  await frame.focus();
  await page.keyboard.down('q');
  await page.keyboard.down('k');
  await expect.poll(() => value('Keyboard', 'held').textContent()).toBe('q, k');
  await page.keyboard.up('q');
  await expect.poll(() => value('Player 1', 'buttonA').textContent()).toBe('true');
  await page.keyboard.up('k');
  await expect.poll(() => value('Player 1', 'buttonA').textContent()).toBe('false');

  // Back in the editor, the inspector lists the same devices without values.
  await page.goBack();
  await page.getByRole('tab', { name: 'Scenes' }).click();
  await page
    .getByRole('row', { name: /, scene/ })
    .first()
    .press('Enter');
  await page.getByRole('tab', { name: 'Devices' }).click();
  await page.getByText('While the game plays, values appear here, or beside it under Input.').waitFor();
  await expect.poll(() => value('Mouse', 'position.x').textContent()).toBe('–');
  await context.close();
});

/** A running game beside the behaviors of its actor, which has an attribute of its own. */
async function playBeside() {
  const project = pressGame();
  const actors = [...project.actors].map(([id, actor]) => {
    const attributes = { ...actor.attributes, id70: { '@': 'integer' as const, $: 2, name: 'Boots' } };
    return [id, { ...actor, attributes }] as const;
  });
  const visited = await visitProject({ ...project, actors: new Map(actors) }, new Map(), keepOpenProject);
  const { page } = visited;
  await openPart(page, 'prototype/id1');
  await page.keyboard.press('Control+Shift+Enter');
  const game = page.getByRole('region', { name: 'Preview' });
  await game.getByRole('button', { name: 'Pause' }).waitFor();
  return { ...visited, game, inspector: game.getByRole('tab', { name: 'Inspector' }) };
}

test('while a game plays beside behaviors, the inspector stays reachable, with live devices', async () => {
  const { page, context, faults, game, inspector } = await playBeside();
  await inspector.press('Enter');
  await game.getByRole('tab', { name: 'Devices' }).press('Enter');
  await game.getByRole('button', { name: 'Keyboard', exact: true }).press('Enter');
  await game.getByRole('button', { name: 'Clock', exact: true }).press('Enter');
  await expect.poll(() => deviceValue(page, 'Mouse', 'position.x').textContent()).toMatch(/^-?\d/);
  await expect.poll(() => deviceValue(page, 'Clock', 'year').textContent()).toBe(String(new Date().getFullYear()));
  await page.locator('iframe').focus();
  await page.keyboard.down('q');
  await expect.poll(() => deviceValue(page, 'Keyboard', 'held').textContent()).toBe('q');
  await page.keyboard.up('q');

  // Its attributes are edited while the game plays.
  await game.getByRole('tab', { name: 'Game', exact: true }).press('Enter');
  await game.getByRole('spinbutton', { name: 'Speed' }).fill('55');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedProject(page)).toContain('"$":55');

  // Without the game, the inspector is where it was, and lists the same devices.
  await game.getByRole('button', { name: 'Close the preview' }).press('Enter');
  await page.getByRole('complementary', { name: 'Inspector' }).getByRole('tab', { name: 'Devices' }).press('Enter');
  await expect.poll(() => deviceValue(page, 'Clock', 'year').textContent()).toBe('–');
  expect(faults.filter((fault) => !fault.includes('sandboxed'))).toEqual([]);
  await context.close();
});

test('beside the game, a way to an attribute leads to the inspector', async () => {
  const { page, context, game, inspector } = await playBeside();
  expect(await inspector.getAttribute('aria-selected')).toBe('false');
  await page.getByRole('button', { name: 'Find or do anything' }).press('Enter');
  await typeWhenFocused(paletteFieldOf(page), 'boots');
  await page.getByRole('option', { name: /Boots/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await game.locator('[data-attribute="id70"][data-landed]').getByRole('spinbutton', { name: 'Boots' }).waitFor();
  expect(await violationsInThemes(page, 'section[aria-label="Preview"] aside')).toEqual([]);
  await context.close();
});

const screens: readonly Screen[] = [
  { name: 'library and page', go: (page) => openPlayer(page, 1) },
  {
    name: 'conflict and waiting',
    async go(page) {
      await mapKey(page, 'A', 'Space');
      await mapKey(page, 'B', 'Space');
      await keys(page).getByText('Also B').waitFor();
      await pad(page, 'Y, no key').click();
      await page.getByText('Press a key for Y').waitFor();
    },
    within: 'main',
  },
  {
    name: 'devices',
    async go(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Scenes' }).click();
      await page
        .getByRole('row', { name: /, scene/ })
        .first()
        .press('Enter');
      await page.getByRole('tab', { name: 'Devices' }).click();
      await page.getByRole('button', { name: 'Clock' }).click();
    },
    within: 'aside',
  },
];

test('controllers and devices pass axe', async () => {
  const { page, context } = await visitControllers();
  expect(await violationsOnScreens(page, screens)).toEqual([]);
  await context.close();
});

test('on a tablet the keys are below the pad, large enough to touch', async () => {
  const { page, context, faults } = await visitControllers({
    device: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  });
  await openPlayer(page, 8);
  const small = await page
    .locator('main button')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.ariaLabel, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 24),
    );
  expect(small).toEqual([]);
  await pad(page, 'A, no key').tap();
  await page.keyboard.press('a');
  await keys(page).getByRole('button', { name: 'A, a', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

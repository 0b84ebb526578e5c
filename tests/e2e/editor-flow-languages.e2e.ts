import { expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { everyNth } from './effort.ts';
import { confirmWarning, flows, type Hands, handsOf } from './flowHands.ts';
import { nameFieldOf, untilFocused } from './focusedField.ts';
import { actorsOf, stageOf } from './stagePage.ts';
import { textOf } from './tablePage.ts';

useBrowser();

/** A new game with an actor in its scene, which arrow keys move. */
async function makeScene(hands: Hands): Promise<void> {
  const { page, press, button, library, choose } = hands;
  await press(page.locator('a[href$="#/templates"]').first());
  await press(page.getByRole('button', { name: hands.say('New project') }));
  await stageOf(page).waitFor();
  const actors = await library('Actors');
  await press(actors.getByRole('button', { name: hands.say('Add actor'), exact: true }));
  await untilFocused(nameFieldOf(page));
  await page.keyboard.insertText('Hero');
  await page.keyboard.press('Enter');
  await choose(hands.row('Hero', 'actor'), 'Hero', 'Add to scene');
  await expect.poll(() => actorsOf(page)).toHaveLength(1);
  const place = async () => /x (-?[\d.]+)/.exec((await actorsOf(page))[0] ?? '')?.[1];
  const before = Number(await place());
  await stageOf(page).press('ArrowRight');
  await expect.poll(async () => Number(await place())).toBeGreaterThan(before);
  await press(button('Undo'));
  await expect.poll(async () => Number(await place())).toBe(before);
  await hands.expectTranslated();
}

/** A behavior with a number and an expression. */
async function addBehavior(hands: Hands): Promise<void> {
  const { page, say, press, library, choose } = hands;
  await choose(hands.row('Hero', 'actor'), 'Hero', 'Edit behaviors');
  await page.getByText(say('Drag a behavior here, or press / and type its name')).waitFor();
  const behaviors = await library('Behaviors');
  await behaviors.getByRole('searchbox').fill(say('Move'));
  await press(page.getByRole('button', { name: new RegExp(`^${say('Move')} ?[,،]`) }));
  await page.getByRole('heading', { name: say('Move'), exact: true }).waitFor();
  const speed = page.locator('main [data-key=speed]').first();
  await speed.getByRole('textbox').fill('42');
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(page)).toMatch(/"speed":"?42/);
  await press(speed.locator(`button[title="${say('Expression (Ctrl E)')}"]`));
  const dialog = page.getByRole('dialog');
  await dialog.locator('.cm-content').press('Control+a');
  await page.keyboard.insertText('40 + 1');
  await hands.expectTranslated();
  await press(dialog.getByRole('button', { name: say('OK'), exact: true }));
  await expect.poll(() => textOf(page)).toContain('40 + 1');
  await hands.expectTranslated();
}

/** A cell that is filled and undone. */
async function fillTable(hands: Hands): Promise<void> {
  const { page, say, press, button, library } = hands;
  const tables = await library('Tables');
  await press(tables.getByRole('button', { name: say('Add table'), exact: true }));
  await untilFocused(nameFieldOf(page));
  await page.keyboard.insertText('Level');
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: 'Level', exact: true });
  await grid.focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  const filled = page.locator('[role=gridcell][aria-label^="7"]');
  await filled.waitFor();
  await hands.expectTranslated();
  await press(button('Undo'));
  await filled.waitFor({ state: 'detached' });
}

async function playIt(hands: Hands): Promise<void> {
  const { page, press, button } = hands;
  await press(button('Play'));
  await button('Pause').waitFor();
  await hands.expectTranslated();
  await press(button('Stop'));
  await press(button('Back to editing'));
  await page.locator('[data-region=top]').waitFor();
}

/** The actor is deleted after a warning, and the project goes to the trash and comes back. */
async function deleteAndRestore(hands: Hands): Promise<void> {
  const { page, say, press, button, library, choose } = hands;
  await library('Actors');
  await choose(hands.row('Hero', 'actor'), 'Hero', 'Delete');
  await confirmWarning(hands);
  await hands.row('Hero', 'actor').waitFor({ state: 'detached' });
  await press(button('Undo'));
  await hands.row('Hero', 'actor').waitFor();
  await press(page.locator('[data-region=top] a[href$="#/projects"]').first());
  // Rows of a library have menus of the same name.
  await page.locator('[data-region=top]').waitFor({ state: 'detached' });
  const more = page.getByRole('button', {
    name: new RegExp(`^${say('More actions for {title}', { title: '' }).trim()}`),
  });
  await more.waitFor();
  await hands.expectTranslated();
  await press(more);
  await press(page.getByRole('menuitem', { name: say('Delete'), exact: true }));
  await confirmWarning(hands);
  await more.waitFor({ state: 'detached' });
  await press(page.getByRole('button', { name: new RegExp(`^${say('Trash Can')}`) }));
  await button('Bring back').waitFor();
  await hands.expectTranslated();
  await press(button('Bring back'));
  await more.waitFor();
}

test.each(everyNth(flows, 2))(
  'in %s, a game is made, played, deleted and brought back, and nothing is English',
  async (code, device) => {
    const options = { ...device, reducedMotion: 'reduce' } as const;
    const { page, context, faults } = await visit({ isReturning: true, prepare: keepOpenProject, device: options });
    const hands = handsOf(page, code, device.hasTouch === true);
    await makeScene(hands);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(code === 'ar' ? 'rtl' : 'ltr');
    await addBehavior(hands);
    await fillTable(hands);
    await playIt(hands);
    await deleteAndRestore(hands);
    await hands.press(page.locator('a[href$="#/settings"]').first());
    await page.getByRole('heading', { level: 1, name: hands.say('Settings') }).waitFor();
    await hands.expectTranslated();
    expect(faults).toEqual([]);
    await context.close();
  },
);

import { buildProject } from '@playhouse/core/testing';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { endFlow, flowsInTurn, type Hands, visitFlow } from './flowHands.ts';
import { nameFieldOf, untilFocused } from './focusedField.ts';
import { withDelegates } from './hangingGame.ts';
import { pressGame } from './previewGame.ts';
import { actorsOf, pointOf, stageOf } from './stagePage.ts';

useBrowser();

const nextFlows = flowsInTurn('ar');

const spawn = (id: string, prototypeKey: string) => ({ id, class: 'SpawnAction', attributes: { prototypeKey } });

/** Two Pips on two layers; Cannon spawns Pip by its name, and Snail something that does not exist. */
function cannonGame() {
  return buildProject({
    title: 'Cannons',
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { size: { width: 100, height: 100 }, id7: { '@': 'real', $: 220, name: 'Glow' } },
      },
      { id: 'id2', name: 'Cannon', behaviors: [spawn('id50', 'Pip')] },
      { id: 'id3', name: 'Snail', behaviors: [spawn('id51', 'id404')] },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [
          { id: 'id10', name: 'Ground', actors: [{ id: 'id40', prototype: 'id1', position: { x: 200, y: 300 } }] },
          { id: 'id11', name: 'Front', actors: [{ id: 'id41', prototype: 'id1', position: { x: 600, y: 300 } }] },
        ],
      },
    ],
  });
}

/** Whether the description of an actor ends with the word for it. */
function isSelected({ say }: Hands, description: string): boolean {
  const values = { name: 'A', layer: 'B', placement: 'C' };
  const ending = say('{name}, layer {layer}, {placement}, selected', values).split('C').at(-1);
  return description.endsWith(ending ?? '');
}

const selectedText = ({ page, say }: Hands, count: number) =>
  page.getByText(say('{count} of {total} selected', { count, total: 2 })).first();

test.each(nextFlows())(
  'in %s, actors are found, renamed, duplicated, and marked by their errors',
  async (code, device) => {
    const flow = await visitFlow(code, device, cannonGame());
    const { page, hands } = flow;
    const { say, press, undo } = hands;
    const errors = say('{count, plural, one {# error} other {# errors}}', { count: 1 });
    const broken = page.getByRole('row', { name: /^Snail/ });
    await expect.poll(() => broken.getAttribute('aria-label')).toContain(errors);
    const library = await hands.library('Actors');
    const search = library.getByRole('searchbox');
    await search.fill('ca');
    await expect.poll(() => library.getByRole('row').count()).toBe(1);
    await hands.expectTranslated();
    await press(page.getByRole('button', { name: say('Clear search') }));
    await expect.poll(() => library.getByRole('row').count()).toBe(3);
    await hands.choose(page.getByRole('row', { name: /^Pip/ }), 'Pip', 'Rename');
    await untilFocused(nameFieldOf(page));
    await page.keyboard.insertText('Zoe');
    await page.keyboard.press('Enter');
    await hands.choose(hands.row('Zoe', 'actor'), 'Zoe', 'Duplicate');
    await hands.row('Zoe 1', 'actor').waitFor();
    await undo();
    await hands.row('Zoe 1', 'actor').waitFor({ state: 'detached' });

    // What is deleted is used: the warning says where, and Undo brings it back.
    await hands.choose(hands.row('Zoe', 'actor'), 'Zoe', 'Delete');
    const warning = page.getByRole('alertdialog', { name: say('Warning') });
    await warning.getByText(say('Removing an actor removes all its instances in all scenes.')).waitFor();
    await hands.expectTranslated();
    await press(warning.getByRole('button', { name: say('Delete'), exact: true }));
    await expect.poll(async () => (await actorsOf(page)).length).toBe(0);
    await undo();
    await expect.poll(async () => (await actorsOf(page)).length).toBe(2);
    await endFlow(flow);
  },
);

test.each(nextFlows())('in %s, layers are added, put in order, hidden and locked', async (code, device) => {
  const flow = await visitFlow(code, device, cannonGame());
  const { page, hands } = flow;
  const { say, press, pressAt, button, chooseIn } = hands;
  const names = async () => {
    const texts = await page.getByRole('row', { level: 1 }).allInnerTexts();
    return texts.map((text) => text.split('\n')[0]).filter((text) => /^(Front|Ground|Sky)/.test(text ?? ''));
  };
  await expect.poll(names).toEqual(['Front', 'Ground']);
  await press(button('Add layer'));
  await page.locator(`input[aria-label="${say('Layer name')}"]:focus`).waitFor();
  await page.keyboard.insertText('Sky');
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['Sky', 'Front', 'Ground']);
  await chooseIn(button('More actions for {name}', { name: 'Sky' }), 'Send backward');
  await expect.poll(names).toEqual(['Front', 'Sky', 'Ground']);
  await press(button('Hide {name}', { name: 'Ground' }));
  await press(button('Show {name}', { name: 'Ground' }));
  await press(button('Lock {name}', { name: 'Ground' }));
  await button('Unlock {name}', { name: 'Ground' }).waitFor();
  await pressAt(await pointOf(page, 200, 300));
  await pressAt(await pointOf(page, 600, 300));
  // Only the one that is not locked.
  await selectedText(hands, 1).waitFor();
  await expect
    .poll(async () => (await actorsOf(page)).map((text) => [text.includes('Front'), isSelected(hands, text)]))
    .toEqual([
      [true, true],
      [false, false],
    ]);
  await endFlow(flow);
});

test.each(nextFlows())(
  'in %s, the inspector shows mixed values, the kinds of bodies, and attributes of the game',
  async (code, device) => {
    const flow = await visitFlow(code, device, cannonGame());
    const { page, hands } = flow;
    const { say, press, undo } = hands;
    const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });
    await stageOf(page).press('Control+a');
    await selectedText(hands, 2).waitFor();
    const x = field(say('Position X'));
    await expect.poll(() => x.getAttribute('aria-valuetext')).toBe(say('Mixed'));
    await x.fill('+10');
    await x.press('Enter');
    await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/x 610.*x 210|x 210.*x 610/);
    await hands.expectTranslated();
    await undo();

    const tab = (name: string) =>
      page.getByRole('complementary', { name: say('Inspector') }).getByRole('tab', { name: say(name), exact: true });
    await press(tab('Game'));
    const title = page.getByRole('textbox', { name: say('Title') });
    await title.fill('Abend');
    await title.press('Enter');
    await expect.poll(() => page.title()).toContain('Abend');
    await press(page.getByRole('button', { name: say('Add attribute') }).first());
    const form = page.getByRole('dialog', { name: say('Add attribute') });
    await form.getByRole('textbox', { name: say('Name') }).fill('Points');
    await hands.expectTranslated();
    await press(form.getByRole('button', { name: say('Add attribute') }));
    await field('Points').fill('7');
    await field('Points').press('Enter');
    await undo();
    await undo();
    await field('Points').waitFor({ state: 'detached' });
    await endFlow(flow);
  },
);

async function openProblems({ page, say, press }: Hands): Promise<Locator> {
  const start = say('Problems: {counts}', { counts: '' }).trim();
  await press(page.getByRole('button', { name: new RegExp(`^${start}`) }));
  const list = page.getByRole('dialog', { name: say('Problems') });
  await list.getByRole('listitem').first().waitFor();
  return list;
}

test.each(nextFlows())(
  'in %s, problems are listed, corrected and gone to, and the history leads back',
  async (code, device) => {
    const flow = await visitFlow(code, device, cannonGame());
    const { page, hands } = flow;
    const { say, press, button } = hands;
    const list = await openProblems(hands);
    const problem = (actor: string) => list.getByRole('listitem').filter({ hasText: actor });
    await hands.expectTranslated();
    await press(problem('Cannon').getByRole('button', { name: say('Correct it') }));
    await problem('Cannon').waitFor({ state: 'detached' });
    await press(problem('Snail').getByRole('button', { name: say('Go there') }));
    await page.waitForURL(/prototype\/id3/);
    await hands.expectTranslated();

    await press(button('History'));
    const options = page.getByRole('listbox', { name: say('Changes, newest first') }).getByRole('option');
    await expect.poll(() => options.count()).toBe(2);
    await hands.expectTranslated();
    await press(page.getByRole('option', { name: say('Before all changes') }));
    await page.keyboard.press('Escape');
    await press(
      (await openProblems(hands))
        .getByRole('listitem')
        .filter({ hasText: 'Cannon' })
        .getByRole('button', { name: say('Go there') }),
    );
    await page.waitForURL(/prototype\/id2/);

    await press(button('History'));
    await press(options.first());
    await press(page.getByRole('dialog', { name: say('History') }).getByRole('button', { name: say('Versions') }));
    const versions = page.getByRole('dialog', { name: say('Versions') });
    await versions.getByLabel(say('Name of the version')).fill('Erste');
    await press(versions.getByRole('button', { name: say('Save a version') }));
    await versions.getByRole('option').filter({ hasText: 'Erste' }).waitFor();
    await hands.expectTranslated();
    await page.keyboard.press('Escape');
    await versions.waitFor({ state: 'hidden' });
    await endFlow(flow);
  },
);

test.each(nextFlows())(
  'in %s, a game is played without scripts, turned, paused, stepped, and gone back in',
  async (code, device) => {
    const game = withDelegates(pressGame(), [{ event: 'onGameReady', source: 'log("the script runs");' }]);
    const flow = await visitFlow(code, device, game);
    const { page, hands } = flow;
    const { say, press, button, chooseIn } = hands;
    const seconds = async () => Number(await page.getByTitle(say('Game time in seconds')).textContent());
    await chooseIn(button('Ways to play'), 'Play without scripts');
    await button('Pause').waitFor();
    await page.getByText(say('The game is played without its scripts.')).waitFor();
    await page.getByRole('log').getByText('here I am').first().waitFor();
    await press(button('Turn scripts on'));
    await page.getByRole('log').getByText('the script runs').first().waitFor();
    await hands.expectTranslated();

    await expect.poll(seconds).toBeGreaterThan(1.2);
    await press(button('Pause'));
    await button('Play').waitFor();
    const paused = await seconds();
    await press(button('One step'));
    await expect.poll(seconds).toBeGreaterThan(paused);
    await press(button('Back one second'));
    await expect.poll(seconds).toBeLessThan(paused - 0.9);
    await press(button('Rotate the screen'));
    const size = page.getByRole('button', { name: new RegExp(`^${say('Display size')}`) });
    await press(size);
    await press(page.getByRole('menuitem', { name: /16:10/ }).first());
    await expect.poll(() => size.getAttribute('aria-label')).toContain('16:10');
    await press(page.getByRole('tab', { name: say('Input'), exact: true }));
    await press(button('Put down a finger'));
    await page.getByRole('button', { name: say('Finger {touch}', { touch: 1 }) }).waitFor();
    await hands.expectTranslated();
    await press(button('Back to editing'));
    await stageOf(page).waitFor();
    await endFlow(flow);
  },
);

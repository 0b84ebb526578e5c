import { buildProject } from '@playhouse/core/testing';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { untilSaved } from './editedProject.ts';
import { endFlow, flowsInTurn, type Hands, visitFlow } from './flowHands.ts';
import { openPart, stageOf } from './stagePage.ts';

useBrowser();

const nextFlows = flowsInTurn('ar');

const spawn = (id: string) => ({ id, class: 'SpawnAction', attributes: { prototypeKey: 'id404' } });

/** A ball in a meadow; the ball spawns something that does not exist, and so does a star that is nowhere. */
function ballGame() {
  return buildProject({
    title: 'Balls',
    prototypes: [
      { id: 'id1', name: 'Ball', attributes: { size: { width: 80, height: 80 } }, behaviors: [spawn('id50')] },
      { id: 'id2', name: 'Star', behaviors: [spawn('id51')] },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [{ name: 'Ground', actors: [{ id: 'id40', prototype: 'id1', position: { x: 500, y: 400 } }] }],
      },
    ],
  });
}

const inspectorOf = ({ page, say }: Hands) => page.getByRole('complementary', { name: say('Inspector') });

const tabOf = (hands: Hands, name: string) =>
  inspectorOf(hands).getByRole('tab', { name: hands.say(name), exact: true });

test.each(nextFlows())('in %s, physics is switched on with a number, and kept', async (code, device) => {
  const flow = await visitFlow(code, device, ballGame());
  const { page, hands } = flow;
  const { say, press, undo } = hands;
  await openPart(page, 'prototype/id1');
  const section = inspectorOf(hands).getByRole('button', { name: say('Physics'), exact: true });
  const movable = page.getByRole('switch', { name: say('Movable') });
  const bounciness = page.getByRole('spinbutton', { name: say('Bounciness') });
  await press(section);
  const before = await movable.isChecked();
  await press(inspectorOf(hands).locator('label').filter({ has: movable }));
  await expect.poll(() => movable.isChecked()).toBe(!before);
  await bounciness.fill('0.5+0.25');
  await bounciness.press('Enter');
  await expect.poll(() => bounciness.inputValue()).toBe('0.75');
  await hands.expectTranslated();
  await undo();
  await expect.poll(() => bounciness.inputValue()).not.toBe('0.75');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => bounciness.inputValue()).toBe('0.75');
  await untilSaved(page);
  await page.reload();
  await press(section);
  await expect.poll(() => bounciness.inputValue()).toBe('0.75');
  expect(await movable.isChecked()).toBe(!before);
  await endFlow(flow);
});

/** Adds a custom attribute with its first type. */
async function addAttribute({ page, say, press }: Hands, name: string): Promise<void> {
  await press(page.getByRole('button', { name: say('Add attribute') }).first());
  const form = page.getByRole('dialog', { name: say('Add attribute') });
  await form.getByRole('textbox', { name: say('Name') }).fill(name);
  await press(form.getByRole('button', { name: say('Add attribute') }));
  await form.waitFor({ state: 'detached' });
}

test.each(nextFlows())(
  'in %s, an attribute of an actor is added, gets another type and place, and is deleted',
  async (code, device) => {
    const flow = await visitFlow(code, device, ballGame());
    const { page, hands } = flow;
    const { say, press, button, undo } = hands;
    await openPart(page, 'prototype/id1');
    for (const name of ['Points', 'Lives']) await addAttribute(hands, name);
    const names = () =>
      inspectorOf(hands)
        .locator('[data-target*=attribute]')
        .evaluateAll((rows) => rows.map((row) => row.textContent?.trim()));
    const more = (name: string) => button('More actions for {name}', { name });
    await expect.poll(names).toEqual(['Points', 'Lives']);
    const points = (role: 'spinbutton' | 'textbox') => page.getByRole(role, { name: 'Points', exact: true });
    await points('spinbutton').fill('7');
    await points('spinbutton').press('Enter');

    await press(more('Points'));
    await press(page.getByRole('menuitem', { name: say('Type'), exact: true }));
    await hands.expectTranslated();
    await press(page.getByRole('menuitem', { name: say('Text'), exact: true }));
    await expect.poll(() => points('textbox').inputValue()).toBe('7');

    await hands.chooseIn(more('Points'), 'Move down');
    await expect.poll(names).toEqual(['Lives', 'Points']);
    await hands.chooseIn(more('Lives'), 'Delete');
    await expect.poll(names).toEqual(['Points']);
    await hands.expectTranslated();
    for (let step = 0; step < 3; step += 1) await undo();
    await expect.poll(names).toEqual(['Points', 'Lives']);
    await expect.poll(() => points('spinbutton').inputValue()).toBe('7');
    await endFlow(flow);
  },
);

test.each(nextFlows())('in %s, the game gets a description and another display size', async (code, device) => {
  const flow = await visitFlow(code, device, ballGame());
  const { page, hands } = flow;
  const { say, press, undo } = hands;
  await press(tabOf(hands, 'Game'));
  const description = page.getByRole('textbox', { name: say('Description') });
  await description.fill('Roll.\nDo not fall.');
  const display = inspectorOf(hands).getByRole('button', { name: new RegExp(`^${say('Display')},`) });
  const width = page.getByRole('spinbutton', { name: `${say('Size')} W` });
  await press(display);
  await press(page.getByRole('option', { name: /480 × 320/ }));
  await expect.poll(() => width.inputValue()).toBe('480');
  await hands.expectTranslated();
  await undo();
  await expect.poll(() => width.inputValue()).toBe('1024');
  await untilSaved(page);
  await page.reload();
  await stageOf(page).waitFor();
  await press(tabOf(hands, 'Game'));
  await expect.poll(() => description.inputValue()).toBe('Roll.\nDo not fall.');
  await endFlow(flow);
});

async function problemsOf(hands: Hands): Promise<{ readonly list: Locator; names(): Promise<readonly string[]> }> {
  const { page, say, press } = hands;
  const start = say('Problems: {counts}', { counts: '' }).trim();
  await press(page.getByRole('button', { name: new RegExp(`^${start}`) }));
  const list = page.getByRole('dialog', { name: say('Problems') });
  await list.getByRole('listitem').first().waitFor();
  return {
    list,
    async names() {
      const texts = await list.getByRole('listitem').allTextContents();
      return ['Ball', 'Star'].filter((name) => texts.some((text) => text.includes(name)));
    },
  };
}

test.each(nextFlows())('in %s, only the problems of the open actor or scene are listed', async (code, device) => {
  const flow = await visitFlow(code, device, ballGame());
  const { page, hands } = flow;
  const { say, press } = hands;
  const shown = (list: Locator, name: string) => press(list.getByRole('radio', { name: say(name), exact: true }));
  const inScene = await problemsOf(hands);
  await expect.poll(inScene.names).toEqual(['Ball', 'Star']);
  await shown(inScene.list, 'This scene');
  await inScene.list.getByText(say('No problems')).waitFor();
  await hands.expectTranslated();
  await page.keyboard.press('Escape');
  await openPart(page, 'prototype/id2');
  const ofActor = await problemsOf(hands);
  await shown(ofActor.list, 'This actor');
  await expect.poll(ofActor.names).toEqual(['Star']);
  await hands.expectTranslated();
  await shown(ofActor.list, 'All');
  await expect.poll(ofActor.names).toEqual(['Ball', 'Star']);
  await page.keyboard.press('Escape');
  await endFlow(flow);
});

import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { endFlow, flowsInTurn, type Hands, visitFlow } from './flowHands.ts';
import { pressGame } from './previewGame.ts';
import { englishOn } from './spoken.ts';

useBrowser();

const nextFlows = flowsInTurn('de');

/** Chooses a way to play that opens a window. */
async function playApart({ page, button, chooseIn, say, code }: Hands, way: string): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await chooseIn(button('Ways to play'), way);
  const other = await opening;
  await other.getByRole('button', { name: say('Pause'), exact: true }).waitFor();
  await other.frameLocator('iframe').locator('canvas').waitFor();
  expect(await englishOn(other, code)).toEqual([]);
  return other;
}

test.each(nextFlows())(
  'in %s, a game is played in a window that stays on top, and in one of its own',
  async (code, device) => {
    const flow = await visitFlow(code, device, pressGame());
    const { page, hands } = flow;
    const onTop = await playApart(hands, 'Play in a window that stays on top');
    expect(await page.evaluate(() => Boolean(window.documentPictureInPicture?.window))).toBe(true);
    const closed = onTop.waitForEvent('close');
    const ordinary = await playApart(hands, 'Play in a window of its own');
    await closed;
    await ordinary.getByRole('button', { name: hands.say('Pause'), exact: true }).click();
    await ordinary.getByRole('button', { name: hands.say('Play'), exact: true }).waitFor();
    await hands.expectTranslated();
    await endFlow(flow);
  },
);

test.each(nextFlows())('in %s, a picture, a GIF and a film of a game are saved', async (code, device) => {
  const flow = await visitFlow(code, device, pressGame());
  const { page, hands } = flow;
  const { say, press, button, chooseIn } = hands;
  const seconds = async () => Number(await page.getByTitle(say('Game time in seconds')).textContent());
  const saved = async (act: () => Promise<void>) => {
    const downloading = page.waitForEvent('download');
    await act();
    return (await downloading).suggestedFilename();
  };
  const choose = (entry: string) => chooseIn(button('Save a picture or film'), entry);
  await press(button('Play'));
  await button('Pause').waitFor();
  expect(await saved(() => choose('Save a picture'))).toBe('Presses.png');
  await choose('Record a film');
  const before = await seconds();
  await expect.poll(seconds).toBeGreaterThan(before + 0.5);
  await hands.expectTranslated();
  expect(await saved(() => press(button('Stop and save the film')))).toBe('Presses.webm');
  expect(await saved(() => choose('Save the last 5 seconds'))).toBe('Presses.gif');
  await endFlow(flow);
});

/** A game that sends a table to a server as soon as it starts. */
function callingGame(): Project {
  const attributes = {
    callbackAttribute: 'game.attributes.id901',
    url: 'https://scores.example/best',
    dataTable: { '@': 'expression', $: [{ keypath: 'game.attributes.id70' }] },
  };
  const project = buildProject({
    title: 'Calls',
    attributes: { id901: { '@': 'integer', $: 5, name: 'Status' } },
    tables: [{ id: 'id70', name: 'Scores', rows: ['a'], columns: [{ name: 'c', type: 1, cells: ['1'] }] }],
    prototypes: [{ id: 'id1', name: 'Pip', behaviors: [{ class: 'NetworkSendTableToURLAction', attributes }] }],
    scenes: [{ id: 'id20', name: 'Meadow', layers: [{ actors: [{ prototype: 'id1' }] }] }],
  });
  const { object } = project;
  return { ...project, object: { ...object, attributes: { ...object.attributes, networkEnabled: 99 } } };
}

test.each(nextFlows())(
  'in %s, a call to a server is refused, then forgotten, and goes to a simulated server',
  async (code, device) => {
    const flow = await visitFlow(code, device, callingGame());
    const { page, hands } = flow;
    const { say, press, button } = hands;
    await press(button('Play'));
    const question = page.getByRole('dialog', { name: say('Let the game call this server?') });
    await question.getByText('scores.example', { exact: true }).waitFor();
    await hands.expectTranslated();
    await press(question.getByRole('button', { name: say('Refuse'), exact: true }));
    await question.waitFor({ state: 'detached' });
    await press(page.getByRole('tab', { name: say('Services'), exact: true }));
    const networking = page.getByRole('region', { name: say('Networking') });
    await networking.getByText(say('refused'), { exact: true }).waitFor();
    await hands.expectTranslated();
    await press(button('Forget {origin}', { origin: 'https://scores.example' }));
    await press(networking.getByText(say('Simulated server'), { exact: true }));
    await press(button('Restart'));
    await networking.getByText('https://scores.example/best').first().waitFor();
    expect(await question.count()).toBe(0);
    await endFlow(flow);
  },
);

test.each(nextFlows())(
  'in %s, a game is shared with another device by a QR code, or the page says why not',
  async (code, device) => {
    const flow = await visitFlow(code, device, pressGame());
    const { page, hands } = flow;
    const { say, press, button, chooseIn } = hands;
    const dialog = page.getByRole('dialog', { name: say('Play on another device') });
    const ask = () => chooseIn(button('Ways to play'), 'Play on another device…');
    const close = async () => {
      await press(dialog.getByRole('button', { name: say('Close') }).last());
      await dialog.waitFor({ state: 'detached' });
    };
    // Only files are served here.
    await ask();
    await dialog.getByRole('alert').waitFor();
    await hands.expectTranslated();
    await close();
    // The browser reports the missing server, too.
    flow.faults.splice(0);
    const token = 'abcdefghijklmnopqrstuvwxyz';
    await page.route('**/shared-games', (route) =>
      route.fulfill({
        json:
          route.request().method() === 'POST'
            ? { token, expiresAt: '2030-01-01T12:00:00.000Z' }
            : { addresses: ['http://192.168.0.7:4600/'], bytes: 1e9 },
      }),
    );
    await page.route(`**/shared-games/${token}`, (route) => route.fulfill({ json: { ok: true } }));
    await ask();
    await dialog.getByRole('img', { name: say('QR code of the address below') }).waitFor();
    const address = dialog.getByRole('textbox', { name: say('Address') });
    await expect.poll(() => address.inputValue()).toBe(`http://192.168.0.7:4600/#/play/${token}`);
    await hands.expectTranslated();
    await press(dialog.getByRole('button', { name: say('Stop sharing') }));
    await page.getByText(say('The game is no longer shared.')).waitFor();
    await endFlow(flow);
  },
);

import { buffer } from 'node:stream/consumers';
import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { withDelegates } from './hangingGame.ts';
import { wave } from './player/wave.ts';
import { gameSeconds, playGame, pressGame } from './previewGame.ts';
import { openPart, stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** A game of two scenes, with a script that writes into the console. */
function twoScenes(): Project {
  const project = buildProject({
    title: 'Two scenes',
    displaySize: { width: 480, height: 320 },
    scenes: [
      { id: 'id20', name: 'Meadow' },
      { id: 'id21', name: 'Cave' },
    ],
  });
  return withDelegates(project, [{ event: 'onGameReady', source: 'log("the script runs");' }]);
}

const log = (page: Page) => page.getByRole('log');
const choosePlay = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Ways to play' }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
};

describe('Play', () => {
  test('starts in the open scene, from the start, or without scripts, as it was chosen last', async () => {
    const { page, context, faults } = await visitProject(twoScenes());
    await openPart(page, 'scene/id21');
    await playGame(page);
    await page.getByTitle('Cave', { exact: true }).waitFor();
    await log(page).getByText('the script runs').waitFor();
    await page.getByRole('button', { name: 'Back to editing' }).click();

    await choosePlay(page, 'Play from the start');
    await page.getByTitle('Meadow', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await page.waitForURL(/scene\/id21$/);
    await page.reload();
    await playGame(page);
    await page.getByTitle('Meadow', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back to editing' }).click();

    await choosePlay(page, 'Play without scripts');
    await page.getByText('The game is played without its scripts.').waitFor();
    await page.getByTitle('Cave', { exact: true }).waitFor();
    await expect.poll(() => gameSeconds(page)).toBeGreaterThan(0.1);
    expect(await log(page).getByText('the script runs').count()).toBe(0);
    await page.getByRole('button', { name: 'Turn scripts on' }).click();
    await log(page).getByText('the script runs').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('a game in a window of its own goes on while its project is edited, and leaves with Ctrl Enter', async () => {
  const { page, context, faults } = await visitProject(pressGame(), undefined, () => {
    Object.defineProperty(window, 'documentPictureInPicture', { value: undefined });
  });
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Ways to play' }).click();
  // Here, the browser has no windows that stay on top.
  expect(await page.getByRole('menuitem', { name: 'Play in a window that stays on top' }).count()).toBe(0);
  await page.getByRole('menuitem', { name: 'Play in a window of its own' }).click();
  const other = await opening;
  await other.getByRole('button', { name: 'Pause' }).waitFor();
  await other.frameLocator('iframe').locator('canvas').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Marsh');
  await page.keyboard.press('Enter');
  await page.getByText('Change applied.').first().waitFor();
  await other.getByRole('button', { name: 'Pause' }).click();
  await other.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const closed = other.waitForEvent('close');
  await other.frameLocator('iframe').locator('#stage').click();
  // The window is gone before its keys are released.
  await Promise.all([closed, other.keyboard.press('Control+Enter').catch(() => undefined)]);
  expect(faults).toEqual([]);
  await context.close();
});

describe('a window that stays on top', () => {
  const isOnTop = (page: Page) => page.evaluate(() => Boolean(window.documentPictureInPicture?.window));
  const playIn = async (page: Page, name: string): Promise<Page> => {
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Ways to play' }).click();
    await page.getByRole('menuitem', { name }).click();
    const other = await opening;
    await other.getByRole('button', { name: 'Pause' }).waitFor();
    await other.frameLocator('iframe').locator('canvas').waitFor();
    return other;
  };

  test('has the game until it is played in another one', async () => {
    const { page, context, faults } = await visitProject(pressGame());
    const onTop = await playIn(page, 'Play in a window that stays on top');
    expect(await isOnTop(page)).toBe(true);
    const closed = onTop.waitForEvent('close');
    const ordinary = await playIn(page, 'Play in a window of its own');
    await closed;
    expect(await isOnTop(page)).toBe(false);
    // A browser may refuse the window: the game starts again in an ordinary one.
    await page.evaluate(() => {
      const requestWindow = () => Promise.reject(new Error('refused'));
      Object.assign(window.documentPictureInPicture ?? {}, { requestWindow });
    });
    await ordinary.getByRole('button', { name: 'Pause' }).click();
    await ordinary.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Ways to play' }).click();
    await page.getByRole('menuitem', { name: 'Play in a window that stays on top' }).click();
    await ordinary.getByRole('button', { name: 'Pause' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the timeline', () => {
  test('marks warnings and errors, and shows its end while the game is further back', async () => {
    const faulty = {
      class: 'TimerBehavior',
      attributes: { name: 'Fail', timerType: 1, interval: 0.3 },
      behaviors: [{ class: 'ChangeAttributeAction', attributes: { targetAttribute: 'game.attributes.id777', RHS: 1 } }],
    };
    const { page, context } = await visitProject(pressGame([faulty]));
    await playGame(page);
    const timeline = page.getByRole('group', { name: 'Timeline' });
    await timeline.locator('[data-level=warning]').waitFor({ state: 'attached' });
    await expect.poll(() => gameSeconds(page)).toBeGreaterThan(1.2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const end = timeline.getByTitle('End of the timeline in seconds');
    expect(await end.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Back one second' }).click();
    await end.waitFor();
    const [now, last] = [await gameSeconds(page), Number(await end.textContent())];
    expect(last - now).toBeCloseTo(1, 2);
    // A new future begins here: the mark of the old one is beyond its end.
    await setTime(page, 0.1);
    await page.getByRole('button', { name: 'One step', exact: true }).click();
    await context.close();
  });
});

async function setTime(page: Page, seconds: number): Promise<void> {
  await page.getByRole('slider', { name: 'Playback position' }).fill(String(seconds * 60));
  await expect.poll(() => gameSeconds(page)).toBeCloseTo(seconds, 2);
}

/** The value of a device as the Input panel lists it. */
function deviceValue(page: Page, device: string, label: string): Promise<string | null> {
  const row = page.locator(`dl[aria-label="${device}"] > div`).filter({ has: page.getByText(label, { exact: true }) });
  return row.locator('dd').textContent();
}

const open = (page: Page, device: string) => page.getByRole('button', { name: device, exact: true }).click();

/** Presses until `release`. */
async function press(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await target.page().mouse.down();
  return () => target.page().mouse.up();
}

describe('the Input panel', () => {
  test('plays the gamepads of eight players', async () => {
    const game = pressGame();
    const { object } = game;
    const forMany = { ...game, object: { ...object, attributes: { ...object.attributes, playerType: 0 } } };
    const { page, context, faults } = await visitProject(forMany as Project);
    await playGame(page);
    await page.getByRole('tab', { name: 'Input' }).click();
    await open(page, 'Player 8');
    await page.getByRole('radio', { name: '8', exact: true }).click();
    const pad = page.getByRole('region', { name: 'Gamepad of player 8' });
    const value = (label: string) => deviceValue(page, 'Player 8', label);
    await expect.poll(() => value('connected')).toBe('false');
    let release = await press(pad.getByRole('button', { name: 'A', exact: true }));
    await expect.poll(() => value('buttonA')).toBe('true');
    expect(await value('connected')).toBe('true');
    await release();
    await expect.poll(() => value('buttonA')).toBe('false');

    release = await press(pad.getByRole('button', { name: 'R2' }));
    await expect.poll(() => value('rightTrigger')).toBe('1');
    await release();
    await expect.poll(() => value('rightTrigger')).toBe('-1');

    // With Shift, a button stays held.
    await pad.getByRole('button', { name: 'Start' }).click({ modifiers: ['Shift'] });
    await expect.poll(() => value('start')).toBe('true');
    const stick = pad.getByRole('slider', { name: 'Left stick' });
    await stick.focus();
    await page.keyboard.down('ArrowUp');
    await expect.poll(() => value('leftStick.y')).toBe('-1');
    await page.keyboard.up('ArrowUp');
    await expect.poll(() => value('leftStick.y')).toBe('0');
    const box = await stick.boundingBox();
    if (!box) throw new Error('the stick is shown');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, box.y + box.height / 2);
    await expect.poll(() => value('leftStick.x')).toBe('1');
    await page.mouse.up();
    await expect.poll(() => value('leftStick.x')).toBe('0');

    await pad.getByText('Connected').click();
    await expect.poll(() => value('connected')).toBe('false');
    expect(await value('start')).toBe('false');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('touches with up to eleven fingers and holds a tablet in any position', async () => {
    const { page, context, faults } = await visitProject(pressGame());
    await playGame(page);
    await page.getByRole('tab', { name: 'Input' }).click();
    const fingers = page.getByRole('region', { name: 'Fingers' });
    await open(page, 'Touches');
    const count = () => deviceValue(page, 'Touches', 'count');
    const put = fingers.getByRole('button', { name: 'Put down a finger' });
    for (let finger = 1; finger <= 11; finger++) await put.click();
    await expect.poll(count).toBe('11');
    expect(await put.isDisabled()).toBe(true);
    const third = fingers.getByRole('button', { name: 'Finger 3', exact: true });
    const before = await third.boundingBox();
    await third.press('ArrowRight');
    await expect.poll(async () => (await third.boundingBox())?.x ?? 0).toBeGreaterThan(before?.x ?? 0);
    await third.press('Enter');
    await expect.poll(count).toBe('10');
    await fingers.getByRole('button', { name: 'Lift all' }).click();
    await expect.poll(count).toBe('0');

    await open(page, 'Touches');
    await open(page, 'Accelerometer');
    const tilt = page.getByRole('region', { name: 'Tilt' });
    await tilt.getByRole('slider', { name: 'Left and right' }).fill('0.6');
    await tilt.getByText('Face down').click();
    await expect.poll(() => deviceValue(page, 'Accelerometer', 'x')).toBe('0.6');
    await expect.poll(() => deviceValue(page, 'Accelerometer', 'z')).toBe('0.8');
    await tilt.getByRole('button', { name: 'Lay flat' }).click();
    await expect.poll(() => deviceValue(page, 'Accelerometer', 'z')).toBe('-1');
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('the Profile panel shows the times of pictures, draw calls, actors and memory', async () => {
  const { page, context, faults } = await visitProject(pressGame());
  await playGame(page);
  await page.getByRole('tab', { name: 'Profile' }).click();
  const section = page.getByRole('region', { name: 'Frame time' });
  await section.getByText('Draw calls').waitFor();
  const number = (name: string) =>
    section
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .textContent()
      .then((text) => Number.parseFloat(text ?? ''));
  expect(await number('Actors')).toBe(1);
  await expect.poll(() => number('Draw calls')).toBeGreaterThanOrEqual(1);
  await expect.poll(() => number('Pictures per second')).toBeGreaterThan(0);
  expect(await number('Memory of pictures')).toBeGreaterThanOrEqual(0);
  await section.getByRole('img', { name: /^The last \d+ pictures took up to / }).waitFor();
  // A new game is measured too.
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => number('Actors')).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

describe('pictures and films', () => {
  /** The first bytes of what a menu entry saves. */
  async function saved(page: Page, act: () => Promise<void>) {
    const downloading = page.waitForEvent('download');
    await act();
    const download = await downloading;
    const bytes = await buffer(await download.createReadStream());
    return { name: download.suggestedFilename(), start: bytes.subarray(0, 4), size: bytes.length, bytes };
  }
  const choose = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Save a picture or film' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  const stop = (page: Page) => page.getByRole('button', { name: 'Stop and save the film' }).click();
  const record = async (page: Page, end: (page: Page) => Promise<unknown> = stop, seconds = 1) => {
    await choose(page, 'Record a film');
    const before = await gameSeconds(page);
    await expect.poll(() => gameSeconds(page)).toBeGreaterThan(before + seconds);
    return saved(page, async () => void (await end(page)));
  };

  function gameWithMusic(): [Project, Map<string, Uint8Array>] {
    const game = pressGame([{ class: 'PlayMusicAction', attributes: { name: 'Play', musicName: 'tune', loop: true } }]);
    const file = wave(2);
    const sounds = [{ name: 'tune', files: [{ name: 'tune.wav', size: file.length }] }];
    return [{ ...game, assets: { ...game.assets, sounds } }, new Map([['sounds/tune.wav', file]])];
  }

  test('are saved as PNG, GIF and WebM with the music, unless the sound is off', async () => {
    const { page, context, faults } = await visitProject(...gameWithMusic());
    await playGame(page);
    const picture = await saved(page, () => choose(page, 'Save a picture'));
    expect([picture.name, picture.start.toString('latin1')]).toEqual(['Presses.png', '\x89PNG']);

    const film = await record(page);
    expect([film.name, film.start.toString('hex')]).toEqual(['Presses.webm', '1a45dfa3']);
    expect(film.size).toBeGreaterThan(1000);
    expect(await loudnessOf(page, film.bytes)).toBeGreaterThan(0.05);
    await page.getByRole('button', { name: 'Sound off' }).click();
    expect(await loudnessOf(page, (await record(page)).bytes)).toBeLessThan(0.001);

    const gif = await saved(page, () => choose(page, 'Save the last 5 seconds'));
    expect([gif.name, gif.start.toString('latin1')]).toEqual(['Presses.gif', 'GIF8']);
    expect(gif.size).toBeGreaterThan(1000);
    // The game goes on from where it was.
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const after = await gameSeconds(page);
    await expect.poll(() => gameSeconds(page)).toBeGreaterThan(after);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are saved when the game is restarted, stopped or left while it is filmed', async () => {
    const { page, context, faults } = await visitProject(pressGame());
    await playGame(page);
    const press = (name: string) => (on: Page) => on.getByRole('button', { name, exact: true }).click();
    for (const name of ['Restart', 'Stop', 'Back to editing']) {
      const frame = await page.locator('iframe').elementHandle();
      const film = await record(page, press(name));
      expect([name, film.name, film.start.toString('hex')]).toEqual([name, 'Presses.webm', '1a45dfa3']);
      if (name !== 'Restart') await press('Play')(page);
      await expect.poll(() => frame?.evaluate((shown) => shown.isConnected)).toBe(false);
      await page.getByRole('button', { name: 'Pause' }).waitFor();
    }
    // The browser's own way back waits for nothing: what was filmed until a second ago is saved.
    const film = await record(page, (on) => on.goBack(), 3);
    expect(film.start.toString('hex')).toBe('1a45dfa3');
    await stageOf(page).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  /** The root mean square of the sound of a film, as the browser decodes it. */
  function loudnessOf(page: Page, film: Buffer): Promise<number> {
    return page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
      const samples = sound.getChannelData(0);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    }, film.toString('base64'));
  }
});

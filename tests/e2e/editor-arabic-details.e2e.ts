import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { arabicTablet, endFlow, handsOf, visitFlow } from './flowHands.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

/** A ball in a meadow that spawns something that does not exist. */
function ballGame() {
  const spawn = { id: 'id50', class: 'SpawnAction', attributes: { prototypeKey: 'id404' } };
  return buildProject({
    title: 'Balls',
    prototypes: [{ id: 'id1', name: 'Ball', behaviors: [spawn] }],
    scenes: [{ id: 'id20', name: 'Meadow', layers: [{ name: 'Ground', actors: [{ id: 'id40', prototype: 'id1' }] }] }],
  });
}

test('a color keeps its first digits, and the places of a problem have Arabic commas', async () => {
  const flow = await visitFlow('ar', arabicTablet, ballGame());
  const { page, hands } = flow;
  const { say, press } = hands;
  await openPart(page, 'prototype/id1');
  const color = page.getByText(/^[\dA-F]{6}$/).first();
  // Where there is no room, the end is cut.
  const isFirstVisible = await color.evaluate((word) => {
    Object.assign(word.style, { flex: 'none', width: '40px' });
    const first = new Range();
    first.setStart(word.firstChild ?? word, 0);
    first.setEnd(word.firstChild ?? word, 1);
    const [{ left, right }, box] = [first.getBoundingClientRect(), word.getBoundingClientRect()];
    return left >= box.left - 1 && right <= box.right + 1;
  });
  expect(isFirstVisible).toBe(true);
  await press(page.getByRole('button', { name: new RegExp(`^${say('Problems: {counts}', { counts: '' }).trim()}`) }));
  const problem = page
    .getByRole('dialog', { name: say('Problems') })
    .getByRole('listitem')
    .first();
  const place = problem.locator('p').last();
  await expect.poll(() => place.textContent()).toMatch(/، Ball$/);
  await page.keyboard.press('Escape');
  await endFlow(flow);
});

test('an arrow moves the edge of a panel to its own side', async () => {
  const flow = await visitFlow('ar', { locale: 'ar-EG', viewport: { width: 1366, height: 768 } }, ballGame());
  const { page, hands } = flow;
  const width = async () => Math.round((await page.locator('[data-region=library]').boundingBox())?.width ?? 0);
  const before = await width();
  const edge = page.getByRole('separator', { name: hands.say('Width of the library') });
  await edge.press('ArrowLeft');
  await expect.poll(width).toBe(before + 16);
  await endFlow(flow);
});

test('tabs beside a game keep their distance', async () => {
  const flow = await visitFlow('ar', arabicTablet, ballGame());
  const { page, hands } = flow;
  await hands.press(hands.button('Play'));
  await hands.button('Pause').waitFor();
  const gaps = await page
    .getByRole('tablist', { name: hands.say('Watch, input and services') })
    .getByRole('tab')
    .evaluateAll((tabs) => {
      const boxes = tabs.map((tab) => {
        const text = new Range();
        text.selectNodeContents(tab);
        return text.getBoundingClientRect();
      });
      return boxes.slice(1).map(({ right }, index) => Math.round((boxes[index]?.left ?? 0) - right));
    });
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  await endFlow(flow);
});

test('a browser without WebGL says what to do', async () => {
  const device = { ...arabicTablet, reducedMotion: 'reduce' } as const;
  const withoutWebGl = () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [never]) {
      return String(args[0]).startsWith('webgl') ? null : getContext.apply(this, args);
    } as typeof getContext;
  };
  const { page, context } = await visitProject(ballGame(), undefined, withoutWebGl, device);
  const { say, press, button } = handsOf(page, 'ar', true);
  await press(button('Play'));
  const text =
    'The game cannot be shown, because WebGL is missing or turned off. Turn on hardware acceleration in the settings of the browser and reload the page, or use another browser.';
  await page.getByText(say(text)).first().waitFor();
  await context.close();
});

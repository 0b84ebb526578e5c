import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { longestTask, onEditorPage, openImported } from './editorPage.ts';
import { median, type Row } from './row.ts';

const behaviors = 5000;
const rounds = 5;

/** G13: how fast the list of an actor with 5,000 behaviors responds. Needs a built editor. */
export function rows(): Promise<Row[]> {
  return onEditorPage(busy(), async (page) => {
    await openImported(page, 'Busy');
    const what = (action: string) => `a list of ${behaviors} behaviors: ${action}`;
    const views: number[] = [];
    for (let round = 0; round < rounds; round++) views.push(await firstView(page));
    const typing = await typingLatency(page);
    const scrolling = await longestTask(page, () => scroll(page));
    const dragging = await longestTask(page, () => drag(page));
    return [
      { id: 'G13', what: what('first view'), value: median(views), unit: 'ms', goal: { max: 500 } },
      { id: 'G13t', what: what('typing, 95th percentile'), value: typing, unit: 'ms', goal: { max: 50 } },
      { id: 'G13s', what: what('longest task while scrolling'), value: scrolling, unit: 'ms', goal: { max: 100 } },
      { id: 'G13d', what: what('longest task while dragging'), value: dragging, unit: 'ms', goal: { max: 100 } },
    ];
  });
}

/** Rules of a condition and nine behaviors each. */
function busy(): Project {
  const rules = Array.from({ length: behaviors / 10 }, (_, rule) => ({
    id: `id${10_000 + rule * 20}`,
    class: 'RuleBehavior',
    attributes: { name: `Rule ${rule + 1}` },
    conditions: [
      {
        id: `id${10_010 + rule * 20}`,
        class: 'EventCondition',
        attributes: { conditionType: 0 },
        predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } },
      },
    ],
    behaviors: Array.from({ length: 9 }, (__, at) => ({
      id: `id${10_001 + rule * 20 + at}`,
      class: 'MoveBehavior',
      attributes: { name: `Move ${at + 1}`, speed: at },
    })),
  }));
  return buildProject({
    title: 'Busy',
    prototypes: [{ id: 'id1', name: 'Pip', behaviors: rules as unknown as BehaviorDescription[] }],
    scenes: [{ id: 'id2', name: 'Meadow', layers: [{ id: 'id3', actors: [{ id: 'id4', prototype: 'id1' }] }] }],
  });
}

/** Milliseconds from navigating to the actor's page until a frame with a card is drawn. */
async function firstView(page: Page): Promise<number> {
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = (): void => {
          if (document.querySelector('[role="treegrid"] article')) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        location.hash = location.hash.replace(/scene\/.*$/, 'prototype/id1');
        requestAnimationFrame(look);
      }),
  );
  await page.waitForTimeout(1000);
  await page.goBack();
  await page.getByRole('application').waitFor();
  await page.waitForTimeout(1000);
  return time;
}

/** The 95th percentile of the milliseconds from a key press in a number of a card to the frame that shows it. */
async function typingLatency(page: Page): Promise<number> {
  await page.evaluate(() => {
    location.hash = location.hash.replace(/scene\/.*$/, 'prototype/id1');
  });
  const field = page.getByRole('treegrid').getByRole('textbox').or(page.getByRole('treegrid').getByRole('spinbutton'));
  await field.first().click();
  await page.evaluate(() => {
    const times: number[] = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
          channel.port2.postMessage(0);
        });
      },
      true,
    );
    Object.assign(globalThis, { typed: times });
  });
  for (let key = 0; key < 100; key++) {
    await page.keyboard.press(key % 5 === 4 ? 'Backspace' : String(key % 10));
    await page.waitForTimeout(30);
  }
  const times = await page.evaluate<number[]>('typed');
  await page.keyboard.press('Escape');
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function scroll(page: Page): Promise<void> {
  await overList(page);
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, turn < 40 ? 900 : -1200);
    await page.waitForTimeout(16);
  }
}

/** Drags the first visible card by its grip to the lower edge, where the list scrolls. */
async function drag(page: Page): Promise<void> {
  const card = await page.getByRole('treegrid').getByRole('article').first().boundingBox();
  const { x, bottom } = await overList(page);
  if (!card) throw new Error('The list shows a card.');
  await page.mouse.move(card.x + 15, Math.max(card.y, 140) + 18);
  await page.mouse.down();
  for (let step = 1; step <= 40; step++) {
    await page.mouse.move(x, Math.min(bottom - 8, 160 + step * 20));
    await page.waitForTimeout(30);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function overList(page: Page): Promise<{ readonly x: number; readonly bottom: number }> {
  const box = await page.getByRole('treegrid').boundingBox();
  if (!box) throw new Error('The list is shown.');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, 400);
  return { x, bottom: Math.min(box.y + box.height, 768) };
}

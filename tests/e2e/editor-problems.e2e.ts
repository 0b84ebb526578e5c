import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { useBrowser } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { clickScene, openPart, visitProject } from './stagePage.ts';

useBrowser();

const spawn = (prototypeKey: string) => ({
  id: `id9${prototypeKey.length}`,
  class: 'SpawnAction',
  attributes: { prototypeKey },
});

/** A project with a problem in each kind of place. */
function broken() {
  const project = buildProject({
    title: 'Broken',
    prototypes: [
      { id: 'id1', name: 'Pip', attributes: { size: { width: 90, height: 90 } }, behaviors: [spawn('Pip')] },
      { id: 'id2', name: 'Snail', behaviors: [spawn('')] },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [{ actors: [{ id: 'id40', prototype: 'id1', position: { x: 300, y: 300 } }] }],
      },
    ],
    delegates: [{ id: 'id80', name: 'Greeting', event: 'onGameReady', enabled: true, source: 'log(;\n' }],
    tables: [{ id: 'id70', name: 'Level', rows: ['a'], columns: [{ name: 'Points', type: 2, cells: [1] }] }],
  });
  const image = { name: 'ghost', files: [] };
  return { ...project, assets: { ...project.assets, images: [image] } };
}

async function openList(page: Page) {
  await page.getByRole('button', { name: /^Problems: / }).click();
  return page.getByRole('dialog', { name: 'Problems' });
}

/** The row of the problem at a place. */
function rowAt(page: Page, place: string) {
  return page.getByRole('dialog', { name: 'Problems' }).getByRole('listitem').filter({ hasText: place });
}

function behaviorOf(page: Page, id: string): Promise<unknown> {
  return page.evaluate((prototype) => {
    const project = globalThis.edited?.project.session.getState().project as unknown as {
      actors: Map<string, { behaviors: { attributes: unknown }[] }>;
    };
    return project.actors.get(prototype)?.behaviors[0]?.attributes;
  }, id);
}

describe('the list of problems', () => {
  test.each([
    ['Spawn Actor, Snail', /#\/game\/[^/]+\/prototype\/id2/],
    ['ghost', /#\/game\/[^/]+\/assets\/image\/ghost/],
    ['Greeting', /#\/game\/[^/]+\/delegate\/id80/],
  ])('leads to %s', async (place, address) => {
    const { page, context } = await visitProject(broken());
    await openList(page);
    await rowAt(page, place).getByRole('button', { name: 'Go there' }).click();
    await page.waitForURL(address);
    await context.close();
  });

  test('corrects what has only one right answer, in one step, and leaves the rest to people', async () => {
    const { page, context } = await visitProject(broken(), new Map(), keepOpenProject);
    const list = await openList(page);
    expect(await behaviorOf(page, 'id1')).toMatchObject({ prototypeKey: 'Pip' });
    await rowAt(page, 'Spawn Actor, Pip').getByRole('button', { name: 'Correct it' }).click();
    await rowAt(page, 'Spawn Actor, Pip').waitFor({ state: 'detached' });
    expect(await behaviorOf(page, 'id1')).toMatchObject({ prototypeKey: 'id1' });
    expect(await rowAt(page, 'Spawn Actor, Snail').getByRole('button').allTextContents()).toEqual(['Go there']);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+z');
    await expect.poll(() => behaviorOf(page, 'id1')).toMatchObject({ prototypeKey: 'Pip' });
    await context.close();
  });

  test('stays in the inspector when it is pinned there', async () => {
    const { page, context } = await visitProject(broken());
    const list = await openList(page);
    await list.getByRole('button', { name: 'Pin to the inspector' }).click();
    await list.waitFor({ state: 'hidden' });
    const panel = page.getByRole('tabpanel', { name: 'Problems' });
    await panel.getByRole('listitem').filter({ hasText: 'Snail' }).getByRole('button', { name: 'Go there' }).click();
    await page.waitForURL(/prototype\/id2/);
    await page.getByRole('tab', { name: 'Actor', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Problems' }).click();
    await panel.getByText('This actor').click();
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(1);
    await panel.getByRole('button', { name: 'Unpin from the inspector' }).click();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Actor', exact: true, selected: true }).waitFor();
    await context.close();
  });

  test('is walked through by F8, forward and back, from every page', async () => {
    const { page, context } = await visitProject(broken());
    // Scripts are read last.
    await openList(page);
    await rowAt(page, 'Greeting').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Problems' }).waitFor({ state: 'hidden' });
    const visited: string[] = [];
    const pathOf = (url: string) => url.replace(/^.*#\/game\/[^/]+/, '').replace(/\?.*/, '');
    // A page takes the rest of an address away once it has shown what that names.
    const step = async (keys: string) => {
      const before = pathOf(page.url());
      await page.keyboard.press(keys);
      await expect.poll(() => pathOf(page.url())).not.toBe(before);
      return pathOf(page.url());
    };
    for (let count = 0; count < 4; count += 1) visited.push(await step('F8'));
    expect(new Set(visited).size).toBe(4);
    expect(await step('Shift+F8')).toBe(visited[2]);
    expect(await step('Shift+F8')).toBe(visited[1]);
    await page.getByText(/^2 of 4: /).waitFor();
    await context.close();
  });
});

/** Edits of the open project that leave something wrong in places without a page of their own. */
const faults = [
  { op: 'set', path: ['object', 'controllerMaps'], value: { player3: { dpadUp: 'no key' } } },
  { op: 'set', path: ['object', 'attributes', 'id97'], value: { '@': 'table', name: 'Prices' } },
  { op: 'set', path: ['actors', 'id1', 'attributes', 'image'], value: 'hero' },
  { op: 'set', path: ['tests', 'smoke'], value: { frames: 1, scene: 'nowhere' } },
];

function change(page: Page, ops: readonly object[]): Promise<void> {
  return page.evaluate((data) => {
    globalThis.edited?.project.session.dispatch({ kind: 'ops.apply', data });
  }, ops);
}

/** A project with such faults, and two behaviors of an instance that are not complete. */
async function visitFaulty() {
  const actors = [
    { id: 'id40', prototype: 'id1', position: { x: 300, y: 300 } },
    {
      id: 'id41',
      prototype: 'id2',
      position: { x: 600, y: 300 },
      behaviors: [spawn(''), { ...spawn(''), id: 'id94' }],
    },
  ];
  const project = buildProject({
    title: 'Faulty',
    prototypes: [
      { id: 'id1', name: 'Pip', attributes: { size: { width: 90, height: 90 } } },
      { id: 'id2', name: 'Snail', attributes: { size: { width: 90, height: 90 } } },
    ],
    scenes: [{ id: 'id20', name: 'Meadow', layers: [{ actors }] }],
  });
  const visited = await visitProject(project, new Map(), keepOpenProject);
  await change(visited.page, faults);
  await visited.page.getByRole('button', { name: /^Problems: 4 errors, 2 warnings/ }).waitFor();
  return visited;
}

describe('a problem', () => {
  test('leads to the controller, library, inspector or play test that shows it, even if that is hidden', async () => {
    const { page, context } = await visitFaulty();
    const inspector = page.getByRole('complementary', { name: 'Inspector' });
    await page.getByRole('separator', { name: 'Width of the inspector' }).dblclick();
    await inspector.waitFor({ state: 'hidden' });
    const go = async (text: string) => {
      await openList(page);
      await rowAt(page, text).first().getByRole('button', { name: 'Go there' }).click();
    };
    await go('There is no key no key.');
    await page.getByRole('region', { name: 'Controller of Player 3' }).waitFor();
    await go('The definition of id97 is missing.');
    await page.getByRole('region', { name: 'Tables library' }).getByText('Table definition is missing...').waitFor();
    await go('hero');
    await inspector.locator('[data-attribute="image"][data-landed]').waitFor();
    await go('Snail');
    await page.waitForURL(/scene\/id20\/actor\/id41/);
    await go('The selected scene is no longer in this project.');
    await page.getByRole('tab', { name: 'Tests', selected: true }).waitFor();
    await page.getByText('smoke').first().waitFor();
    await context.close();
  });

  test('is filtered by the scene and the actor that is open or selected alone', async () => {
    const { page, context } = await visitFaulty();
    const list = page.getByRole('dialog', { name: 'Problems' });
    const countIn = async (filter: string) => {
      await list.getByRole('radio', { name: filter }).click();
      return list.getByRole('listitem').count();
    };
    await openList(page);
    expect(await list.getByRole('radio').allTextContents()).toEqual(['All', 'This scene']);
    expect(await countIn('This scene')).toBe(2);
    await page.keyboard.press('Escape');
    await clickScene(page, 300, 300);
    await openList(page);
    expect(await countIn('This actor')).toBe(1);
    expect(await list.getByRole('listitem').textContent()).toContain('hero');
    await page.keyboard.press('Escape');
    await openPart(page, 'scene/id20/actor/id41');
    await openList(page);
    expect(await list.getByRole('radio').allTextContents()).toEqual(['All', 'This scene', 'This actor']);
    expect(await countIn('This actor')).toBe(2);
    await context.close();
  });

  test('with a missing image is mended by a file for it', async () => {
    const { page, context } = await visitFaulty();
    await openList(page);
    const choosing = page.waitForEvent('filechooser');
    await rowAt(page, 'hero').getByRole('button', { name: 'Import it' }).click();
    const dot = assetCases.images.find(({ title }) => title === 'one pixel')?.bytes ?? expect.fail();
    const buffer = Buffer.from(dot);
    await (await choosing).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
    await rowAt(page, 'hero').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Images' }).click();
    await page.getByRole('region', { name: 'Images library' }).getByText('hero').waitFor();
    await context.close();
  });

  test('keeps its fix in the pinned list when the other list is closed', async () => {
    const { page, context } = await visitProject(broken(), new Map(), keepOpenProject);
    const list = await openList(page);
    await list.getByRole('button', { name: 'Pin to the inspector' }).click();
    await list.waitFor({ state: 'hidden' });
    const fix = page.getByRole('tabpanel', { name: 'Problems' }).getByRole('button', { name: 'Correct it' });
    await fix.waitFor();
    await openList(page);
    await rowAt(page, 'Spawn Actor, Pip').getByRole('button', { name: 'Correct it' }).waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await change(page, [
      { op: 'set', path: ['actors', 'id2', 'behaviors', 0, 'attributes', 'prototypeKey'], value: 'Pip' },
    ]);
    await expect.poll(() => fix.count()).toBe(2);
    await context.close();
  });
});

test('more problems than are listed are counted, and found in the place of each', async () => {
  const spawns = Array.from({ length: 510 }, (_, at) => ({ ...spawn(''), id: `id${1000 + at}` }));
  const project = buildProject({
    title: 'Many',
    prototypes: [
      { id: 'id1', name: 'Pip', behaviors: spawns },
      { id: 'id2', name: 'Snail', behaviors: [spawn('')] },
    ],
    scenes: [{ id: 'id20', name: 'Meadow' }],
  });
  const { page, context } = await visitProject(project);
  const list = await openList(page);
  await list.getByText('and 11 more').waitFor();
  await page.keyboard.press('Escape');
  await openPart(page, 'prototype/id2');
  await openList(page);
  await list.getByRole('radio', { name: 'This actor' }).click();
  await rowAt(page, 'Snail').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(1);
  await context.close();
});

test('the history shows pictures, and divides this visit from earlier ones', async () => {
  const { page, context } = await visitProject(broken());
  const rename = async (name: string) => {
    await page
      .getByRole('button', { name: 'Rename the project' })
      .or(page.locator('header button[class*=title]'))
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Project name' }).fill(name);
    await page.keyboard.press('Enter');
    await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, name);
  };
  await rename('First visit');
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.reload();
  await rename('Second visit');
  await page.getByRole('button', { name: 'History' }).click();
  const options = page.getByRole('listbox', { name: 'Changes, newest first' }).getByRole('option');
  const headings = (await options.allTextContents()).map((text) => /^(?:Since last visit|Earlier|)/.exec(text)?.[0]);
  expect(headings).toEqual(['Since last visit', 'Earlier', '']);
  await context.close();
});

test.each([
  ['a text', 'textbox', 'Name', 'Swamp'],
  ['a number', 'spinbutton', 'Size W', '1234'],
] as const)('%s that is being typed is kept when a key leads to a problem elsewhere', async (_, role, name, typed) => {
  const { page, context } = await visitProject(broken());
  const problems = page.getByRole('button', { name: /^Problems: / });
  await problems.waitFor();
  const scene = page.url();
  // The window of a game has a size, too.
  const field = page.getByRole(role, { name, exact: true }).first();
  await field.fill(typed);
  await page.keyboard.press('F8');
  await field.waitFor({ state: 'detached' });
  await page.goto(scene);
  await expect.poll(() => field.inputValue()).toBe(typed);
  await context.close();
});

test('a cell that is being edited is kept when a key leads to a problem elsewhere', async () => {
  const { page, context } = await visitProject(broken());
  await page.getByRole('button', { name: /^Problems: / }).waitFor();
  const table = page.url().replace(/\/scene\/.*$/, '/table/id70');
  await page.goto(table);
  const cell = page.getByRole('gridcell', { name: /^1, / });
  await cell.click();
  await page.keyboard.type('27');
  await page.keyboard.press('F8');
  await page.getByRole('grid', { name: 'Level', exact: true }).waitFor({ state: 'detached' });
  await page.goto(table);
  await page.getByRole('gridcell', { name: /^27, / }).waitFor();
  await context.close();
});

test('a value of a behavior that is being typed is kept when a key leads to a problem elsewhere', async () => {
  const { page, context } = await visitProject(broken());
  await page.getByRole('button', { name: /^Problems: / }).waitFor();
  const actor = page.url().replace(/\/scene\/.*$/, '/prototype/id2');
  await page.goto(actor);
  const field = page.locator('main textarea').first();
  await field.fill('37');
  await page.keyboard.press('F8');
  await field.waitFor({ state: 'detached' });
  await page.goto(actor);
  await expect.poll(() => field.inputValue()).toBe('37');
  await context.close();
});

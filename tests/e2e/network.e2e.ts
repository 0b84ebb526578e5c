import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { singlePage } from '../../cli/src/export/singlePage.ts';
import { webFolder } from '../../cli/src/export/webFolder.ts';
import { openResource } from '../../cli/src/package/resources.ts';
import { buildPlayer } from '../../packages/dev/src/pack/buildPlayer.ts';
import { openPage, useBrowser } from './browser.ts';
import { playGame, watched, watchGame } from './previewGame.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const patient = { timeout: 60_000 };
let scores: Server;
let scoresUrl: string;
let folder: string;
/** Requests received by the server: method, path, and the name in a form. */
let reached: string[] = [];

const node = (Name: string, Properties: object[], Children: object[] = []) => ({ Name, Properties, Children });
const bestOf = (points: string) =>
  JSON.stringify(
    node(
      '',
      [],
      [
        node('t_headers', [
          { Name: 'rowCount', Value: '1' },
          { Name: 'columnCount', Value: '1' },
          { Name: '0-1-name', Value: 'best' },
          { Name: '0-1-type', Value: '2' },
        ]),
        node('t', [{ Name: '1', Value: `Ada|${points}|` }]),
      ],
    ),
  );

beforeAll(async () => {
  await buildPlayer();
  folder = mkdtempSync(path.join(tmpdir(), 'playhouse-network-'));
  scores = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { cookie, referer } = request.headers;
      reached.push(
        [request.method, request.url, new URLSearchParams(body).has('sig'), cookie, referer].join(' ').trim(),
      );
      if (request.url === '/away') return response.writeHead(302, { location: '/best' }).end();
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end(bestOf('99'));
    });
  });
  await new Promise<void>((resolve) => scores.listen(0, '127.0.0.1', resolve));
  scoresUrl = `http://127.0.0.1:${(scores.address() as AddressInfo).port}`;
});

afterAll(() => {
  scores.closeAllConnections();
  scores.close();
  rmSync(folder, { recursive: true });
});

const status = 'game.attributes.id901';
const best = 'game.attributes.id902';
const table = 'game.attributes.id70';
const expression = (...$: unknown[]) => ({ '@': 'expression', $ });

/** A game that fetches a table at its start, then shows and saves the result. */
function scoreGame(networkEnabled: 0 | 99, url: string, className = 'NetworkGetTableFromURLAction'): Project {
  const behaviors: BehaviorDescription[] = [
    {
      class: className,
      attributes: { callbackAttribute: status, url, dataTable: expression({ keypath: table }) },
    },
    {
      class: 'ConstrainAttributeBehavior',
      attributes: { targetAttribute: best, RHS: expression('tableCellValue(', { keypath: table }, ', 1, 1)') },
    },
    {
      class: 'TimerBehavior',
      attributes: { name: 'Save', timerType: 0, interval: 0.1 },
      behaviors: [
        { class: 'SaveAttributeAction', attributes: { targetAttribute: status, key: 'status' } },
        { class: 'SaveAttributeAction', attributes: { targetAttribute: best, key: 'best' } },
      ],
    },
  ];
  const project = buildProject({
    title: 'Scores',
    displaySize: { width: 480, height: 320 },
    attributes: {
      id901: { '@': 'integer', $: 5, name: 'Status' },
      id902: { '@': 'integer', $: 0, name: 'Best' },
    },
    tables: [{ id: 'id70', name: 'Scores', rows: ['r'], columns: [{ name: 'c', type: 1, cells: ['1'] }] }],
    prototypes: [{ id: 'id1', name: 'Pip', behaviors }],
    scenes: [
      { id: 'id20', name: 'Meadow', layers: [{ actors: [{ prototype: 'id1', position: { x: 100, y: 160 } }] }] },
    ],
  });
  const { object } = project;
  return { ...project, object: { ...object, attributes: { ...object.attributes, networkEnabled } } };
}

/** Plays until the question about the server has been answered, and watches the result. */
async function playAndAnswer(project: Project, answer: 'Allow' | 'Refuse' | undefined) {
  reached = [];
  const visit = await visitProject(project);
  await playGame(visit.page);
  if (answer) {
    await question(visit.page).getByText(scoresUrl.replace('http://', ''), { exact: true }).waitFor();
    expect(reached).toEqual([]);
    await question(visit.page).getByRole('button', { name: answer }).click();
  }
  await watchGame(visit.page, 'Status');
  await watchGame(visit.page, 'Best');
  return visit;
}

const question = (page: Page) => page.getByRole('dialog', { name: /call/ });

describe('in the preview', () => {
  test('a game gets a table from a server that the user allows, and asks only once', async () => {
    const { page, context } = await playAndAnswer(scoreGame(99, `${scoresUrl}/best`), 'Allow');
    await expect.poll(() => watched(page, 'Status'), patient).toBe(1);
    expect(await watched(page, 'Best')).toBe(99);
    await page.getByRole('button', { name: 'Restart' }).click();
    await expect.poll(() => reached, patient).toEqual(['GET /best false', 'GET /best false']);
    expect(await question(page).count()).toBe(0);
    await page.getByRole('tab', { name: 'Services' }).click();
    await page.getByRole('region', { name: 'Networking' }).getByText('allowed').waitFor();
    await context.close();
  });

  test('a game sends a table as a form', async () => {
    const project = scoreGame(99, `${scoresUrl}/send`, 'NetworkSendTableToURLAction');
    const { page, context } = await playAndAnswer(project, 'Allow');
    await expect.poll(() => watched(page, 'Status'), patient).toBe(1);
    expect(reached).toEqual(['POST /send true']);
    await context.close();
  });

  test.each([
    ['is refused', '/best', 'Refuse', []],
    ['redirects', '/away', 'Allow', ['GET /away false']],
  ] as const)('a server that %s makes the call fail, and the console says so', async (_, place, answer, heard) => {
    const { page, context } = await playAndAnswer(scoreGame(99, `${scoresUrl}${place}`), answer);
    await expect.poll(() => watched(page, 'Status'), patient).toBe(-1);
    expect(reached).toEqual(heard);
    await page
      .getByRole('region', { name: 'Console' })
      .getByText(/^The (game cannot call|call to) .*127\.0\.0\.1/)
      .waitFor();
    await context.close();
  });

  test('a game without networking makes no calls until it is turned on', async () => {
    const { page, context } = await playAndAnswer(scoreGame(0, `${scoresUrl}/best`), undefined);
    await expect.poll(() => watched(page, 'Status'), patient).toBe(-1);
    await page
      .getByText(/networking is turned off for this game/)
      .first()
      .waitFor();
    expect(reached).toEqual([]);
    await page.getByRole('tab', { name: 'Services' }).click();
    await page.getByText('This game may call servers').click();
    await page.getByText('Change applied.').first().waitFor();
    await page.getByRole('button', { name: 'Restart' }).click();
    await question(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => reached, patient).toEqual(['GET /best false']);
    await context.close();
  });
});

/** Waits until the exported game has saved a value under a key. */
const saved = (page: Page, key: string, value: string) =>
  page.waitForFunction(
    ([name, wanted]) => Object.entries(localStorage).some(([k, v]) => k.endsWith(` attribute:${name}`) && v === wanted),
    [key, value] as const,
  );

function player() {
  const found = openResource('player');
  if (!found) throw new Error('The player is not built.');
  return found;
}

describe('an exported page', () => {
  async function openFolder(project: Project) {
    reached = [];
    const files = webFolder({ project, files: new Map() }, player());
    const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
    const server = createServer(({ url = '/' }, response) => {
      const name = decodeURIComponent(url.slice(1)) || 'index.html';
      const type = types[path.extname(name).slice(1)] ?? 'application/octet-stream';
      response.writeHead(files.has(name) ? 200 : 404, { 'content-type': type }).end(files.get(name));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { page, context } = await openPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('button', { name: 'Play' }).click();
    return {
      page,
      close: async () => {
        await context.close();
        server.closeAllConnections();
        server.close();
      },
    };
  }

  test('asks once, then lets the game get its table', async () => {
    const { page, close } = await openFolder(scoreGame(99, `${scoresUrl}/best`));
    await page.getByRole('heading', { name: 'Let the game call a server?' }).waitFor();
    await page.getByRole('button', { name: 'Allow' }).click();
    await saved(page, 'best', '99');
    expect(reached).toEqual(['GET /best false']);
    await close();
  });

  test.each([
    ['refused', 99],
    ['without networking', 0],
  ] as const)('calls nobody when that is %s', async (_, enabled) => {
    const { page, close } = await openFolder(scoreGame(enabled, `${scoresUrl}/best`));
    if (enabled === 99) await page.getByRole('button', { name: 'Refuse' }).click();
    await saved(page, 'status', '-1');
    expect(reached).toEqual([]);
    await close();
  });

  test('opened from disk does not reach local servers', async () => {
    reached = [];
    const file = path.join(folder, 'game.html');
    writeFileSync(file, singlePage({ project: scoreGame(99, `${scoresUrl}/best`), files: new Map() }, player()));
    const { page, context } = await openPage();
    await page.goto(pathToFileURL(file).href);
    await page.getByRole('button', { name: 'Play' }).click();
    await saved(page, 'status', '-1');
    expect(reached).toEqual([]);
    await context.close();
  });
});

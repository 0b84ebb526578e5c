import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { playGame, setWatched, watched, watchGame, whenSpace } from './previewGame.ts';
import { stageOf, visitProject } from './stagePage.ts';

useBrowser();

const expression = (...$: unknown[]) => ({ '@': 'expression', $ });

describe('servers of a game', () => {
  let server: Server;
  let origin: string;
  let reached: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      reached.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const status = 'game.attributes.id901';
  const table = expression({ keypath: 'game.attributes.id70' });
  const call = (className: string) => ({
    class: className,
    attributes: { callbackAttribute: status, url: `${origin}/best`, dataTable: table },
  });

  /** A game that makes these calls, one after the other, as soon as it starts. */
  function callingGame(behaviors: readonly BehaviorDescription[]): Project {
    reached = [];
    const project = buildProject({
      title: 'Calls',
      displaySize: { width: 480, height: 320 },
      attributes: {
        id901: { '@': 'integer', $: 5, name: 'Status' },
        id902: { '@': 'integer', $: 0, name: 'Go' },
      },
      tables: [{ id: 'id70', name: 'Scores', rows: ['a', 'b'], columns: [{ name: 'c', type: 1, cells: ['1', '2'] }] }],
      prototypes: [{ id: 'id1', name: 'Pip', behaviors }],
      scenes: [{ id: 'id20', name: 'Meadow', layers: [{ actors: [{ prototype: 'id1' }] }] }],
    });
    const { object } = project;
    return { ...project, object: { ...object, attributes: { ...object.attributes, networkEnabled: 99 } } };
  }

  const question = (page: Page) => page.getByRole('dialog', { name: /call/ });
  const networking = (page: Page) => page.getByRole('region', { name: 'Networking' });
  const services = (page: Page) => page.getByRole('tab', { name: 'Services' }).click();

  test('are asked about over a game that fills the screen', async () => {
    const rule = whenSpace('id51', [call('NetworkSendTableToURLAction')]);
    const { page, context, faults } = await visitProject(callingGame([rule]));
    await playGame(page);
    await page.getByRole('button', { name: 'Full screen' }).click();
    const game = page.locator('iframe');
    const size = page.viewportSize();
    await expect.poll(() => game.boundingBox()).toEqual({ x: 0, y: 0, ...size });
    expect(await page.getByRole('button').count()).toBe(0);
    await page.keyboard.press('Space', { delay: 100 });
    await question(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => reached).toEqual(['POST /best']);
    // Leaving the game leaves full screen, too.
    await page.keyboard.press('Control+Enter');
    await stageOf(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are allowed once for a project, are listed, and are asked about again once forgotten', async () => {
    const { page, context, faults } = await visitProject(callingGame([call('NetworkSendTableToURLAction')]));
    await playGame(page);
    await question(page).getByText(origin.replace('http://', ''), { exact: true }).waitFor();
    expect(reached).toEqual([]);
    await question(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => reached).toEqual(['POST /best']);

    // In the next preview, also after a reload, the answer holds.
    await page.reload();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => reached).toEqual(['POST /best', 'POST /best']);
    expect(await question(page).count()).toBe(0);
    await services(page);
    await networking(page).getByText(origin, { exact: true }).waitFor();
    await networking(page)
      .getByRole('button', { name: `Forget ${origin}` })
      .click();
    await page.getByRole('button', { name: 'Restart' }).click();
    await question(page).getByRole('button', { name: 'Refuse' }).click();
    await networking(page).getByText('refused').waitFor();
    expect(reached).toHaveLength(2);
    // The answer belongs to this device, not to the project.
    expect(await page.evaluate(() => localStorage.getItem('playhouse-allowed-servers'))).toBe('{}');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('can be named and confirmed before a game calls them', async () => {
    const { page, context } = await visitProject(callingGame([]));
    await playGame(page);
    await services(page);
    const field = networking(page).getByRole('textbox', { name: 'Another server' });
    const allow = networking(page).getByRole('button', { name: 'Allow' });
    await field.fill('ftp://files.example');
    await allow.click();
    await networking(page).getByText('Type an address such as').waitFor();
    await field.fill('http://169.254.169.254/');
    await allow.click();
    await networking(page).getByText('The game cannot call this server.').waitFor();
    expect(await question(page).count()).toBe(0);
    await field.fill(`${origin}/best`);
    await allow.click();
    await question(page).getByRole('button', { name: 'Allow' }).click();
    await networking(page).getByText(origin, { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('');
    expect(reached).toEqual([]);
    await context.close();
  });

  test('are forbidden and allowed by the inspector as well as by the preview', async () => {
    const { page, context, faults } = await visitProject(callingGame([]));
    const choice = (name: string) => page.getByRole('button', { name: `Network, ${name}`, exact: true });
    const game = page.getByRole('tab', { name: 'Game', exact: true });
    await game.click();
    await choice('Own server').click();
    await page.getByRole('option', { name: 'None', exact: true }).click();
    await choice('None').waitFor();
    await playGame(page);
    await services(page);
    const mayCall = networking(page).getByRole('switch', { name: 'This game may call servers' });
    expect(await mayCall.isChecked()).toBe(false);
    await mayCall.press('Space');
    await expect.poll(() => mayCall.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await game.click();
    await choice('Own server').waitFor();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await choice('None').waitFor();
    await undo.click();
    await choice('Own server').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('can be simulated, and then nothing leaves the page', async () => {
    const rule = (number: number, behavior: BehaviorDescription) => ({
      class: 'RuleBehavior',
      attributes: { name: `Step ${number}`, compoundConditionKind: 0 },
      conditions: [
        {
          id: `id${80 + number}`,
          class: 'AttributeCondition',
          attributes: { conditionType: 1, subjectAttribute: 'game.attributes.id902' },
          predicate: { type: 'number', attributes: { operator: '==', RHS: String(number) } },
        },
      ],
      behaviors: [behavior],
    });
    const game = callingGame([
      rule(1, call('NetworkGetTableFromURLAction')),
      rule(2, call('NetworkSendTableToURLAction')),
      rule(3, call('NetworkGetTableFromURLAction')),
    ] as BehaviorDescription[]);
    const { page, context, faults } = await visitProject(game);
    await playGame(page);
    await watchGame(page, 'Status');
    await watchGame(page, 'Go');
    await services(page);
    await networking(page).getByRole('radio', { name: 'Simulated server' }).click();
    const go = async (step: string, result: number) => {
      await page.getByRole('tab', { name: 'Watch', exact: true }).click();
      await setWatched(page, 'Status', '5');
      await setWatched(page, 'Go', step);
      await expect.poll(() => watched(page, 'Status')).toBe(result);
    };
    await go('1', -1);
    await go('2', 1);
    await go('3', 1);
    await services(page);
    const addresses = page.getByRole('list', { name: 'Addresses of the simulated server' });
    await addresses.getByText('2 rows').waitFor();
    await addresses.getByRole('button', { name: 'Answer with a table' }).click();
    await page.getByRole('menuitem', { name: 'Scores' }).click();
    await networking(page).getByRole('radio', { name: 'Fail' }).click();
    await go('1', -1);
    await services(page);
    await page
      .getByRole('list', { name: 'Calls of the game' })
      .getByText(`GET ${origin}/best: failed`)
      .first()
      .waitFor();
    expect(await question(page).count()).toBe(0);
    expect(reached).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

import { createHash } from 'node:crypto';
import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import type { Game, NetworkRequest } from '../index.ts';
import { behavior, change, count, expression, gameAttributes, soloGame, timer } from '../test/describeGame.ts';
import { startProject, stepFrames } from '../test/playProject.ts';

const table = 'game.attributes.id70';
const call = (className: string, attributes: Record<string, unknown> = {}) =>
  behavior(className, {
    callbackAttribute: count,
    url: 'https://scores.example/table',
    dataTable: expression`${table}`,
    ...attributes,
  });
const get = call('NetworkGetTableFromURLAction');
const send = call('NetworkSendTableToURLAction');

const answerOfServer = JSON.stringify({
  Name: '',
  Properties: [],
  Children: [
    {
      Name: 'x_headers',
      Properties: [
        { Name: 'rowCount', Value: '1' },
        { Name: 'columnCount', Value: '1' },
        { Name: '0-1-name', Value: 'best' },
        { Name: '0-1-type', Value: '2' },
      ],
    },
    { Name: 'x', Properties: [{ Name: '1', Value: 'Ada|99|' }] },
  ],
});

function projectWith(behaviors: readonly BehaviorDescription[]) {
  return soloGame(
    behaviors,
    {},
    {
      attributes: { ...gameAttributes, id901: { '@': 'integer', $: 5, name: 'count' } },
      tables: [{ id: 'id70', name: 'Scores', rows: ['r'], columns: [{ name: 'c', type: 1, cells: ['old'] }] }],
    },
  );
}

/** A game whose calls are recorded; nothing answers automatically. */
async function calling(behaviors: readonly BehaviorDescription[]) {
  const requests: NetworkRequest[] = [];
  const network = { send: (request: NetworkRequest) => void requests.push(request) };
  const game = await startProject(projectWith(behaviors), { ports: { network } });
  return { game, requests };
}

const state = (game: Game) => game.attributes()['game.count'];
const cell = (game: Game) => game.evaluate('tableCellValue(tables.Scores, 1, 1)');

describe('network calls', () => {
  it('fetch a table by GET: 0 while it runs, 1 when its answer has replaced the content', async () => {
    const { game, requests } = await calling([get]);
    game.step([]);
    expect(requests).toEqual([{ call: 1, method: 'GET', url: 'https://scores.example/table' }]);
    stepFrames(game, 20);
    expect(state(game)).toBe(0);
    expect(cell(game)).toEqual({ ok: true, value: 'old' });
    game.step([{ type: 'answer', call: 1, value: answerOfServer }]);
    expect(state(game)).toBe(1);
    expect(cell(game)).toEqual({ ok: true, value: 99 });
    expect(game.evaluate('tableRowNumber(tables.Scores, "Ada")')).toEqual({ ok: true, value: 1 });
  });

  it('send a table by POST as a form with its signature', async () => {
    const { game, requests } = await calling([send]);
    game.step([]);
    const form = new URLSearchParams(requests[0]?.body);
    const params = form.get('params') ?? '';
    expect(requests[0]?.method).toBe('POST');
    expect(JSON.parse(params)).toMatchObject({ Name: '', Children: [{ Name: 'id70_headers' }, { Name: 'id70' }] });
    expect(form.get('sig')).toBe(createHash('sha1').update(params).digest('hex'));
    game.step([{ type: 'answer', call: 1, value: 'whatever' }]);
    expect(state(game)).toBe(1);
    expect(cell(game)).toEqual({ ok: true, value: 'old' });
  });

  it.each([
    ['no answer', undefined],
    ['content that is not a table', 'not found'],
  ])('of %s fail with -1 and leave the table unchanged', async (_, value) => {
    const { game } = await calling([get]);
    game.step([]);
    game.step([{ type: 'answer', call: 1, ...(value !== undefined && { value }) }]);
    expect(state(game)).toBe(-1);
    expect(cell(game)).toEqual({ ok: true, value: 'old' });
  });

  it.each<readonly [string, Record<string, unknown>]>([
    ['a blank address', { url: ' ' }],
    ['no table', { dataTable: expression`1 + 1` }],
  ])('with %s fail at once', async (_, attributes) => {
    const { game, requests } = await calling([call('NetworkGetTableFromURLAction', attributes)]);
    game.step([]);
    expect(state(game)).toBe(-1);
    expect(requests).toEqual([]);
  });

  it('without a callback attribute do not run', async () => {
    const { game, requests } = await calling([call('NetworkGetTableFromURLAction', { callbackAttribute: '' })]);
    game.step([]);
    expect(requests).toEqual([]);
  });

  it('fail at once without a network, as in headless games', async () => {
    const game = await startProject(projectWith([get]));
    game.step([]);
    expect(state(game)).toBe(-1);
  });

  it('are matched with answers by number, and answered only once', async () => {
    const { game } = await calling([get, timer('after', 0.1, [change(count, '7'), get])]);
    stepFrames(game, 10);
    game.step([{ type: 'answer', call: 9 }]);
    expect(state(game)).toBe(0);
    game.step([{ type: 'answer', call: 1 }]);
    expect(state(game)).toBe(-1);
    game.step([{ type: 'answer', call: 1, value: answerOfServer }]);
    expect(state(game)).toBe(-1);
    game.step([{ type: 'answer', call: 2, value: answerOfServer }]);
    expect(state(game)).toBe(1);
  });

  it('reach the game even after the calling actor is removed', async () => {
    const { game } = await calling([get, behavior('DestroyAction')]);
    stepFrames(game, 3);
    game.step([{ type: 'answer', call: 1, value: answerOfServer }]);
    expect(state(game)).toBe(1);
    expect(cell(game)).toEqual({ ok: true, value: 99 });
  });

  it('of a removed actor do not write its own attribute', async () => {
    const { game } = await calling([
      call('NetworkGetTableFromURLAction', { callbackAttribute: 'self.attributes.rotation' }),
      behavior('DestroyAction'),
    ]);
    stepFrames(game, 3);
    game.step([{ type: 'answer', call: 1, value: answerOfServer }]);
    expect(cell(game)).toEqual({ ok: true, value: 99 });
    expect(game.faults).toEqual([]);
  });

  it('survive a snapshot', async () => {
    const { game } = await calling([get]);
    stepFrames(game, 3);
    const other = await startProject(projectWith([]));
    const same = (await calling([get])).game;
    other.destroy();
    same.restore(structuredClone(game.snapshot()));
    same.step([{ type: 'answer', call: 1, value: answerOfServer }]);
    expect(state(same)).toBe(1);
  });
});

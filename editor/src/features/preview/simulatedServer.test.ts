import { describe, expect, test } from 'vitest';
import { emptyServer, type SimulatedServer, serve, withTable } from './simulatedServer.ts';

const url = 'https://scores.example/best';
const get = { method: 'GET', url } as const;
const post = { method: 'POST', url, body: `params=${encodeURIComponent('{"Name":"ü&="}')}&sig=0` } as const;

describe('the simulated server', () => {
  test('returns the table that was sent to the same address', () => {
    const { answer, server } = serve(emptyServer, post, 3);
    expect(answer).toBe('');
    expect(serve(server, get, 4).answer).toBe('{"Name":"ü&="}');
    expect(serve(server, { ...get, url: `${url}?level=2` }, 4).answer).toBeUndefined();
  });

  test('knows an address that was asked in vain, so that a table can be put there', () => {
    const { server } = serve(emptyServer, get, 1);
    expect([...server.tables]).toEqual([[url, undefined]]);
    const stocked = { ...server, tables: withTable(server.tables, url, 'table') };
    expect(serve(stocked, get, 2).answer).toBe('table');
    expect(server.calls).toEqual([{ frame: 1, method: 'GET', url, isAnswered: false }]);
  });

  test('fails when it is told to, and keeps nothing then', () => {
    const failing: SimulatedServer = { ...emptyServer, outcome: 'fail' };
    const { answer, server } = serve(failing, post, 1);
    expect([answer, server.tables.get(url)]).toEqual([undefined, undefined]);
  });

  test('is bounded', () => {
    let server = emptyServer;
    for (let call = 0; call < 300; call++) ({ server } = serve(server, { ...get, url: `${url}${call}` }, call));
    expect([server.tables.size, server.calls.length, server.calls[0]?.frame]).toEqual([100, 100, 200]);
  });
});

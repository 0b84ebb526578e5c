import type { InputEvent } from '@playhouse/runtime';
import { expect, test } from 'vitest';
import { createGameNetwork } from './gameNetwork.ts';

function begin(hosts?: readonly string[]) {
  const answers: InputEvent[] = [];
  const warnings: string[] = [];
  const fetched: string[] = [];
  const fetch = async (url: string) => {
    fetched.push(url);
    return { ok: true, text: async () => 'rows' };
  };
  const port = createGameNetwork({
    ...(hosts && { network: { fetch, hosts } }),
    answer: (event) => void answers.push(event),
    onWarning: (text) => void warnings.push(text),
  });
  return {
    ...{ port, answers, warnings, fetched },
    send: (call: number, url: string) => port.send({ call, url, method: 'GET' }),
  };
}

test('without a network each call fails, and each host is named once', () => {
  const { send, answers, warnings } = begin();
  for (const [call, url] of [
    'https://a.example/1',
    'https://a.example/2',
    'http://b.example:8080',
    'nowhere',
  ].entries())
    send(call, url);
  expect(answers).toEqual([0, 1, 2, 3].map((call) => ({ type: 'answer', call })));
  expect(warnings).toEqual([
    ...['a.example', 'b.example:8080', 'no address of the web'].map(
      (host) => `The game has called ${host}: there is no network here, so the call fails with -1.`,
    ),
  ]);
});

test('a host has to be allowed', async () => {
  const { send, answers, warnings, fetched } = begin(['a.example']);
  send(1, 'https://a.example/table');
  send(2, 'https://b.example/table');
  await expect.poll(() => answers.length).toBe(2);
  expect(fetched).toEqual(['https://a.example/table']);
  expect(new Set(answers)).toEqual(
    new Set([
      { type: 'answer', call: 1, value: 'rows' },
      { type: 'answer', call: 2 },
    ]),
  );
  expect(warnings).toEqual([
    'The game has called b.example: it is not among the hosts that are allowed, so the call fails with -1.',
  ]);
});

test('a game that makes up hosts is not repeated for ever', () => {
  const { send, answers, warnings } = begin();
  for (let call = 0; call < 500; call++) send(call, `https://h${call}.example`);
  expect([answers.length, warnings.length]).toEqual([500, 20]);
});

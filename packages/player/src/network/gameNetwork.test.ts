import type { InputEvent } from '@playhouse/runtime';
import { expect, test } from 'vitest';
import type { NetworkConnection } from './connectServers.ts';
import { createGameNetwork } from './gameNetwork.ts';

function begin(connection?: NetworkConnection, isEnabled = true) {
  const answers: InputEvent[] = [];
  const warnings: string[] = [];
  const network = createGameNetwork({
    connection: () => connection,
    isEnabled: () => isEnabled,
    answer: (event) => void answers.push(event),
    onWarning: (text) => void warnings.push(text),
  });
  const send = (call: number) => network.send({ call, url: 'https://a.example/', method: 'GET' });
  return { network, answers, warnings, send };
}

test('answers each call by its number', async () => {
  const { send, answers, warnings } = begin(async ({ call }) => (call === 1 ? 'rows' : undefined));
  send(1);
  send(2);
  await expect.poll(() => answers.length).toBe(2);
  expect([answers, warnings]).toEqual([
    [
      { type: 'answer', call: 1, value: 'rows' },
      { type: 'answer', call: 2 },
    ],
    [],
  ]);
});

test.each([
  ['there is no network', undefined, true, 'there is no network'],
  ['the project has turned it off', async () => 'rows', false, 'networking is turned off for this game'],
] as const)('each call fails where %s, which is said once', async (_, connection, isEnabled, reason) => {
  const { send, answers, warnings } = begin(connection, isEnabled);
  for (let call = 0; call < 500; call++) send(call);
  await expect.poll(() => answers.length).toBe(500);
  expect(answers.some((answer) => 'value' in answer)).toBe(false);
  expect(warnings).toEqual([`A network call failed: ${reason}, so it returns -1.`]);
});

test('does not deliver answers to earlier calls to a restarted game', async () => {
  let answer: (value: string) => void = () => undefined;
  const { network, send, answers } = begin(() => new Promise((resolve) => (answer = resolve)));
  send(1);
  await Promise.resolve();
  network.begin();
  answer('old');
  send(1);
  await Promise.resolve();
  answer('new');
  await expect.poll(() => answers.length).toBe(1);
  expect(answers).toEqual([{ type: 'answer', call: 1, value: 'new' }]);
});

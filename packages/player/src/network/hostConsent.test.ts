import { expect, test } from 'vitest';
import { createHostConsent } from './hostConsent.ts';

function begin(answer: (host: string) => Promise<boolean>, pageHostname = 'playhouse.example') {
  const asked: string[] = [];
  const refused: [string, string][] = [];
  const mayReach = createHostConsent({
    pageHostname,
    ask: ({ host }) => {
      asked.push(host);
      return answer(host);
    },
    onRefused: (host, reason) => void refused.push([host, reason]),
  });
  return { asked, refused, reach: (url: string) => mayReach(new URL(url)) };
}

test('asks the user once for each host, even while the question is open', async () => {
  let allow: (isAllowed: boolean) => void = () => undefined;
  const { asked, refused, reach } = begin((host) =>
    host === 'b.example' ? Promise.resolve(false) : new Promise((resolve) => (allow = resolve)),
  );
  const both = Promise.all([reach('https://a.example/1'), reach('https://a.example/2'), reach('https://b.example')]);
  allow(true);
  expect(await both).toEqual([true, true, false]);
  expect([await reach('https://a.example/3'), await reach('https://b.example/x')]).toEqual([true, false]);
  expect(asked).toEqual(['a.example', 'b.example']);
  expect(refused).toEqual([['b.example', 'you did not allow it']]);
});

test('does not ask the user about a blocked host', async () => {
  const { asked, refused, reach } = begin(async () => true);
  expect(await reach('http://192.168.0.1:8080/')).toBe(false);
  expect(await reach('http://192.168.0.1:8080/again')).toBe(false);
  expect(asked).toEqual([]);
  expect(refused).toEqual([['192.168.0.1:8080', expect.stringContaining('local network')]]);
});

test('stops asking for a game that makes up hosts', async () => {
  const { asked, reach } = begin(async () => false);
  for (let host = 0; host < 3000; host++) expect(await reach(`https://h${host}.example/`)).toBe(false);
  expect(asked).toHaveLength(8);
});

test('asks again about another port, and about the same host without encryption', async () => {
  const { asked, reach } = begin(async () => true);
  await reach('https://a.example/');
  await reach('https://a.example:8080/');
  await reach('http://a.example/');
  expect(asked).toEqual(['a.example', 'a.example:8080', 'a.example']);
});

test('keeps answers where it is told to, so that they can be taken back', async () => {
  const answers = new Map([['https://old.example', true]]);
  const asked: string[] = [];
  const mayReach = createHostConsent({
    pageHostname: 'playhouse.example',
    answers,
    ask: async ({ host }) => {
      asked.push(host);
      return host !== 'refused.example';
    },
  });
  const reach = (url: string) => mayReach(new URL(url));
  expect(await reach('https://old.example/')).toBe(true);
  expect(await reach('https://refused.example/')).toBe(false);
  expect(await reach('https://refused.example/')).toBe(false);
  expect(asked).toEqual(['refused.example']);
  answers.delete('https://old.example');
  expect(await reach('https://old.example/')).toBe(true);
  expect(asked).toEqual(['refused.example', 'old.example']);
});

test('an allowed host that is out of reach stays out of reach', async () => {
  const mayReach = createHostConsent({
    pageHostname: 'playhouse.example',
    answers: new Map([['http://192.168.0.1', true]]),
    ask: async () => true,
  });
  expect(await mayReach(new URL('http://192.168.0.1/'))).toBe(false);
});

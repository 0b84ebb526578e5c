import { expect, it } from 'vitest';
import { noRequests, type OpenRequests, withAnswer, withRequest } from './openRequests.ts';

/** The questions asked, in order, when a game wants to open these addresses and the user answers by a rule. */
function askedAbout(addresses: readonly string[], answer: (address: string) => 'open' | 'stay'): string[] {
  const asked: string[] = [];
  let requests: OpenRequests = noRequests;
  for (const address of addresses) {
    requests = withRequest(requests, address);
    if (requests.asked === undefined) continue;
    asked.push(requests.asked);
    requests = withAnswer(requests, answer(requests.asked));
  }
  return asked;
}

it('asks only once when the user chooses to stay', () => {
  expect(askedAbout(['a', 'a', 'b', 'c'], () => 'stay')).toEqual(['a']);
});

it('asks once per opened address, until the user chooses to stay', () => {
  expect(askedAbout(['a', 'a', 'b', 'a', 'c', 'd'], (address) => (address === 'c' ? 'stay' : 'open'))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('keeps the question that is open', () => {
  const requests = withRequest(withRequest(noRequests, 'a'), 'b');
  expect(requests.asked).toBe('a');
  expect(withAnswer(noRequests, 'stay').isRefused).toBe(false);
});

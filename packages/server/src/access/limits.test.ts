import { describe, expect, it } from 'vitest';
import { SignInDelays } from '../accounts/signInDelays.ts';
import { isFromUs, type OriginFacts } from './origin.ts';
import { planOf } from './plans.ts';
import { RateLimits } from './rateLimit.ts';

const facts: OriginFacts = {
  method: 'POST',
  origin: undefined,
  fetchSite: undefined,
  hasToken: false,
  own: 'http://localhost:4600',
};

it.each<[string, Partial<OriginFacts>, boolean]>([
  ['without an origin', {}, false],
  ['from here', { origin: 'http://localhost:4600' }, true],
  ['from a configured address', { origin: 'https://games.example' }, true],
  ['from another port', { origin: 'http://localhost:4601' }, false],
  ['from another scheme', { origin: 'https://localhost:4600' }, false],
  ['from another site', { origin: 'https://evil.example' }, false],
  ['from a name that begins like ours', { origin: 'http://localhost:4600.evil.example' }, false],
  ['from a sandboxed page', { origin: 'null' }, false],
  ['from a sandboxed page of this site', { origin: 'null', fetchSite: 'same-origin' }, false],
  ['from here, by what the browser says', { fetchSite: 'same-origin' }, true],
  ['from the same site', { fetchSite: 'same-site' }, false],
  ['from elsewhere', { fetchSite: 'cross-site' }, false],
  ['from the address bar', { fetchSite: 'none' }, false],
  ['with a token', { hasToken: true }, true],
  ['that only reads', { method: 'GET', origin: 'https://evil.example' }, true],
])('a request %s comes from us: %j %j', (_, change, expected) => {
  expect(isFromUs({ ...facts, ...change }, ['https://games.example'])).toBe(expected);
});

describe('a rate limit', () => {
  const rate = { perSecond: 2, burst: 5 };
  const limits = { user: rate, address: rate, creating: { perSecond: 1 / 60, burst: 1 }, signIn: rate, copying: rate };

  it('lets a burst through, then so many a second, for each apart', () => {
    let now = 0;
    const rates = new RateLimits(() => now, limits);
    const burst = Array.from({ length: 7 }, () => rates.take('user', 'ann'));
    expect(burst).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect([rates.take('user', 'ben'), rates.take('address', 'ann')]).toEqual([0, 0]);
    now = 1000;
    expect([1, 2, 3].map(() => rates.take('user', 'ann'))).toEqual([0, 0, 1]);
  });

  it('says when to come again, and what it says is true', () => {
    let now = 0;
    const rates = new RateLimits(() => now, limits);
    rates.take('creating', 'ann');
    const wait = rates.take('creating', 'ann');
    expect(wait).toBe(60);
    now = wait * 1000;
    expect(rates.take('creating', 'ann')).toBe(0);
  });

  it('does not give more when the clock goes back', () => {
    let now = 10_000;
    const rates = new RateLimits(() => now, limits);
    for (let count = 0; count < 5; count += 1) rates.take('user', 'ann');
    now = 0;
    expect(rates.take('user', 'ann')).toBe(1);
  });
});

it('delays after failures grow to a minute, end with a success, and are forgotten after an hour', () => {
  let now = 0;
  const delays = new SignInDelays(() => now);
  const waits = Array.from({ length: 12 }, () => {
    const wait = delays.wait('ann');
    now += wait * 1000;
    delays.failed('ann');
    return wait;
  });
  expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(delays.wait('ben')).toBe(0);
  now += 3600_001;
  expect(delays.wait('ann')).toBe(0);
  delays.failed('ann');
  delays.succeeded('ann');
  expect(delays.wait('ann')).toBe(0);
});

it.each([
  ['', 'person', [], 'trial'],
  ['PRO.TRIAL', 'person', [], 'trial'],
  ['X-PRO.TRIAL-2', 'person', [], 'trial'],
  ['PRO.TRIAL', 'pupil', [], 'pupil'],
  ['PRO.YEAR', 'pupil', [], 'pro'],
  ['PRO.TRIAL', 'person', ['teacher'], 'pro'],
] as const)('the plan of %j, %s, %j is %s', (sku, kind, roles, plan) => {
  expect(planOf({ sku, kind, roles })).toBe(plan);
});

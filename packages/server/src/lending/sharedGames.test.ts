import { expect, it } from 'vitest';
import { SharedGames } from './sharedGames.ts';

const limits = { personBytes: 100, personGames: 3, allBytes: 250, milliseconds: 1000 };

function start() {
  const clock = { now: 0 };
  const games = new SharedGames(() => clock.now, limits as never);
  const share = (owner: string, size: number) => {
    const shared = games.share(owner, new Uint8Array(size));
    return shared.ok ? shared.token : undefined;
  };
  const isShared = (token: string | undefined) => games.read(token ?? '') !== undefined;
  return { clock, games, share, isShared };
}

it('gives the archive to whoever has the token, until its time is over', () => {
  const { clock, games } = start();
  const bytes = Uint8Array.from([1, 2, 3]);
  const shared = games.share('ann', bytes);
  if (!shared.ok) throw new Error('not shared');
  expect([games.read(shared.token), shared.until]).toEqual([bytes, 1000]);
  expect(games.read(shared.token.toUpperCase())).toBeUndefined();
  clock.now = 999;
  expect(games.read(shared.token)).toBe(bytes);
  clock.now = 1000;
  expect(games.read(shared.token)).toBeUndefined();
});

it('makes tokens of 26 characters out of 32, each another one', () => {
  const { games } = start();
  const tokens = Array.from({ length: 500 }, (_, index) => games.share(`person ${index}`, new Uint8Array(0)));
  const texts = tokens.map((shared) => (shared.ok ? shared.token : ''));
  expect(texts.filter((text) => !/^[a-z2-7]{26}$/.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(500);
  expect(new Set(texts.join('')).size).toBe(32);
});

it('is ended by its owner only, and once', () => {
  const { games, share, isShared } = start();
  const token = share('ann', 1) ?? '';
  expect([games.end('ben', token), isShared(token)]).toEqual([false, true]);
  expect([games.end('ann', token), isShared(token), games.end('ann', token)]).toEqual([true, false, false]);
});

it('drops the oldest games of a person who shares too many, or too much', () => {
  const { share, isShared } = start();
  const many = [10, 10, 10, 10].map((size) => share('ann', size));
  expect(many.map(isShared)).toEqual([false, true, true, true]);
  const large = share('ann', 85);
  expect([...many, large].map(isShared)).toEqual([false, false, false, true, true]);
});

it('never drops the games of others: where they take all the room, it refuses and keeps what there was', () => {
  const { clock, share, isShared } = start();
  const others = [share('ann', 100), share('ben', 90)];
  const own = share('cem', 60);
  expect(share('cem', 61)).toBeUndefined();
  expect([...others, own].map(isShared)).toEqual([true, true, true]);
  // Its own game makes room.
  expect(isShared(share('cem', 55))).toBe(true);
  expect(isShared(own)).toBe(false);
  clock.now = 1000;
  expect(isShared(share('cem', 100))).toBe(true);
});

it('is replaced by its owner under the same token, for as long again, unless there is no room', () => {
  const { clock, games, share } = start();
  const token = share('ann', 10) ?? '';
  const next = new Uint8Array(20);
  expect([games.replace('ben', token, next), games.replace('ann', 'other', next)]).toEqual([undefined, undefined]);
  clock.now = 900;
  expect(games.replace('ann', token, next)).toEqual({ ok: true, token, until: 1900 });
  clock.now = 1899;
  expect(games.read(token)).toBe(next);
  share('ben', 100);
  share('cem', 100);
  expect(games.replace('ann', token, new Uint8Array(60))).toEqual({ ok: false });
  expect(games.read(token)).toBe(next);
  clock.now = 1900;
  expect(games.replace('ann', token, next)).toBeUndefined();
});

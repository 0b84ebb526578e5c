import { delegateEvents, findDelegateEvent } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { eventUses, inOrder, scriptNameFor } from './scriptEvents.ts';

const { delegates } = buildProject({
  delegates: [
    { id: 'id10', name: 'Last', event: 'onGameReady' },
    { id: 'id9', name: 'First', event: 'onGameReady' },
    { id: 'id2', name: 'Old name', event: 'onBannerShow' },
    { id: 'id3', name: 'None', event: '' },
    { id: 'id4', name: 'Unknown', event: 'onRain' },
  ],
});

it('lists scripts in running order', () => {
  expect(inOrder(delegates).map(({ id }) => id)).toEqual(['id2', 'id3', 'id4', 'id9', 'id10']);
});

it('knows which scripts run on which event, under older names too', () => {
  const uses = eventUses(delegates);
  expect(uses.map(({ event }) => event)).toEqual(delegateEvents);
  const used = uses.filter(({ scripts }) => scripts.length > 0);
  expect(used.map(({ event, scripts }) => [event.event, scripts.map(({ name }) => name)])).toEqual([
    ['onGameReady', ['First', 'Last']],
    ['onShowBannerShow', ['Old name']],
  ]);
});

it.each([
  ['onGameReady', 'Game Ready'],
  ['onIAPBuyItem', 'IAP Buy Item'],
  ['onOpenURL', 'Open URL'],
  ['onTweetSheet', 'Tweet Sheet'],
])('names a script for %s “%s”', (name, wanted) => {
  const event = findDelegateEvent(name);
  expect(event && scriptNameFor(event)).toBe(wanted);
});

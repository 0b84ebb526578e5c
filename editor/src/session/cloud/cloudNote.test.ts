import type { CloudState } from '@playhouse/sync/cloud';
import { expect, it } from 'vitest';
import { noteOf } from './cloudNote.ts';

const live: CloudState = { phase: 'live', waiting: 0, refused: [], asked: [], unread: [] };
const deep = { id: 'scenes/id1.json', reason: 'The document is nested too deeply.' };
const deleted = { id: 'tables/id2.json', reason: 'Many things would be deleted at once.' };
const asking = { refused: [deep, deleted], asked: [deleted.id] };
const offline = 'Offline. Saved on this computer';

it.each<[string, Partial<CloudState>, string | undefined, readonly string[] | undefined]>([
  ['is nothing without a sync', { phase: 'off', ...asking }, undefined, undefined],
  ['says when all is there', {}, 'Synced', undefined],
  ['counts what waits for a connection', { phase: 'offline', waiting: 2 }, 'Offline. 2 changes sync later', undefined],
  ['counts what is refused', { refused: [deep] }, '1 document is not in the cloud', undefined],
  ['asks about deletions first', asking, 'Delete in the cloud, too?', ['tables/id2.json']],
  ['does not ask while nobody could answer', { phase: 'offline', ...asking }, offline, undefined],
])('the note %s', (_, state, text, deletions) => {
  const note = noteOf({ ...live, ...state });
  expect([note?.text, note?.deletions]).toEqual([text, deletions]);
});

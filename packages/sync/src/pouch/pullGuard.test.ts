import { expect, it } from 'vitest';
import { guardEntries } from './pullGuard.ts';

const good = { _id: 'scenes/id1.json', _rev: '2-b', _revisions: { start: 2, ids: ['b', 'a'] }, n: 1 };

const bad: Readonly<Record<string, unknown>> = {
  'half a character': { ...good, text: '\ud83d' },
  'half a character in a key': { ...good, '\ud83d': 1 },
  __proto__: JSON.parse('{"_id":"a","_rev":"1-a","x":{"__proto__":1}}'),
  depth: { ...good, deep: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) },
  'a number that is none': JSON.parse('{"_id":"a","_rev":"1-a","n":1e999}'),
  'a file that leads elsewhere': { ...good, _attachments: { '../x': { stub: true } } },
  'a file that is none': { ...good, _attachments: { file: 'x' } },
  'a list of files': { ...good, _attachments: [] },
  'no revision': { _id: 'a' },
  'a revision that is a number': { _id: 'a', _rev: 1 },
  'a revision beyond exact numbers': { _id: 'a', _rev: '9007199254740993-a' },
  'another history': { ...good, _revisions: { start: 7, ids: ['b'] } },
  'a history that is none': { ...good, _revisions: { start: 2, ids: [{}] } },
  'no id': { _rev: '1-a' },
  'a member that databases do not know': { ...good, _other: 1 },
  text: 'text',
  nothing: null,
};

it.each(Object.entries(bad))('leaves out a document with %s, and names it', (_, ok) => {
  const refused: string[] = [];
  const id = (ok as { _id?: unknown } | null)?._id ?? 'bad';
  const body = {
    results: [
      { id: good._id, docs: [{ ok: good }] },
      { id, docs: [{ ok }] },
      { id: 'missing', docs: [{ error: { error: 'not_found' } }] },
    ],
  };
  expect(guardEntries(body, (id) => refused.push(id))).toEqual({
    results: [body.results[0], { id, docs: [] }, body.results[2]],
  });
  expect(refused).toEqual([id]);
});

it('leaves out a document that is sent for another', () => {
  const body = { results: [{ id: 'scenes/id2.json', docs: [{ ok: good }] }] };
  expect(guardEntries(body, () => undefined)).toEqual({ results: [{ id: 'scenes/id2.json', docs: [] }] });
});

it.each([[null], [{}], [{ results: 'x' }]])('refuses the answer %j', (body) => {
  expect(() => guardEntries(body, () => undefined)).toThrow();
});

it('takes in files', () => {
  const body = { results: [{ id: good._id, docs: [{ ok: { ...good, _attachments: { file: { stub: true } } } }] }] };
  expect(guardEntries(body, () => undefined)).toEqual(body);
});

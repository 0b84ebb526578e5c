import { canonicalText, packArchive } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { readVersion } from './versionContents.ts';

const project = buildProject({ title: 'Then', scenes: [{ id: 'id3', name: 'Meadow' }] });
const text = (document: string, value: object) => new TextEncoder().encode(canonicalText(document, value));
const archive = (files: Readonly<Record<string, Uint8Array>>) =>
  new Blob([new Uint8Array(packArchive(new Map(Object.entries(files))))]);
const never = () => Promise.reject(new Error('not asked'));

describe('a version with some documents', () => {
  it('is read without the rest of a project', async () => {
    const read = await readVersion(
      { isPart: true },
      archive({ 'object.json': text('object.json', project.object) }),
      never,
    );
    expect(read.ok && [...read.contents.documents.keys()]).toEqual(['object.json']);
    expect(read.ok && read.contents.documents.get('object.json')).toMatchObject({ title: 'Then' });
  });

  it.each([
    ['is no archive', new Blob(['no'])],
    ['has a document that is no JSON', archive({ 'object.json': new TextEncoder().encode('{') })],
    ['has nothing', archive({})],
  ])('is refused with a sentence when it %s', async (_, blob) => {
    const read = await readVersion({ isPart: true }, blob, never);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.message).toMatch(/\.$/);
  });
});

it('a whole version says why it cannot be read', async () => {
  const read = await readVersion({ isPart: false }, new Blob(), async () => ({ ok: false, message: 'Damaged.' }));
  expect(read).toEqual({ ok: false, message: 'Damaged.' });
});

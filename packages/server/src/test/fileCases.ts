import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { codeOf, edit, hash, history, replicate, type StoreCase, unwrap } from './storeCase.ts';

const bytes = Uint8Array.from({ length: 300 }, (_, index) => (index * 7) % 256);
const type = 'image/png';
const md5 = `md5-${createHash('md5').update(bytes).digest('base64')}`;
const base64 = Buffer.from(bytes).toString('base64');

export const fileCases: readonly StoreCase[] = [
  {
    title: 'a file is read as it was attached, in bytes or in base64',
    async run(store, name) {
      for (const [_id, data] of [
        ['bytes', bytes],
        ['base64', base64],
      ] as const) {
        const rev = await edit(store, name, { _id, _attachments: { file: { content_type: type, data } } });
        const file = unwrap(await store.attachment(name, _id, 'file'));
        expect({ ...file, data: [...file.data] }).toEqual({ type, digest: md5, data: [...bytes] });
        const stub = { content_type: type, revpos: 1, digest: md5, length: 300, stub: true };
        expect(unwrap(await store.get(name, _id, {}))).toEqual({ _id, _rev: rev, _attachments: { file: stub } });
        const whole = unwrap(await store.get(name, _id, { attachments: true }))._attachments;
        expect(whole).toMatchObject({ file: { content_type: type, revpos: 1, digest: md5, data: base64 } });
      }
    },
  },
  {
    title: 'a file is put by itself, on a new document and on a later revision',
    async run(store, name) {
      const first = unwrap(await store.putAttachment(name, 'a', 'file', { type, data: bytes }));
      expect(first).toMatchObject({ ok: true, id: 'a' });
      const again = await store.putAttachment(name, 'a', 'file', { type, data: bytes });
      expect(codeOf(again)).toBe('document.conflict');
      const rev = unwrap(await store.get(name, 'a', {}))._rev as string;
      const other = Uint8Array.of(1, 2, 3);
      unwrap(await store.putAttachment(name, 'a', 'file', { rev, type: 'text/plain', data: other }));
      const newest = unwrap(await store.attachment(name, 'a', 'file'));
      expect([newest.type, ...newest.data]).toEqual(['text/plain', 1, 2, 3]);
      expect([...unwrap(await store.attachment(name, 'a', 'file', rev)).data]).toEqual([...bytes]);
    },
  },
  {
    title: 'a list of documents and a feed have the files when asked for',
    async run(store, name) {
      await edit(store, name, { _id: 'a', _attachments: { file: { content_type: type, data: bytes } } });
      const asked = { includeDocs: true, attachments: true };
      const file = { content_type: type, data: base64 };
      const [row] = unwrap(await store.allDocs(name, asked)).rows;
      expect(row).toMatchObject({ doc: { _attachments: { file } } });
      const [change] = unwrap(await store.changes(name, asked)).results;
      expect(change?.doc).toMatchObject({ _attachments: { file } });
      const [stub] = unwrap(await store.changes(name, { includeDocs: true })).results;
      expect(stub?.doc).toMatchObject({ _attachments: { file: { stub: true } } });
    },
  },
  {
    title: 'a stub keeps the file of the revision before, and its absence removes it',
    async run(store, name) {
      const first = await edit(store, name, { _id: 'a', _attachments: { file: { content_type: type, data: bytes } } });
      const { _attachments } = unwrap(await store.get(name, 'a', {}));
      const second = await edit(store, name, { _id: 'a', _rev: first, n: 2, _attachments });
      expect(unwrap(await store.attachment(name, 'a', 'file')).digest).toBe(md5);
      expect(unwrap(await store.get(name, 'a', {}))._attachments).toMatchObject({ file: { revpos: 1 } });
      await edit(store, name, { _id: 'a', _rev: second, n: 3 });
      expect(codeOf(await store.attachment(name, 'a', 'file'))).toBe('document.missing');
      expect(unwrap(await store.attachment(name, 'a', 'file', second)).digest).toBe(md5);
    },
  },
  {
    title: 'files are replicated with their documents',
    async run(store, name) {
      const file = { content_type: type, data: base64, revpos: 1, digest: md5 };
      await replicate(store, name, { _id: 'a', ...history('a', 'b'), _attachments: { file } });
      const { _attachments } = unwrap(await store.get(name, 'a', {}));
      expect(_attachments).toMatchObject({ file: { content_type: type, digest: md5, length: 300, stub: true } });
      // CouchDB keeps the generation that the file came with; PouchDB takes that of the document, after which a client
      // that compares generations asks for the file once more.
      expect([1, 2]).toContain((_attachments as { file: { revpos: number } }).file.revpos);
    },
  },
  {
    title: 'a stub of a file that is not there refuses the call',
    async run(store, name) {
      const _attachments = { file: { content_type: type, stub: true, digest: md5, length: 300, revpos: 1 } };
      const result = await store.bulkDocs(name, [{ _id: 'a', _attachments }], { newEdits: true });
      expect(codeOf(result)).toBe('file.missing');
      expect(codeOf(await store.get(name, 'a', {}))).toBe('document.missing');
    },
  },
  {
    title: 'a missing file, revision or document is missing',
    async run(store, name) {
      await edit(store, name, { _id: 'a' });
      expect(codeOf(await store.attachment(name, 'a', 'file'))).toBe('document.missing');
      expect(codeOf(await store.attachment(name, 'none', 'file'))).toBe('document.missing');
      expect(codeOf(await store.attachment(name, 'a', 'file', `2-${hash('a')}`))).toBe('document.missing');
    },
  },
  {
    title: 'an empty file is a file',
    async run(store, name) {
      unwrap(await store.putAttachment(name, 'a', 'file', { type, data: new Uint8Array(0) }));
      const file = unwrap(await store.attachment(name, 'a', 'file'));
      expect([file.type, file.data.length]).toEqual([type, 0]);
    },
  },
  {
    title: 'local documents are kept by revision, and are neither listed nor counted',
    async run(store, name) {
      expect(codeOf(await store.local.get(name, 'x'))).toBe('document.missing');
      const { rev } = unwrap(await store.local.put(name, 'x', { last_seq: '5-a', list: [1] }));
      expect(rev).toBe('0-1');
      expect(unwrap(await store.local.get(name, 'x'))).toEqual({
        _id: '_local/x',
        _rev: '0-1',
        last_seq: '5-a',
        list: [1],
      });
      expect(codeOf(await store.local.put(name, 'x', { n: 2 }))).toBe('document.conflict');
      expect(unwrap(await store.local.put(name, 'x', { _rev: rev, n: 2 })).rev).toBe('0-2');
      expect(unwrap(await store.info(name)).documents).toBe(0);
      expect(unwrap(await store.changes(name, {})).results).toEqual([]);
      unwrap(await store.local.remove(name, 'x', '0-2'));
      expect(codeOf(await store.local.get(name, 'x'))).toBe('document.missing');
    },
  },
];

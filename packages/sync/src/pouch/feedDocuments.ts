import { isJsonObject } from '@playhouse/core';
import type { Fetch } from './patientFetch.ts';

/** Asks a Playhouse server for documents with the feed; other servers do not know it, and send none. */
const header = 'playhouse-alongside';

/** How much is remembered of a feed: revisions, documents, and characters of their JSON. */
const limits = { revisions: 20_000, documents: 500, characters: 8 * 1024 * 1024 } as const;

interface Asked {
  readonly id: string;
  readonly rev?: string;
}

/** What the feed of a server has said during one replication: the revisions it has, and the documents it sent along. */
export class FeedDocuments {
  private readonly listed = new Set<string>();
  private readonly documents = new Map<string, { readonly document: object; readonly characters: number }>();
  private characters = 0;

  /** A `fetch` that remembers what feeds say. */
  watch(fetch: Fetch): Fetch {
    return async (address, init) => {
      const { method = 'GET' } = init;
      if (method !== 'GET' || !new URL(address).pathname.endsWith('/_changes')) return fetch(address, init);
      const headers = new Headers(init.headers);
      headers.set(header, '1');
      const answer = await fetch(address, { ...init, headers });
      if (!answer.ok) return answer;
      const text = await answer.text();
      this.read(text);
      const { status, statusText } = answer;
      return new Response(text, { status, statusText, headers: { 'content-type': 'application/json' } });
    };
  }

  /** Whether the feed has listed the revision, so that the server has it. */
  has(id: string, rev: string): boolean {
    return this.listed.has(keyOf(id, rev));
  }

  /** What `_bulk_get` would answer, if all of it came with the feed. Each document is given once. */
  take(asked: readonly Asked[]): object | undefined {
    const keys = asked.map(({ id, rev }) => keyOf(id, rev ?? ''));
    const found = keys.map((key) => this.documents.get(key));
    if (found.includes(undefined)) return undefined;
    for (const key of keys) this.drop(key);
    return { results: asked.map(({ id }, index) => ({ id, docs: [{ ok: found[index]?.document }] })) };
  }

  private read(text: string): void {
    const body = parse(text);
    if (!isJsonObject(body)) return;
    for (const row of listOf(body.results)) {
      for (const change of listOf(row.changes)) this.list(keyOf(String(row.id), String(change.rev)));
    }
    for (const document of listOf(body.alongside)) this.keep(document);
  }

  private list(key: string): void {
    this.listed.add(key);
    const [oldest] = this.listed;
    if (this.listed.size > limits.revisions && oldest !== undefined) this.listed.delete(oldest);
  }

  private keep(document: Readonly<Record<string, unknown>>): void {
    const { _id: id, _revisions: revisions } = document;
    const key = keyOf(String(id), isJsonObject(revisions) ? revisionOf(revisions) : '');
    // What the server would have left out or not listed is asked for.
    if (!this.listed.has(key) || document._attachments !== undefined) return;
    this.drop(key);
    const characters = JSON.stringify(document).length;
    this.documents.set(key, { document, characters });
    this.characters += characters;
    while (this.documents.size > limits.documents || this.characters > limits.characters) {
      const [oldest] = this.documents.keys();
      if (oldest === undefined) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.characters -= this.documents.get(key)?.characters ?? 0;
    this.documents.delete(key);
  }
}

function keyOf(id: string, rev: string): string {
  return JSON.stringify([id, rev]);
}

/** The revision that a document with its history is. */
function revisionOf({ start, ids }: Readonly<Record<string, unknown>>): string {
  return Array.isArray(ids) ? `${start}-${ids[0]}` : '';
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

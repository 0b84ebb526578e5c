import { fewerAtOnce, type RemoteRow, type SentDocument } from './fewerAtOnce.ts';
import { guardEntries } from './pullGuard.ts';

/** The methods of PouchDB's remote databases that are replaced, and what they are made of. */
interface RemoteMethods {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  info(): Promise<object>;
  bulkDocs(request: object, options: object): Promise<readonly RemoteRow[]>;
}

interface Batch {
  readonly docs: readonly SentDocument[];
}

interface BulkGet {
  readonly docs: readonly object[];
}

/**
 * Replaces what fails in PouchDB's remote databases when a connection breaks or a document cannot be taken in:
 *
 * - `info` is only for progress, and nobody handles its failure in a replication.
 * - `bulkGet` falls back to single requests for good once it has failed, whatever the reason. Here it never does, and
 *   what must not be taken in is left out.
 * - `getAttachment` throws the answer of the server instead of what it says.
 * - `bulkDocs` fails as a whole when it is too much for the server or something in front of it.
 */
export function mendRemote<Pouch extends object>(
  remote: Pouch,
  onRefused: (id: string, reason: string) => void,
): Pouch {
  const pouch = remote as unknown as RemoteMethods;
  const { info, bulkDocs } = pouch;
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await pouch.fetch(path, init);
    if (answer.ok) return answer;
    throw errorOf(answer.status, await answer.json());
  };
  return Object.assign(remote, {
    info: () => info.call(remote).catch(() => ({ db_name: '', update_seq: 0 })),
    async bulkGet({ docs }: BulkGet) {
      const headers = new Headers({ accept: 'application/json', 'content-type': 'application/json' });
      const body = JSON.stringify({ docs });
      const answer = await ask('_bulk_get?revs=true&latest=true', { method: 'POST', headers, body });
      return guardEntries(await answer.json(), onRefused);
    },
    async getAttachment(id: string, name: string, { rev }: { readonly rev?: string } = {}) {
      const path = `${encodeURIComponent(id)}/${encodeURIComponent(name)}${rev === undefined ? '' : `?rev=${rev}`}`;
      const answer = await ask(path);
      // PouchDB stores Buffers in Node and Blobs in browsers.
      return typeof Buffer === 'function' ? Buffer.from(await answer.arrayBuffer()) : answer.blob();
    },
    bulkDocs(request: readonly SentDocument[] | Batch, options: object = {}) {
      const batch = 'docs' in request ? request : { docs: request };
      return fewerAtOnce(batch.docs, (docs) => bulkDocs.call(remote, { ...batch, docs }, options));
    },
  });
}

function errorOf(status: number, body: unknown): Error {
  const { error, reason, retryAfter } = Object(body) as Readonly<Record<string, unknown>>;
  return Object.assign(new Error(String(reason ?? `status ${status}`)), {
    status,
    name: String(error ?? 'unknown'),
    ...(reason !== undefined && { reason }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

interface LocalMethods {
  get(id: string, ...rest: unknown[]): Promise<unknown>;
}

/**
 * Before PouchDB gets a file, it looks whether the local winner has the same, and else asks for the file without naming
 * the revision. So a version that lost would get the file of the winner. Without that look, it names the revision.
 */
export function mendLocal<Pouch extends object>(local: Pouch): Pouch {
  const pouch = local as unknown as LocalMethods;
  const { get } = pouch;
  return Object.assign(local, {
    get(id: string, ...rest: unknown[]) {
      const isLook = rest.length === 0 && !id.startsWith('_');
      return isLook
        ? Promise.reject(Object.assign(new Error('missing'), { status: 404 }))
        : get.call(local, id, ...rest);
    },
  });
}

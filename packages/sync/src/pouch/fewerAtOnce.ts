/** A row of an answer. With revisions of our own there are rows only for what is refused. */
export interface RemoteRow {
  readonly id?: string;
  readonly error?: unknown;
  readonly reason?: string;
}

export interface SentDocument {
  readonly _id: string;
  readonly _rev?: string;
  readonly _attachments?: Readonly<Record<string, { readonly data?: string | Blob | Uint8Array }>>;
}

type Write = (documents: readonly SentDocument[]) => Promise<readonly RemoteRow[]>;

export const tooLarge = 'The document is too large for the server.';

/** Larger calls are sent in parts at once: many servers refuse more, some by closing the connection. */
const mostBytes = 4 * 1024 * 1024;

/**
 * Sends fewer documents at a time when a server, or something in front of it, finds a call too large or cannot read it. A
 * document that is refused alone becomes a row, so that it keeps none of the others from arriving. Versions of the same
 * document stay together: a merge is nothing without the ends of what it merged.
 */
export function fewerAtOnce(documents: readonly SentDocument[], write: Write): Promise<readonly RemoteRow[]> {
  return sendGroups([...Map.groupBy(documents, ({ _id }) => _id).values()], write);
}

async function sendGroups(groups: readonly SentDocument[][], write: Write): Promise<readonly RemoteRow[]> {
  const documents = groups.flat();
  if (groups.length > 1 && isLarge(documents)) return sendHalves(groups, write);
  try {
    return await write(documents);
  } catch (error) {
    const reason = tooMuch(error);
    if (reason === undefined) throw error;
    return groups.length > 1 ? sendHalves(groups, write) : documents.map((each) => refusedRow(each, reason));
  }
}

async function sendHalves(groups: readonly SentDocument[][], write: Write): Promise<readonly RemoteRow[]> {
  const middle = Math.ceil(groups.length / 2);
  const first = await sendGroups(groups.slice(0, middle), write);
  return [...first, ...(await sendGroups(groups.slice(middle), write))];
}

/** Why a call is refused as a whole because of what is in it; undefined for all other failures. */
function tooMuch(error: unknown): string | undefined {
  const { status, reason } = Object(error) as Readonly<Record<string, unknown>>;
  if (status === 413) return tooLarge;
  return status === 400 ? `The server cannot read the document: ${String(reason ?? '')}` : undefined;
}

function refusedRow({ _id, _rev }: SentDocument, reason: string): RemoteRow {
  return {
    id: _id,
    ...(_rev !== undefined && { rev: _rev }),
    error: 'forbidden',
    name: 'forbidden',
    reason,
  } as RemoteRow;
}

function isLarge(documents: readonly SentDocument[]): boolean {
  let bytes = 0;
  for (const { _attachments = {}, ...rest } of documents) {
    bytes += JSON.stringify(rest).length;
    for (const { data } of Object.values(_attachments)) bytes += base64Length(data);
    if (bytes > mostBytes) return true;
  }
  return false;
}

function base64Length(data: string | Blob | Uint8Array | undefined): number {
  if (data === undefined) return 0;
  if (typeof data === 'string') return data.length;
  return ((data instanceof Blob ? data.size : data.length) * 4) / 3;
}

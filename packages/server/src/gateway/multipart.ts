import { isObject, readJson } from './readJson.ts';

/**
 * A document with its files as `multipart/related`: the document first, then the bytes of each file that it says
 * follows, in that order. Undefined when the body is none.
 */
export function readMultipart(type: string, body: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  const parts = boundary && partsOf(Buffer.from(body), boundary[1] ?? boundary[2] ?? '');
  const [first, ...files] = parts ?? [];
  const document = first && readJson(first)?.value;
  if (!isObject(document) || !isObject(document._attachments)) return undefined;
  const attachments: [string, unknown][] = [];
  for (const [name, file] of Object.entries(document._attachments)) {
    if (!isObject(file) || file.follows !== true) {
      attachments.push([name, file]);
      continue;
    }
    const data = files.shift();
    if (!data) return undefined;
    const { follows, ...rest } = file;
    attachments.push([name, { ...rest, data: new Uint8Array(data) }]);
  }
  return files.length === 0 ? { ...document, _attachments: Object.fromEntries(attachments) } : undefined;
}

function partsOf(body: Buffer, boundary: string): Buffer[] | undefined {
  const mark = Buffer.from(`\r\n--${boundary}`);
  const opening = mark.subarray(2);
  let at = body.subarray(0, opening.length).equals(opening) ? opening.length : after(body, mark, 0);
  const parts: Buffer[] = [];
  while (at !== undefined && body.subarray(at, at + 2).toString() === '\r\n') {
    const head = at === undefined ? -1 : body.indexOf('\r\n\r\n', at);
    const end = head < 0 ? -1 : body.indexOf(mark, head + 2);
    if (end < 0) return undefined;
    parts.push(body.subarray(head + 4, Math.max(end, head + 4)));
    at = end + mark.length;
  }
  return at !== undefined && body.subarray(at, at + 2).toString() === '--' ? parts : undefined;
}

function after(body: Buffer, mark: Buffer, from: number): number | undefined {
  const found = body.indexOf(mark, from);
  return found < 0 ? undefined : found + mark.length;
}

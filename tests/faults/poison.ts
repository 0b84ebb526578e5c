import { png } from '../../packages/server/src/test/png.ts';

export type Poison = Readonly<Record<string, unknown>> & { readonly _id: string };

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const file = (data: Uint8Array, content_type = 'image/png') => ({ content_type, data: Buffer.from(data) });
const html = Buffer.from('<html><script>alert(1)</script></html>');
const scene = (number: number, values: object): Poison => ({ _id: `scenes/id9${number}.json`, ...values });

/** Documents that a device has and the server refuses. A database on the device takes them all. docs/reliability.md#d15 */
export const localPoison: readonly Poison[] = [
  scene(10, { text: 'half \ud83d' }),
  scene(11, { 'half \ud83d': 1 }),
  scene(12, { list: [[{ deep: ['\udc00'] }]] }),
  scene(13, { deep: nested(201) }),
  scene(14, { deep: nested(900) }),
  scene(15, { text: 'x'.repeat(7_400_000) }),
  scene(16, { list: Array.from({ length: 1_500_001 }, () => 0) }),
  scene(17, { _attachments: { 'a/b': file(png) } }),
  scene(18, { _attachments: { '../object.json': file(png) } }),
  scene(19, { _attachments: { file: file(png) } }),
  { _id: 'images/..', n: 1 },
  { _id: 'images/text.png', _attachments: { file: file(html) } },
  { _id: 'images/cut.png', _attachments: { file: file(png.slice(0, 40)) } },
  { _id: 'sounds/page.wav', _attachments: { file: file(html, 'audio/wav') } },
  { _id: 'images/two.png', _attachments: { file: file(png), other: file(png) } },
  { _id: 'other/thing', n: 1 },
  { _id: 'scenes/../object.json', n: 1 },
  { _id: '_design/views', views: {} },
  { _id: 'scenes/half \ud83d.json', n: 1 },
];

export type MakePoison = (id: string, rev: string) => string;

/** What a foreign or hostile server sends instead of a document, as JSON. */
export const remotePoison: Readonly<Record<string, MakePoison>> = {
  'half a character': (id, rev) => `{"_id":"${id}","_rev":"${rev}","text":"\\ud83d"}`,
  'half a character in a key': (id, rev) => `{"_id":"${id}","_rev":"${rev}","\\ud83d":1}`,
  'a key of prototypes': (id, rev) => `{"_id":"${id}","_rev":"${rev}","a":{"__proto__":{"x":1}}}`,
  '5,000 levels': (id, rev) => `{"_id":"${id}","_rev":"${rev}","a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  '100,000 levels': (id, rev) => `{"_id":"${id}","_rev":"${rev}","a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
  'a number that is none': (id, rev) => `{"_id":"${id}","_rev":"${rev}","n":1e999}`,
  'a file elsewhere': (id, rev) => `{"_id":"${id}","_rev":"${rev}","_attachments":{"../x":{"stub":true}}}`,
  'a hidden file': (id, rev) => `{"_id":"${id}","_rev":"${rev}","_attachments":{"_x":{"stub":true}}}`,
  'files that are a text': (id, rev) => `{"_id":"${id}","_rev":"${rev}","_attachments":"x"}`,
  'another id': () => `{"_id":"object.json","_rev":"9-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","title":"Stolen"}`,
  'a member of its own': (id, rev) => `{"_id":"${id}","_rev":"${rev}","_secret":1}`,
  'a generation beyond exact numbers': (id) => `{"_id":"${id}","_rev":"9007199254740993-aa"}`,
  'a history that is not its own': (id, rev) => `{"_id":"${id}","_rev":"${rev}","_revisions":{"start":7,"ids":["bb"]}}`,
  'no revision': (id) => `{"_id":"${id}"}`,
  'a text': () => '"text"',
};

interface Answer {
  readonly results: readonly { readonly id: string; readonly docs?: readonly { readonly ok?: Versioned }[] }[];
  readonly alongside?: readonly Versioned[];
}

interface Versioned {
  readonly _id: string;
  readonly _rev: string;
}

/** An answer of `_bulk_get`, or of a feed with documents, in which some are replaced; `poison` says by what. */
export async function poisonedAnswer(
  address: string,
  answer: Response,
  poison: ReadonlyMap<string, MakePoison>,
): Promise<Response> {
  const path = new URL(address).pathname;
  if (!/_bulk_get$|_changes$/.test(path) || !answer.ok) return answer;
  const body = (await answer.json()) as Answer;
  const rawOf = (id: string, rev = '') => poison.get(id)?.(id, rev);
  const entries = body.results.map((entry) => {
    const raw = entry.docs && rawOf(entry.id, entry.docs[0]?.ok?._rev);
    return raw === undefined ? JSON.stringify(entry) : `{"id":${JSON.stringify(entry.id)},"docs":[{"ok":${raw}}]}`;
  });
  const alongside = body.alongside?.map((each) => rawOf(each._id, each._rev) ?? JSON.stringify(each)) ?? [];
  const { results: _, alongside: __, ...rest } = body;
  const others = Object.entries(rest).map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const text = `{"results":[${entries.join(',')}],"alongside":[${alongside.join(',')}]${others.join('')}}`;
  return new Response(text, { status: answer.status, headers: { 'content-type': 'application/json' } });
}

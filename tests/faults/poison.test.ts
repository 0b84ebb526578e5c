import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enrol, type School, startSchool, uuidOf } from '../../packages/server/src/test/schoolServer.ts';
import { usualPatience } from '../../packages/sync/src/pouch/patientFetch.ts';
import { MemoryPouch } from '../../packages/sync/src/test/memoryPouch.ts';
import { CloudDevice } from './cloudDevice.ts';
import { isQuiet, until } from './faultWorld.ts';
import { generatePoison } from './generatedPoison.ts';
import { localPoison, type MakePoison, type Poison, poisonedAnswer, remotePoison } from './poison.ts';

/** How many documents are generated; `npm run check:faults` takes many more. */
const all = Number(process.env.PLAYHOUSE_POISON ?? 300);
/** How many of them at a time. */
const generated = Math.min(all, 2000);
const rounds = Array.from({ length: Math.ceil(all / generated) }, (_, index) => index + 1);
const patient = 60_000 + generated * 30;

interface Row {
  readonly error?: unknown;
  readonly rev?: string;
}

interface Stored {
  bulkDocs(documents: readonly object[]): Promise<readonly Row[]>;
  allDocs(options: object): Promise<{ readonly rows: readonly { readonly id: string; readonly doc: Poison }[] }>;
}

const Pouch = MemoryPouch as unknown as new (name: string, options: object) => Stored;

let school: School;
let count = 0;
let ann: CloudDevice;
let ben: CloudDevice;
/** What the second device gets instead of a document. */
let poison: Map<string, MakePoison>;

beforeEach(async () => {
  count += 1;
  school = await startSchool();
  const person = await enrol(school, 'ann-otter', { sku: 'PRO.SCHOOL' });
  poison = new Map();
  const cookie = () => person.browser.cookieText();
  const shared = { url: school.url, cookie, uuid: uuidOf(count), patience: usualPatience };
  ann = new CloudDevice({ ...shared, name: `poison-ann-${count}` });
  const intercept = (address: string, answer: Response) => poisonedAnswer(address, answer, poison);
  ben = new CloudDevice({ ...shared, name: `poison-ben-${count}`, intercept });
  await ann.create(new Map());
  await ann.turnOn();
  await ann.open();
  await ben.download(ann.project);
  await ben.open();
}, 60_000);

// A server waits for what it has not answered.
afterEach(async () => {
  await Promise.all([ann.close(), ben.close()]);
  await school.close();
}, 30_000);

/** The database of the project on a device, beside the editor. */
const databaseOf = ({ uuid }: CloudDevice, name: string) =>
  new Pouch(`poison-${name}-${count}-project-${uuid}`, { adapter: 'memory', auto_compaction: true, revs_limit: 200 });

async function bodiesIn(database: Stored): Promise<Map<string, unknown>> {
  const { rows } = await database.allDocs({ include_docs: true });
  return new Map(rows.map(({ id, doc }) => [id, bodyOf(doc)]));
}

function bodyOf(document: object): unknown {
  return Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('_')));
}

async function bodiesOnServer(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (let startkey = ''; ; ) {
    const all = await school.store.allDocs(`project_${ann.project}`, { startkey, includeDocs: true, limit: 500 });
    if (!all.ok) throw new Error(all.fault.message);
    for (const row of all.value.rows) if (row.rev !== undefined && row.doc) found.set(row.key, bodyOf(row.doc));
    const last = all.value.rows.at(-1);
    if (all.value.rows.length < 500 || !last) return found;
    startkey = `${last.key}\u0000`;
  }
}

const bodiesOfBen = () => bodiesIn(databaseOf(ben, 'ben'));

/** Whether all these documents have arrived as they were sent. */
async function haveAll(documents: readonly Poison[], bodies: typeof bodiesOfBen): Promise<boolean> {
  const found = await bodies();
  return documents.every((each) => hasArrived(each, found));
}

function hasArrived(document: Poison, found: ReadonlyMap<string, unknown>): boolean {
  return isDeepStrictEqual(found.get(document._id), JSON.parse(JSON.stringify(bodyOf(document))));
}

/** The documents that have neither arrived nor are named, or both. */
function undecided(
  documents: readonly Poison[],
  found: ReadonlyMap<string, unknown>,
  named: readonly { id: string }[],
) {
  const names = new Set(named.map(({ id }) => id));
  return documents.filter((each) => names.has(each._id) === hasArrived(each, found)).map(({ _id }) => _id);
}

const good = (number: number): Poison => ({ _id: `scenes/id${1000 + number}.json`, number });
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
const isTold = ({ state }: CloudDevice) => state.phase === 'live' && state.waiting === 0;

it('names what a device has and the server refuses, sends all others, and then what is repaired', async () => {
  const database = databaseOf(ann, 'ann');
  const goods = Array.from({ length: 60 }, (_, number) => good(number));
  const rows = await database.bulkDocs([...goods.slice(0, 30), ...localPoison, ...goods.slice(30)]);
  expect(rows.filter(({ error }) => error)).toEqual([]);
  const wanted = localPoison.map(({ _id }) => ({ id: _id }));
  expect(await until(() => ann.state.refused.length === wanted.length && isTold(ann), 60_000)).toBe(true);
  expect(idsOf(ann.state.refused)).toEqual(idsOf(wanted));
  for (const { reason } of ann.state.refused) expect(reason).not.toBe('');
  expect(await until(() => haveAll(goods, bodiesOnServer), 60_000)).toBe(true);
  // An edit of a person meanwhile.
  ann.set('id101', 'on');
  expect(await until(() => ben.get('id101') === 'on', 60_000)).toBe(true);
  const bad = localPoison.flatMap((each, index) => ({ _id: each._id, _rev: rows[30 + index]?.rev }));
  const repairable = bad.filter(({ _id }) => /^scenes\/id9/.test(_id));
  await database.bulkDocs(repairable.map((each) => ({ ...each, repaired: true })));
  await database.bulkDocs(
    bad.filter((each) => !repairable.includes(each)).map((each) => ({ ...each, _deleted: true })),
  );
  const repaired = repairable.map(({ _id }) => ({ _id, repaired: true }));
  expect(await until(() => haveAll(repaired, bodiesOfBen), 60_000)).toBe(true);
  // What no project can have is gone here; the server does not take even its end.
  const left = idsOf(ann.state.refused);
  expect(left.filter((id) => /^(scenes\/id9|images\/[a-z]|sounds)/.test(id))).toEqual([]);
});

it('leaves out and names what a server sends that must not be taken in, and takes all others', async () => {
  const bad = Object.values(remotePoison).map((make, index) => ({ make, id: `scenes/id9${10 + index}.json` }));
  for (const { make, id } of bad) poison.set(id, make);
  const goods = Array.from({ length: 40 }, (_, number) => good(number));
  const there = await databaseOf(ann, 'ann').bulkDocs([...bad.map(({ id }) => ({ _id: id })), ...goods]);
  expect(await until(() => ben.state.unread.length === bad.length && isTold(ben), 60_000)).toBe(true);
  expect(idsOf(ben.state.unread)).toEqual(idsOf(bad));
  expect(await until(() => haveAll(goods, bodiesOfBen), 60_000)).toBe(true);
  ben.set('id101', 'on');
  expect(await until(() => ann.get('id101') === 'on', 60_000)).toBe(true);
  expect(ben.session.getState().project.object.title).toBe('Start');
  poison.clear();
  const repaired = bad.map(({ id }, index) => ({ _id: id, _rev: there[index]?.rev, repaired: true }));
  await databaseOf(ann, 'ann').bulkDocs(repaired);
  expect(await until(() => haveAll(repaired, bodiesOfBen), 60_000)).toBe(true);
  expect(await until(() => isQuiet(ben) && isQuiet(ann), 60_000)).toBe(true);
});

it.each(rounds)(
  `lets each of ${generated} generated documents arrive, or names it: %i`,
  { timeout: patient * 3 },
  async (round) => {
    const half = generated / 2;
    // Databases on a device refuse keys of databases themselves.
    const sent = generatePoison(2 * round, half).map((each) => ({ ...(bodyOf(each) as object), _id: each._id }));
    const received = generatePoison(2 * round + 1, half);
    const rows = await databaseOf(ann, 'ann').bulkDocs(sent);
    const kept = sent.filter((_, index) => !rows[index]?.error);
    const left = async () => undecided(kept, await bodiesOnServer(), ann.state.refused);
    await until(async () => isTold(ann) && (await left()).length === 0, patient, generated);
    expect([await left(), ann.state.refused.length > half / 20]).toEqual([[], true]);
    const ids = received.map((_, number) => `scenes/id${50_000 + number}.json`);
    const made = received.map((each, index) => ({ ...each, _id: ids[index] ?? '' }));
    for (const each of made) poison.set(each._id, (_, _rev) => JSON.stringify({ ...each, _rev }));
    await databaseOf(ann, 'ann').bulkDocs(ids.map((_id) => ({ _id })));
    const leftHere = async () => undecided(made, await bodiesOfBen(), ben.state.unread);
    await until(async () => (await leftHere()).length === 0, patient, generated);
    expect([await leftHere(), ben.state.unread.length > half / 20]).toEqual([[], true]);
    ann.set('id101', 'on');
    expect(await until(() => ben.get('id101') === 'on', patient)).toBe(true);
  },
);

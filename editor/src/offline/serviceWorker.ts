import { type Answer, answerOf, cacheOf, outdated, type SavedBuild } from './savedBuild.ts';

/** What this file uses of the service worker's global scope, which the types of pages do not have. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly data: unknown;
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/** Replaced when the editor is built. */
declare const savedBuild: SavedBuild;

const worker = globalThis as unknown as WorkerScope;
const own: SavedBuild = savedBuild;
const ownCache = cacheOf(own.version);
const marker = 'saved-build.json';

/** Files fetched at a time. */
const lanes = 6;

worker.addEventListener('install', (event) => event.waitUntil(saveAll()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const answer = answerOf(own, worker.registration.scope, event.request);
  if (answer) event.respondWith(respond(answer, event.request));
});

function addressOf(path: string): string {
  return new URL(path, worker.registration.scope).href;
}

/** Saves every file. If one cannot be had, this version is not used; the next attempt continues. */
async function saveAll(): Promise<void> {
  const cache = await caches.open(ownCache);
  const waiting = [...own.files];
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await save(cache, path);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const page = await (await cache.match(addressOf('index.html')))?.text();
  if (!page?.includes(own.page)) {
    await cache.delete(addressOf('index.html'));
    throw new Error('the server has another version by now');
  }
  await cache.put(addressOf(marker), new Response(JSON.stringify(own)));
}

async function save(cache: Cache, path: string): Promise<void> {
  const address = addressOf(path);
  if (await cache.match(address)) return;
  const isImmutable = path.startsWith('assets/');
  const saved = isImmutable ? await caches.match(address) : undefined;
  const response = saved ?? (await fetch(address, { cache: isImmutable ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(address, response);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(outdated(names, own.version, pages.length > 0).map((name) => caches.delete(name)));
  // The page of the first visit works offline without being loaded again.
  await worker.clients.claim();
}

async function respond(answer: Answer, request: Request): Promise<Response> {
  if (answer.kind === 'frame') return withoutOrigin(await partOf('frame', answer.page, request));
  if (answer.kind === 'worker') return partOf('worker', answer.page, request);
  const current = await caches.match(addressOf(answer.path), { cacheName: ownCache });
  if (current) return current;
  const saved = answer.kind === 'asset' ? await caches.match(addressOf(answer.path)) : undefined;
  return saved ?? fetch(request);
}

/** A part of the preview, of the version of a page. */
async function partOf(
  part: keyof SavedBuild['preview'],
  page: string | undefined,
  request: Request,
): Promise<Response> {
  const build = page === own.page ? own : await buildOf(page);
  return (build && (await caches.match(addressOf(build.preview[part])))) ?? fetch(request);
}

/**
 * The preview frame without an origin: requests of a frame that is sandboxed by its iframe never reach a service worker,
 * so it is sandboxed by the answer. docs/decisions/0065-offline.md
 */
function withoutOrigin({ body, status, headers: sent }: Response): Response {
  const headers = new Headers(sent);
  headers.set('Content-Security-Policy', "sandbox allow-scripts allow-pointer-lock; frame-ancestors 'self'");
  return new Response(body, { status, headers });
}

/** A saved version by its page. */
async function buildOf(page: string | undefined): Promise<SavedBuild | undefined> {
  for (const cacheName of await caches.keys()) {
    const saved = await caches.match(addressOf(marker), { cacheName });
    const build: SavedBuild | undefined = await saved?.json();
    if (build?.page === page) return build;
  }
  return undefined;
}

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { takeOpenedFiles } from './openedFiles.ts';
import { launchOptions } from './sharedBrowser.ts';

/** A visit of a new user: own storage, own downloads. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and failed loads of the page since the start. */
  readonly faults: string[];
}

let browser: Browser;

/** The browser shared by test files, or separate ones for files measuring time. Closing it only closes its pages. */
export function openBrowser(): Promise<Browser> {
  const shared = inject('browserEndpoint');
  return shared === undefined ? chromium.launch(launchOptions) : chromium.connect(shared);
}

/** A browser of its own: for the clipboard, which all pages of a browser share, and for files of the disk that are chosen. */
export function openOwnBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}

/** Opens the browser for the visits of a file. */
export function useBrowser(open = openBrowser): void {
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser.close());
}

export interface VisitOptions {
  /** Address behind the `#`. */
  readonly route?: string;
  /** The user is a returning visitor, so no samples are added. */
  readonly isReturning?: boolean;
  /** Runs in the page before anything else. */
  readonly prepare?: () => void;
  /** Parts of the editor that are likely to be needed next are loaded, as they are for users who do not save data. */
  readonly loadsAhead?: boolean;
  /** The user's screen, and whether it supports touch. */
  readonly device?: BrowserContextOptions;
}

/** Visits do not save the editor for use without a network, which takes longer than most tests. */
export const notSaved: BrowserContextOptions = { serviceWorkers: 'block' };

/** Runs in every frame before anything else: parts of the editor load when they are needed, and no earlier. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Runs in every frame before anything else: without it, a page lists only the first 250 files that it loads. */
export function listAllFiles(): void {
  performance.setResourceTimingBufferSize(10_000);
}

/** What the contexts of all tests have in common. */
export async function prepareContext(context: BrowserContext, loadsAhead = false): Promise<void> {
  context.setDefaultTimeout(60_000);
  await context.addInitScript(listAllFiles);
  if (!loadsAhead) await context.addInitScript(saveData);
  await takeOpenedFiles(context);
}

/** An empty page of a new user. */
export async function openPage(device: BrowserContextOptions = {}, loadsAhead = false): Promise<Visit> {
  const viewport = { width: 1366, height: 768 };
  const options = { viewport, acceptDownloads: true, ...notSaved, ...device };
  const context = await browser.newContext(options);
  await prepareContext(context, loadsAhead || options.serviceWorkers === 'allow');
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, context, faults };
}

/** Runs in every frame before anything else: the user has been here before. Frames of the preview are sandboxed and have no storage. */
export function markReturning(): void {
  if (window === window.top) localStorage.setItem('playhouse-samples', 'installed');
}

/** A fresh visit of the editor. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { route = '/projects', isReturning = false, prepare, loadsAhead, device } = options;
  const { page, context, faults } = await openPage(device, loadsAhead);
  if (isReturning) await context.addInitScript(markReturning);
  if (prepare) await context.addInitScript(prepare);
  await page.goto(`${inject('editorUrl')}#${route}`);
  return { page, context, faults };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DatabaseStore, openLevelStore } from '@playhouse/server';
import type { Browser, BrowserContext, Page } from 'playwright';
import { root } from '../root.ts';
import { prepareContext } from './browser.ts';

/** `playhouse serve` in a process of its own, which keeps its address and its data when it is started again. */
export class SyncServer {
  url = '';
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'playhouse-sync-'));
  private readonly dist: string;
  private child: ChildProcess | undefined;

  constructor(dist: string) {
    this.dist = dist;
  }

  async start(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const args = ['serve', '--json', '--port', port, '--data', path.join(this.folder, 'data')];
    const env = { ...process.env, PLAYHOUSE_EDITOR_DIST: this.dist };
    const child = spawn(process.execPath, [path.join(root, 'cli/bin/playhouse.js'), ...args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    this.url = (JSON.parse(line.toString()) as { address: string }).address;
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Changes what is stored while no server uses it. */
  async change(work: (store: DatabaseStore) => Promise<void>): Promise<void> {
    const store = await openLevelStore({ folder: path.join(this.folder, 'data/databases') });
    try {
      await work(store);
    } finally {
      await store.close();
    }
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}

interface SceneHere {
  id: string;
  layers: { id: string; actors: { id: string; attributes: object }[] }[];
}

interface EditHere {
  kind: string;
  data: unknown;
}

/** What the tests use of an open project. */
interface OpenedHere {
  session: {
    getState(): {
      project: { object: { attributes: object }; scenes: Map<string, SceneHere>; tables: Map<string, object> };
    };
    dispatch(edit: EditHere | readonly EditHere[]): { ok: boolean };
    undo(): unknown;
  };
}

declare global {
  var synced: OpenedHere | undefined;
}

/** A browser of somebody who is signed in. */
export class SyncedDevice {
  page: Page;
  readonly context: BrowserContext;
  readonly faults: string[] = [];
  private readonly url: string;

  private constructor(page: Page, url: string) {
    this.page = page;
    this.context = page.context();
    this.url = url;
    this.watch();
  }

  private watch(): void {
    this.page.on('pageerror', (error) => this.faults.push(error.message));
  }

  static async open(browser: Browser, url: string, username: string): Promise<SyncedDevice> {
    const viewport = { width: 1366, height: 768 };
    const context = await browser.newContext({ viewport, serviceWorkers: 'block', reducedMotion: 'reduce' });
    await prepareContext(context);
    await context.addInitScript(() => {
      if (window === window.top) localStorage.setItem('playhouse-samples', 'installed');
      globalThis.playhouseTestOptions = {
        onOpen: (project) => {
          globalThis.synced = project as unknown as OpenedHere;
        },
      };
    });
    const device = new SyncedDevice(await context.newPage(), url);
    await device.signIn(username);
    await device.page.goto(`${url}#/projects`);
    return device;
  }

  /** Makes the account, or signs in where there is one. */
  async signIn(username: string): Promise<void> {
    const options = { data: { username, password: 'correct horse' }, headers: { origin: this.url.slice(0, -1) } };
    const made = await this.context.request.post(`${this.url}auth/account`, options);
    if (!made.ok()) await this.context.request.post(`${this.url}auth/session/login`, options);
  }

  /** Makes a project that is in the cloud, and opens it. */
  async makeProject(): Promise<void> {
    const { page, url } = this;
    await page.goto(`${url}#/templates`);
    await page.getByRole('button', { name: /New project/ }).click();
    await page.waitForFunction(() => globalThis.synced !== undefined);
    await page.goto(`${url}#/projects`);
    // The page asks who is signed in after it is shown.
    await page.getByRole('button', { name: /^Sign out/ }).waitFor();
    await page.getByRole('button', { name: /^More actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Turn on cloud sync' }).click();
    await page.getByText('On this computer and in the cloud').waitFor();
    await this.openListed();
  }

  /** Ends the tab and opens its page in another one. */
  async reopen(way: 'close' | 'crash'): Promise<void> {
    const address = this.page.url();
    if (way === 'crash') {
      const session = await this.context.newCDPSession(this.page);
      await Promise.race([session.send('Page.crash').catch(() => undefined), this.page.waitForEvent('crash')]);
    }
    await this.page.close();
    this.page = await this.context.newPage();
    this.watch();
    await this.page.goto(address);
    await this.page.waitForFunction(() => globalThis.synced !== undefined);
  }

  /** Who is signed in. */
  userId(): Promise<string> {
    return this.page.evaluate(async () => (await (await fetch('auth/session/check.json')).json()).user.id);
  }

  /** Opens the only project, from the list of projects. */
  async openListed(): Promise<void> {
    await this.page.evaluate(() => {
      globalThis.synced = undefined;
    });
    await this.page.getByRole('button', { name: 'Open', exact: true }).click();
    await this.page.waitForFunction(() => globalThis.synced !== undefined);
  }

  /** The first project of the account on the server. */
  firstProject(): Promise<{ id: string; uuid: string }> {
    return this.page.evaluate(async () => {
      const { user } = await (await fetch('auth/session/check.json')).json();
      const library = await (await fetch(`db/creator2_${user.id}_ini/project_library`)).json();
      return library.projects[0];
    });
  }

  async call(method: 'DELETE' | 'POST', address: string): Promise<number> {
    const headers = { origin: this.url.slice(0, -1) };
    const answer = await this.context.request.fetch(this.url + address, { method, headers });
    return answer.status();
  }

  /** What the top bar says about the project. */
  note(text: string | RegExp): Promise<void> {
    return this.page.locator('[data-kind]').filter({ hasText: text }).first().waitFor();
  }

  /** The values of the attributes of the game whose ids are given; undefined for missing ones. */
  values(...ids: readonly string[]): Promise<unknown[]> {
    return this.page.evaluate((wanted) => {
      const attributes = globalThis.synced?.session.getState().project.object.attributes ?? {};
      return wanted.map((id) => (Reflect.get(attributes, id) as { $?: unknown } | undefined)?.$);
    }, ids);
  }

  countTables(): Promise<number> {
    return this.page.evaluate(() => globalThis.synced?.session.getState().project.tables.size ?? 0);
  }

  /** Sets an attribute of the game, in an undo step. */
  set(id: string, value: number): Promise<void> {
    return this.apply({ op: 'set', path: ['object', 'attributes', id], value: { '@': 'real', $: value, name: id } });
  }

  /** The values in an actor of the first scene; undefined while there is no such actor. */
  actor(id: string): Promise<unknown> {
    return this.page.evaluate((wanted) => {
      const [scene] = globalThis.synced?.session.getState().project.scenes.values() ?? [];
      const found = scene?.layers.flatMap(({ actors }) => actors).find((actor) => actor.id === wanted);
      return found?.attributes;
    }, id);
  }

  /** Adds an actor to the first layer of the first scene; returns its path in the project. */
  async addActor(id: string): Promise<readonly unknown[]> {
    const layer = await this.page.evaluate(() => {
      const [scene] = globalThis.synced?.session.getState().project.scenes.values() ?? [];
      return ['scenes', scene?.id, 'layers', { id: scene?.layers[0]?.id }, 'actors'];
    });
    const value = { id, prototype: 'id500', attributes: { position: { x: 0, y: 0 } } };
    await this.apply({ op: 'insert', path: layer, index: 0, value });
    return [...layer, { id }];
  }

  apply(...data: readonly object[]): Promise<void> {
    return this.dispatch({ kind: 'ops.apply', data });
  }

  /** Edits the open project, in an undo step. */
  async dispatch(given: EditHere | readonly EditHere[]): Promise<void> {
    const isDone = await this.page.evaluate((edit) => globalThis.synced?.session.dispatch(edit).ok, given);
    if (!isDone) throw new Error('the edit is refused');
  }
}

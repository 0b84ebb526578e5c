import {
  createCountingIds,
  createProject,
  createProjectSession,
  createPrototype,
  documentsOf,
  type Op,
  type ProjectSession,
} from '@playhouse/core';
import { createMemoryJournal } from '../../packages/sync/src/journal/journal.ts';
import type { CloudPlace } from '../../packages/sync/src/pouch/cloudSides.ts';
import {
  type CloudState,
  type CloudSync,
  type CloudSyncHelps,
  openCloudSync,
} from '../../packages/sync/src/pouch/cloudSync.ts';
import { copyProject } from '../../packages/sync/src/pouch/copyProject.ts';
import { openPouchStore } from '../../packages/sync/src/pouch/openPouchStore.ts';
import type { Patience } from '../../packages/sync/src/pouch/patientFetch.ts';
import { openRecovered, type RecoveredProject } from '../../packages/sync/src/save/openRecovered.ts';
import type { SaverTimers } from '../../packages/sync/src/save/projectSaver.ts';
import type { ProjectStore } from '../../packages/sync/src/store/projectStore.ts';
import { MemoryPouch } from '../../packages/sync/src/test/memoryPouch.ts';

export interface DeviceOptions {
  /** Tells the databases of devices apart. */
  readonly name: string;
  /** Address of the server, or of what is in front of it. */
  readonly url: string;
  /** Says who asks. */
  cookie(): string;
  /** Of the project. */
  readonly uuid: string;
  readonly patience: Patience;
  /** Stands between the device and its connection. */
  readonly intercept?: (address: string, answer: Response) => Promise<Response>;
}

const timers: SaverTimers = {
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

interface Opened {
  readonly session: ProjectSession;
  readonly project: RecoveredProject;
  readonly sync: CloudSync;
}

/** A browser as far as its data goes: store, journal, saver, open project and sync are those of the editor. */
export class CloudDevice {
  readonly reports: string[] = [];
  /** What people were told. */
  readonly said: string[] = [];
  readonly files = new Map<string, Uint8Array>();
  readonly store: ProjectStore;
  /** Of the project on the server. */
  project = '';
  readonly uuid: string;
  private readonly options: DeviceOptions;
  private readonly journal = createMemoryJournal();
  private opened: Opened | undefined;

  constructor(options: DeviceOptions) {
    this.options = options;
    this.uuid = options.uuid;
    const report = (text: string) => void this.reports.push(text);
    const now = () => new Date().toISOString();
    this.store = openPouchStore(this.pouch, { uuid: () => options.uuid, now, report });
  }

  get isOpen(): boolean {
    return this.opened !== undefined;
  }

  get session(): ProjectSession {
    if (!this.opened) throw new Error('The project is not open.');
    return this.opened.session;
  }

  get state(): CloudState {
    return this.opened?.sync.getState() ?? { phase: 'off', waiting: undefined, refused: [], asked: [], unread: [] };
  }

  private get pouch() {
    return { PouchDB: MemoryPouch, adapter: 'memory', prefix: `${this.options.name}-` } as const;
  }

  private place(): CloudPlace {
    const { url, uuid, patience, intercept } = this.options;
    return {
      pouch: this.pouch,
      id: uuid,
      address: `${url}/db/project_${this.project}`,
      pack: `${url}/creator/project/${this.project}/pack`,
      patience,
      fetch: async (address, { method, headers, body, signal }) => {
        const answer = await fetch(address, {
          ...(method !== undefined && { method }),
          headers: { ...Object.fromEntries(headers as Headers), ...this.identity() },
          ...(body && { body }),
          ...(signal && { signal }),
        });
        return intercept ? intercept(address, answer) : answer;
      },
    };
  }

  private helps(): CloudSyncHelps {
    const project = `/creator/project/${this.project}`;
    return {
      keepLost: async (document, revisions) =>
        void (await this.call('POST', `${project}/versions/lost`, { document, revisions })),
      merge: async (documents) => (await this.call('POST', `${project}/merge`, { documents })).merged as string[],
    };
  }

  private identity() {
    return { cookie: this.options.cookie(), origin: this.options.url };
  }

  /** A call beside the databases. Rejects when it is refused. */
  async call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await fetch(this.options.url + path, {
      method,
      headers: { ...this.identity(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.options.patience.silence),
    });
    const value = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${value.reason}`);
    return value;
  }

  /** Makes the project here. */
  async create(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const base = createProject({ title: 'Start' });
    const actors = new Map(['id5', 'id6', 'id7'].map((id) => [id, createPrototype(id, `Pip ${id}`)]));
    const made = await this.store.create({ title: 'Start', contents: { project: { ...base, actors }, files } });
    if (!made.ok) throw new Error(made.fault.message);
  }

  /** Makes the side of the project on the server, and sends it there. */
  async turnOn(): Promise<void> {
    const { id } = await this.call('PUT', `/creator/project/${this.options.uuid}`, { name: 'Start' });
    this.project = String(id);
    await this.copy();
  }

  /** Brings the project here. */
  async download(project: string): Promise<void> {
    this.project = project;
    const adopted = await this.store.adopt({ id: this.options.uuid, title: 'Start' }, () => this.copy());
    if (!adopted.ok) throw new Error(adopted.fault.message);
  }

  private async copy(): Promise<void> {
    await copyProject(this.place(), (error) => this.reports.push(String(error)));
  }

  async open(): Promise<void> {
    const report = (text: string) => void this.reports.push(text);
    const newHolder = () => crypto.randomUUID();
    const opened = await openRecovered(
      { store: this.store, journal: this.journal, timers, newHolder, report },
      this.options.uuid,
    );
    if (!opened.ok) throw new Error(opened.fault.message);
    const { project, history, saver, files } = opened.value;
    for (const [path, bytes] of files) this.files.set(path, bytes);
    const session = createProjectSession({ project, history, ids: createCountingIds([]), clock: () => Date.now() });
    session.subscribe((state) => saver.record(state.project, state.history));
    const sync = await openCloudSync({
      ...this.place(),
      saver,
      timers,
      stops: [],
      random: () => Math.random(),
      replace: (documents) => session.replace('remote', documents),
      replaceFile: (path, bytes) => void (bytes ? this.files.set(path, bytes) : this.files.delete(path)),
      keepCopy: async () => void this.said.push('kept'),
      isSignedIn: () => this.isSignedIn(),
      show: ({ text }) => void this.said.push(text),
      redirect: () => void this.said.push('redirected'),
      onMerged: () => undefined,
      helps: this.helps(),
      report: (error) => report(String(error)),
    });
    this.opened = { session, project: opened.value, sync };
  }

  /** While the server cannot be reached, whoever was signed in still is. */
  private async isSignedIn(): Promise<boolean> {
    const { status } = await this.call('GET', '/auth/session/check.json').catch(() => ({ status: 'success' }));
    return status === 'success';
  }

  tell(event: Parameters<CloudSync['tell']>[0]): void {
    this.opened?.sync.tell(event);
  }

  async close(): Promise<void> {
    const { opened } = this;
    this.opened = undefined;
    await opened?.sync.close();
    await opened?.project.saver.close();
  }

  async save(): Promise<void> {
    await this.opened?.project.saver.flush();
  }

  edit(...data: readonly Op[]): void {
    const done = this.session.dispatch({ kind: 'ops.apply', data });
    if (!done.ok) throw new Error(done.issues[0]?.message);
  }

  /** Sets an attribute of the game. */
  set(key: string, value: string): void {
    this.edit({ op: 'set', path: ['object', 'attributes', key], value: { '@': 'text', $: value, name: key } });
  }

  get(key: string): unknown {
    const { attributes } = this.session.getState().project.object;
    return (Reflect.get(attributes, key) as { $?: unknown } | undefined)?.$;
  }

  async addFile(path: string, bytes: Uint8Array): Promise<void> {
    const put = await this.store.putAsset(this.options.uuid, path, bytes, this.opened?.project.saver.hold);
    if (!put.ok) throw new Error(put.fault.message);
    this.files.set(path, bytes);
  }

  /** The whole project, files included. */
  text(): string {
    const documents = [...documentsOf(this.session.getState().project)].sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    const files = [...this.files].sort(([one], [other]) => (one < other ? -1 : 1));
    return JSON.stringify([documents, files.map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])]);
  }
}

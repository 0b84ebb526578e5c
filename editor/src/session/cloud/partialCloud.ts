import { completed } from '@playhouse/sync';
import type { FirstCopy, FirstCopyState, RemoteChanges } from '@playhouse/sync/cloud';
import { t } from '../../i18n/t.ts';
import { arrivedText } from './arrivedText.ts';
import type { CloudNote } from './cloudNote.ts';
import { startFirstCopy } from './firstCopies.ts';
import { followProjectCloud, type ProjectCloud, type ProjectCloudOptions } from './projectCloud.ts';

export interface PartialCloudOptions extends ProjectCloudOptions {
  /** Everything has arrived in the open project. */
  readonly onWhole: () => Promise<void>;
}

/** Before the copy has said anything. */
const beginning: FirstCopyState = { phase: 'copying', arrived: 0, total: undefined, missing: 0 };

/**
 * The cloud of an open project of which only some has arrived: brings the rest into it, and syncs it from then on. Nothing
 * is sent, merged or repaired before. Docs: docs/decisions/0080-first-copies.md.
 */
export class PartialCloud implements ProjectCloud {
  readonly project: string | undefined;
  private readonly options: PartialCloudOptions;
  private readonly listeners = new Set<() => void>();
  private copy: FirstCopy | undefined;
  private stopCopy: () => void = () => undefined;
  private changes: RemoteChanges | undefined;
  /** Once it is whole. */
  private whole: ProjectCloud | undefined;
  private isClosed = false;
  private note: CloudNote | undefined = noteOfCopy(beginning);

  constructor(options: PartialCloudOptions) {
    this.options = options;
    this.project = options.entry.cloud?.project;
    this.start().catch((error: unknown) => options.services.report(String(error)));
  }

  get = (): CloudNote | undefined => (this.whole ? this.whole.get() : this.note);

  readonly firstCopy = {
    get: (): FirstCopyState | undefined => (this.whole ? undefined : (this.copy?.getState() ?? beginning)),
    takeAsItIs: (): void => this.copy?.takeAsItIs(),
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  confirmDeletions = async (): Promise<void> => this.whole?.confirmDeletions();

  sent = async (): Promise<boolean> => (this.whole ? this.whole.sent() : false);

  /** The copy goes on without the page of the project. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stopCopy();
    this.changes?.stop();
    await this.whole?.close();
  }

  private async start(): Promise<void> {
    const { entry, services, session, saver, assets } = this.options;
    if (!entry.cloud) return;
    const { openBrowserChanges } = await import('@playhouse/sync/cloud');
    const changes = openBrowserChanges(entry.id, {
      saver,
      timers: services.timers,
      replace: (documents) => session.replace('remote', documents),
      replaceFile: (path, bytes) => assets.receive(path, bytes),
      report: (error) => services.report(String(error)),
    });
    this.changes = changes;
    const copy = await startFirstCopy(services, { id: entry.id, cloud: entry.cloud });
    if (this.isClosed) return;
    this.copy = copy;
    // Whoever opens it wants the rest.
    copy.retry();
    this.stopCopy = copy.subscribe(this.publish);
    this.publish();
    await changes.start();
    if (this.isClosed) return changes.stop();
    const catchUp = () => changes.catchUp((path) => assets.get(path) !== undefined);
    // Some of it was stored since the project was read.
    await catchUp();
    if (!(await copy.whenDone())) return;
    // What another tab stored, too.
    await catchUp();
    changes.stop();
    this.stopCopy();
    if (!this.isClosed) await this.follow();
  }

  private async follow(): Promise<void> {
    const { entry, onWhole } = this.options;
    await onWhole();
    if (this.isClosed || !entry.cloud) return;
    this.whole = followProjectCloud({ ...this.options, entry: { ...entry, cloud: completed(entry.cloud) } });
    this.whole.subscribe(this.publish);
    this.publish();
  }

  private readonly publish = (): void => {
    this.note = this.copy && noteOfCopy(this.copy.getState());
    for (const listener of this.listeners) listener();
  };
}

function noteOfCopy(state: FirstCopyState): CloudNote {
  const kinds = {
    copying: 'syncing',
    done: 'syncing',
    short: 'syncing',
    waiting: 'offline',
    refused: 'refused',
  } as const;
  const text =
    state.phase === 'copying' || state.phase === 'done' ? arrivedText(state) : t('Not completely downloaded');
  return { kind: kinds[state.phase], text, reasons: [] };
}

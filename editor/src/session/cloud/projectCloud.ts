import type { ProjectSession } from '@playhouse/core';
import type { CloudSide, LibraryEntry, ProjectSaver } from '@playhouse/sync';
import type { CloudSync, EngineText, FirstCopyState, MergeNote } from '@playhouse/sync/cloud';
import { showToast } from '../../components/toasts.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { useVersionsView } from '../../ui-state/versionsView.ts';
import type { ProjectAssets } from '../projectAssets.ts';
import type { Services } from '../services.ts';
import { type AccountUser, currentUser, useAccount } from './account.ts';
import { type CloudNote, noteOf, useCloudTrouble } from './cloudNote.ts';
import { forgetConflicts, lookForConflicts, useConflicts } from './conflicts.ts';
import { call, databaseAddress, providerName, readCloudLibrary, Unreachable } from './serverCalls.ts';
import { helpsOf, listServerVersions } from './versionCalls.ts';
import { lookForLost } from './watchLost.ts';

/** The sync of an open project, as its page sees it. */
export interface ProjectCloud {
  /** Id of the project on the server; undefined for one that is on this computer only. */
  readonly project: string | undefined;
  get(): CloudNote | undefined;
  subscribe(listener: () => void): () => void;
  /** The first copy of a project that was opened before that was complete. */
  readonly firstCopy?: {
    /** How far it has come; undefined once everything is here. Nothing can be changed before. */
    get(): FirstCopyState | undefined;
    /** Takes the project without what the server does not have either. */
    takeAsItIs(): void;
  };
  /** Deletes on the server what it asks about. Rejects with a `Refusal`, or with `Unreachable`. */
  confirmDeletions(): Promise<void>;
  /** Saves, and says whether the server has everything then. Rejects when it cannot be asked. */
  sent(): Promise<boolean>;
  /** Saves what is not saved, and stops. */
  close(): Promise<void>;
}

export interface ProjectCloudOptions {
  readonly services: Pick<Services, 'store' | 'timers' | 'report'>;
  readonly entry: LibraryEntry;
  readonly session: ProjectSession;
  readonly saver: ProjectSaver;
  readonly assets: ProjectAssets;
}

/** A project that is on this computer only. */
const noCloud: ProjectCloud = {
  project: undefined,
  get: () => undefined,
  subscribe: () => () => undefined,
  confirmDeletions: async () => undefined,
  sent: async () => false,
  close: async () => undefined,
};

/** Syncs an open project whenever the person whose project it is on the server is signed in. */
export function followProjectCloud(options: ProjectCloudOptions): ProjectCloud {
  const { cloud } = options.entry;
  return cloud?.isOn ? new Following(options, cloud) : noCloud;
}

class Following implements ProjectCloud {
  readonly project: string;
  private readonly options: ProjectCloudOptions;
  private cloud: CloudSide;
  private readonly listeners = new Set<() => void>();
  private readonly ends: (() => void)[] = [];
  private sync: CloudSync | undefined;
  private starting: Promise<void> | undefined;
  private note: CloudNote | undefined;
  private isClosed = false;
  /** What happened since the project was last synced; it counts as away until the first time. */
  private since = { isAway: true, hasMerged: false };

  constructor(options: ProjectCloudOptions, cloud: CloudSide) {
    this.options = options;
    this.cloud = cloud;
    this.project = cloud.project;
    this.ends.push(useAccount.subscribe(() => this.follow()));
    const retry = () => {
      if (document.visibilityState !== 'visible') return;
      if (this.sync) this.sync.tell({ type: 'online' });
      else this.follow();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    this.ends.push(() => window.removeEventListener('online', retry));
    this.ends.push(() => document.removeEventListener('visibilitychange', retry));
    this.look();
    this.follow();
  }

  get = (): CloudNote | undefined => this.note;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  confirmDeletions = async (): Promise<void> => {
    const documents = this.note?.deletions?.length;
    if (documents === undefined) return;
    await call('POST', `creator/project/${this.project}/confirm-deletions`, { documents });
    this.sync?.tell({ type: 'confirmed' });
  };

  sent = async (): Promise<boolean> => {
    const { fault } = await this.options.saver.flush();
    if (fault || !this.sync) return false;
    return this.sync.sent().catch((error: unknown) => {
      // The database gives its failures a status, but not those of the network.
      throw typeof Reflect.get(Object(error), 'status') === 'number' ? error : new Unreachable(String(error));
    });
  };

  async close(): Promise<void> {
    this.isClosed = true;
    forgetConflicts();
    for (const end of this.ends) end();
    await this.starting;
    await this.sync?.close();
  }

  private follow(): void {
    const isMine = currentUser()?.id === this.cloud.user;
    if (this.sync) this.sync.tell({ type: 'sessionChecked', isSignedIn: isMine });
    else if (isMine) this.starting ??= this.start(this.cloud.user).catch(this.failed);
  }

  private async start(user: AccountUser['id']): Promise<void> {
    if (this.cloud.isKept && !(await this.isListed(user))) return;
    const { openBrowserSync } = await import('@playhouse/sync/cloud');
    if (this.isClosed) return;
    const { entry, saver, assets, services } = this.options;
    this.sync = await openBrowserSync({
      id: entry.id,
      address: databaseAddress(this.cloud.project),
      saver,
      timers: services.timers,
      stops: currentUser()?.id === user ? [] : ['signedOut'],
      replace: (documents) => this.replace(documents),
      replaceFile: (path, bytes) => assets.receive(path, bytes),
      keepCopy: () => this.noteCloud({ ...this.cloud, isKept: true }),
      isSignedIn: async () => (await import('./followAccount.ts')).isSignedIn(),
      show: (text) => void showTrouble(text),
      redirect: () => leave(entry.id),
      onMerged: (note) => {
        if (tellMerged(entry.id, note)) this.since.hasMerged = true;
        this.look();
      },
      helps: helpsOf(this.cloud.project),
      report: (error) => services.report(String(error)),
    });
    this.sync.subscribe(this.publish);
    this.publish();
    // Signed out while it started.
    this.follow();
  }

  private replace(documents: Parameters<ProjectSession['replace']>[1]): void {
    const { session, services, entry } = this.options;
    session.replace('remote', documents);
    // Saving notes the title, too.
    const { title } = session.getState().project.object;
    if (documents.has('object.json')) void services.store.note(entry.id, { title });
  }

  /** Whether the person has the project again: restored, or shared once more. */
  private async isListed(user: string): Promise<boolean> {
    const listed = await readCloudLibrary(user);
    if (!listed.some(({ id }) => id === this.cloud.project)) return false;
    const { isKept: _, ...cloud } = this.cloud;
    await this.noteCloud(cloud);
    return true;
  }

  private async noteCloud(cloud: CloudSide): Promise<void> {
    this.cloud = cloud;
    const { services, entry } = this.options;
    const noted = await services.store.note(entry.id, { cloud });
    if (!noted.ok) services.report(noted.fault.message);
  }

  private readonly failed = (error: unknown): void => {
    this.options.services.report(String(error));
    this.starting = undefined;
  };

  /** Where versions met is looked at whenever that may be over. */
  private look(): void {
    const { entry, saver, services } = this.options;
    const report = (error: unknown) => services.report(String(error));
    lookForConflicts(entry.id, saver.revisionOf, () => this.isClosed).catch(report);
  }

  /** Everything is on both sides: others may have merged meanwhile what this computer had. */
  private meetServer(): void {
    const { isAway, hasMerged } = this.since;
    this.since = { isAway: false, hasMerged: false };
    if (isAway || hasMerged) {
      // The server lists what this computer merged, too.
      const tell = hasMerged ? () => {} : () => tellLost(this.options.entry.id);
      const seen = {
        get: () => this.cloud.lostSeen,
        set: (lostSeen: string) => {
          void this.noteCloud({ ...this.cloud, lostSeen });
        },
      };
      const report = (error: unknown) => this.options.services.report(String(error));
      lookForLost({ list: () => listServerVersions(this.project), seen, tell }).catch(report);
    }
    if (isAway || useConflicts.getState().unmerged.length > 0) this.look();
  }

  private readonly publish = (): void => {
    this.note = this.sync && noteOf(this.sync.getState());
    const kind = this.note?.kind;
    if (kind === 'offline' || kind === 'paused') this.since.isAway = true;
    if (kind === 'synced') this.meetServer();
    for (const listener of this.listeners) listener();
  };
}

function leave(id: string): void {
  if (location.hash.startsWith(`#/game/${id}`)) location.hash = '#/projects';
}

async function showTrouble(said: EngineText): Promise<void> {
  const { fillText, liveSyncFailed, noLongerAccessible } = await import('@playhouse/sync/cloud');
  const provider = await providerName();
  const translated = new Map([
    [
      noLongerAccessible,
      t(
        'This project is no longer accessible to you. It may have been deleted or the owner has revoked access to the project.',
      ),
    ],
    [liveSyncFailed, t('Error during live sync. Try again later or conctact {provider} support.', { provider })],
  ]);
  useCloudTrouble.setState({ trouble: { text: translated.get(said) ?? fillText(said, { provider }) } });
}

/** False when the merge replaced nothing. */
function tellMerged(id: string, { conflicts }: MergeNote): boolean {
  const [first] = conflicts;
  if (!first) return false;
  const text = t('Two versions met. {count, plural, one {One change was} other {# changes were}} replaced: {words}', {
    count: conflicts.length,
    words: said(first.words),
  });
  showToast(text, { label: t('Show'), onAction: () => useVersionsView.getState().show(id) });
  return true;
}

function tellLost(id: string): void {
  const onAction = () => useVersionsView.getState().show(id);
  showToast(t('Two versions met. What was replaced is kept.'), { label: t('Show'), onAction });
}

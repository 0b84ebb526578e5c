import type { CloudSide, ProjectStore } from '@playhouse/sync';
import type { FirstCopy, LeftOut } from '@playhouse/sync/cloud';
import type { Services } from '../services.ts';
import { currentUser, useAccount } from './account.ts';
import { databaseAddress, packAddress } from './serverCalls.ts';

/** A project of this computer that is copied from the server. */
export interface CopiedProject {
  readonly id: string;
  readonly cloud: CloudSide;
}

type CopyServices = Pick<Services, 'store' | 'timers' | 'report'>;

/** The first copies that run in this tab, by project. They go on when the project is closed. */
const running = new Map<string, Promise<FirstCopy>>();

/**
 * Starts the first copy of a project, or returns the one that runs. The project is listed from the moment that `listed`
 * resolves; until then, nothing is noted about it.
 */
export function startFirstCopy(
  services: CopyServices,
  project: CopiedProject,
  listed: Promise<unknown> = Promise.resolve(),
): Promise<FirstCopy> {
  const known = running.get(project.id);
  if (known) return known;
  const started = start(services, project, listed);
  running.set(project.id, started);
  started.catch(() => running.delete(project.id));
  return started;
}

/** Ends the first copy of a project that is going to be deleted, if this tab has one. */
export async function endFirstCopy(id: string): Promise<void> {
  await (await running.get(id)?.catch(() => undefined))?.end();
}

/** A store that ends the first copy of a project before it deletes it. */
export function endingCopies(store: ProjectStore): ProjectStore {
  return {
    ...store,
    async destroy(id) {
      await endFirstCopy(id);
      return store.destroy(id);
    },
  };
}

async function start(
  { store, timers, report }: CopyServices,
  { id, cloud }: CopiedProject,
  listed: Promise<unknown>,
): Promise<FirstCopy> {
  const { CopyError, copyBrowserProject, FirstCopy } = await import('@playhouse/sync/cloud');
  const place = { id, address: databaseAddress(cloud.project), pack: packAddress(cloud.project) };
  const { firstCopies } = store;
  const tell = (error: unknown) => report(String(error));
  let leftOut: LeftOut = { refused: [], unread: [] };
  const copy = new FirstCopy({
    async copy(watch) {
      leftOut = await oneTabAtATime(id, watch.signal, () => copyBrowserProject(place, tell, watch));
      return new Set(leftOut.unread.map(({ id: document }) => document));
    },
    isAllowed: () => currentUser()?.id === cloud.user,
    isRefusal: (error) => error instanceof CopyError && error.kind === 'access',
    isShowable: async () => contentOf(await firstCopies.isShowable(id)),
    missing: async () => contentOf(await firstCopies.missing(id)),
    async complete() {
      await listed;
      contentOf(await firstCopies.complete(id));
    },
    timers,
    random: () => Math.random(),
    report: tell,
  });
  const stopWatching = retryWhenPossible(copy);
  void listed.then(
    () => endWithProject(store, id, copy),
    () => undefined,
  );
  void copy.whenDone().then(async (isDone) => {
    running.delete(id);
    stopWatching();
    // The first page starts without toasts.
    if (isDone) (await import('./tellLeftOut.ts')).tellLeftOut(leftOut);
  });
  return copy;
}

/** Two tabs that copy the same project would do everything twice. */
function oneTabAtATime<Value>(id: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(`playhouse-copy-${id}`, { signal }, work) : work();
}

function retryWhenPossible(copy: FirstCopy): () => void {
  const retry = () => (document.visibilityState === 'visible' ? copy.retry() : undefined);
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  const stop = useAccount.subscribe(() => copy.retry());
  return () => {
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', retry);
    stop();
  };
}

/** Another tab may delete the project, or put it into the trash. */
function endWithProject(store: ProjectStore, id: string, copy: FirstCopy): void {
  const look = async () => {
    const list = await store.list();
    const isHere = !list.ok || list.value.some((entry) => entry.id === id && entry.deletedAt === undefined);
    if (!isHere) await copy.end();
  };
  const stop = store.watch(() => void look());
  void copy.whenDone().then(stop);
}

function contentOf<Value>(
  outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: { message: string } },
): Value {
  if (!outcome.ok) throw new Error(outcome.fault.message);
  return outcome.value;
}

import type { JournalPort, ProjectStore, SaverTimers } from '@playhouse/sync';
import { endingCopies } from './cloud/firstCopies.ts';
import { rememberProjects } from './knownProjects.ts';
import { packInWorker } from './packInWorker.ts';
import type { OpenProject } from './SessionContext.ts';
import { canStore, storageDenied } from './storageAccess.ts';

/** The editor's external dependencies, chosen once at startup. */
export interface Services {
  readonly store: ProjectStore;
  readonly journal: JournalPort;
  readonly timers: SaverTimers;
  /** An id that is unique for each opening of a project. */
  readonly newHolder: () => string;
  /** Receives errors that are only logged. */
  readonly report: (text: string) => void;
}

/** Tests may disable the journal, to prove its effect, and make edits without the pointer. */
interface TestOptions {
  readonly journal?: 'off';
  /** Receives each opened project. */
  readonly onOpen?: (project: OpenProject) => void;
}

declare global {
  var playhouseTestOptions: TestOptions | undefined;
}

let services: Promise<Services> | undefined;

/** The services of this tab. The store is a large library, so it is loaded on first use. */
export function getServices(): Promise<Services> {
  services ??= createServices().catch((error: unknown) => {
    services = undefined;
    throw error;
  });
  return services;
}

async function createServices(): Promise<Services> {
  const [{ createStorageJournal, noJournal }, { openBrowserStore }, isAllowed] = await Promise.all([
    import('@playhouse/sync'),
    import('@playhouse/sync/pouch'),
    canStore(() => ({ localStorage, indexedDB })),
  ]);
  if (!isAllowed) throw storageDenied();
  const report = (text: string) => console.info(text);
  const now = () => new Date().toISOString();
  return {
    store: endingCopies(
      rememberProjects(openBrowserStore({ uuid: newUuid, now, report, exclusively, pack: packInWorker }), localStorage),
    ),
    journal: globalThis.playhouseTestOptions?.journal === 'off' ? noJournal : createStorageJournal(localStorage),
    timers: {
      now: () => performance.now(),
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    newHolder: newUuid,
    report,
  };
}

/** Web Locks need a secure context; without them, the store only detects afterward that two tabs wrote. */
function exclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(`playhouse-write-${name}`, work) : work();
}

/** `crypto.randomUUID` exists only in secure contexts. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A random number from 0 to 1, good enough for ids that must never collide. */
export function secureRandom(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}

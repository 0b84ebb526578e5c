import type { JournalPort, ProjectStore, SaverTimers } from '@playhouse/sync';
import { rememberProjects } from './knownProjects.ts';
import type { OpenProject } from './SessionContext.ts';

/** What the editor has of the world: chosen once, when it starts. */
export interface Services {
  readonly store: ProjectStore;
  readonly journal: JournalPort;
  readonly timers: SaverTimers;
  /** A name that no other opening of a project has. */
  readonly newHolder: () => string;
  /** Told of what the specification wants logged only. */
  readonly report: (text: string) => void;
}

/** Tests may take the journal away, to show what it is worth, and edit without the pointer. */
interface TestOptions {
  readonly journal?: 'off';
  /** Gets each project that is opened. */
  readonly onOpen?: (project: OpenProject) => void;
}

declare global {
  var playhouseTestOptions: TestOptions | undefined;
}

let services: Promise<Services> | undefined;

/** The services of this tab. The store is a large library, so it is loaded when it is first wanted. */
export function getServices(): Promise<Services> {
  services ??= createServices().catch((error: unknown) => {
    services = undefined;
    throw error;
  });
  return services;
}

async function createServices(): Promise<Services> {
  const [{ createStorageJournal, noJournal }, { openBrowserStore }] = await Promise.all([
    import('@playhouse/sync'),
    import('@playhouse/sync/pouch'),
  ]);
  const report = (text: string) => console.info(text);
  const now = () => new Date().toISOString();
  return {
    store: rememberProjects(openBrowserStore({ uuid: newUuid, now, report, exclusively }), localStorage),
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

/** Over plain http from another computer there are no locks; the store then only sees afterwards that two tabs wrote. */
function exclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(`playhouse-write-${name}`, work) : work();
}

/** `crypto.randomUUID` exists only where the page came over TLS or from this computer. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A random number from 0 to 1, good enough for ids that must never meet. */
export function secureRandom(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}

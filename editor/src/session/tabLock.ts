/** How a tab holds a project: alone, so that two tabs never overwrite each other's work. */
export interface TabLock {
  release(): void;
}

export interface TabLockOptions {
  /** Brings the project here from the tab that has it. */
  readonly steal: boolean;
  /** Another tab asks for the project. Settles when this tab will write nothing more. */
  readonly onAsked: () => Promise<void>;
  /** Another tab took the project, because this one did not answer. */
  readonly onLost: () => void;
}

/** How long a tab that is asked for a project may take to save, in milliseconds. */
const patience = 5000;

/** Takes hold of a project for this tab; undefined when another tab has it. */
export async function takeTabLock(id: string, options: TabLockOptions): Promise<TabLock | undefined> {
  // Over plain http from another computer there are no locks; two tabs then save over each other with a retry.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return { release: () => undefined };
  const name = `playhouse-${id}`;
  if (!options.steal) return requestLock(name, { ifAvailable: true }, options);
  const channel = new BroadcastChannel(name);
  channel.postMessage('give');
  channel.close();
  // A tab that saves while the project is taken from it could write over what is edited here: so it is waited for.
  const waiting = requestLock(name, { signal: AbortSignal.timeout(patience) }, options);
  return waiting.catch(() => requestLock(name, { steal: true }, options));
}

function requestLock(name: string, request: LockOptions, options: TabLockOptions): Promise<TabLock | undefined> {
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const held = navigator.locks.request(name, request, (lock) => {
      if (!lock) {
        resolve(undefined);
        return;
      }
      isHeld = true;
      return new Promise<void>((release) => resolve(heldLock(name, release, options)));
    });
    held.catch((error: unknown) => (isHeld ? options.onLost() : reject(error)));
  });
}

/** A held lock that is given free when its tab lets go or another tab asks. */
function heldLock(name: string, release: () => void, { onAsked }: TabLockOptions): TabLock {
  const channel = new BroadcastChannel(name);
  const giveFree = () => {
    channel.close();
    release();
  };
  channel.onmessage = () => void onAsked().finally(giveFree);
  return { release: giveFree };
}

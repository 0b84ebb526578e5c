/** Exclusive access of a tab to a project, so that two tabs never overwrite each other's work. */
export interface TabLock {
  release(): void;
}

export interface TabLockOptions {
  /** Takes the project over from the tab that has it. */
  readonly steal: boolean;
  /** Another tab asks for the project. Settles when this tab has stopped writing. */
  readonly onAsked: () => Promise<void>;
  /** Another tab took over the project, because this one did not answer. */
  readonly onLost: () => void;
}

/** Time limit for saving before a tab must release a project, in ms. */
const patience = 5000;

/** Acquires a project for this tab; undefined when another tab has it. */
export async function takeTabLock(id: string, options: TabLockOptions): Promise<TabLock | undefined> {
  // Web Locks need a secure context; without them, two tabs overwrite each other with retries.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return { release: () => undefined };
  const name = `playhouse-${id}`;
  if (!options.steal) return requestLock(name, { ifAvailable: true }, options);
  const channel = new BroadcastChannel(name);
  channel.postMessage('give');
  channel.close();
  // Wait for the other tab: if it is saving, it could overwrite edits made here.
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

/** A held lock that is released when its tab closes the project or another tab requests it. */
function heldLock(name: string, release: () => void, { onAsked }: TabLockOptions): TabLock {
  const channel = new BroadcastChannel(name);
  const giveFree = () => {
    channel.close();
    release();
  };
  channel.onmessage = () => void onAsked().finally(giveFree);
  return { release: giveFree };
}

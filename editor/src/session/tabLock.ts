/** How a tab holds a project: alone, so that two tabs never overwrite each other's work. */
export interface TabLock {
  release(): void;
}

export interface TabLockOptions {
  /** Takes the project away from the tab that has it. */
  readonly steal: boolean;
  /** Another tab took the project over. */
  readonly onLost: () => void;
}

/** Takes hold of a project for this tab; undefined when another tab has it. */
export function takeTabLock(id: string, { steal, onLost }: TabLockOptions): Promise<TabLock | undefined> {
  // Over plain http from another computer there are no locks; two tabs then save over each other with a retry.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    const held = locks.request(`playhouse-${id}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(undefined);
        return;
      }
      return new Promise<void>((release) => resolve({ release }));
    });
    held.catch(onLost);
  });
}

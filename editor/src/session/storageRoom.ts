/** Share of the browser's quota above which nothing large is added, so that edits can still be saved. */
const fullFrom = 0.95;

/** True when there is space for a project of this many bytes, or when the browser does not report it. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  try {
    const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate()) ?? {};
    return usage + bytes < quota * fullFrom;
  } catch {
    return true;
  }
}

/** Asks the browser not to delete projects when the disk gets full. It may refuse; nothing depends on it. */
export async function keepStorage(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist()) ?? false;
  } catch {
    // Without it, projects are as safe as other data in the browser.
    return false;
  }
}

/** Whether the browser has promised that; undefined where it does not say. */
export async function isStorageKept(): Promise<boolean | undefined> {
  try {
    return await navigator.storage?.persisted();
  } catch {
    return undefined;
  }
}

/** From this share of the browser's room on, nothing large is taken in, so that edits can still be kept. */
const fullFrom = 0.95;

/** True when this computer has room for a project of this many bytes. Browsers that do not say are believed to. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  try {
    const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate()) ?? {};
    return usage + bytes < quota * fullFrom;
  } catch {
    return true;
  }
}

/** Asks the browser not to throw projects away when the disk gets full. It may refuse, and nothing depends on it. */
export async function keepStorage(): Promise<void> {
  try {
    await navigator.storage?.persist();
  } catch {
    // Without it projects are as safe as the browser's other data.
  }
}

/** Waits between attempts to load a part of the editor, in ms; the last one repeats. */
const waits = [300, 1500, 4000];

export interface LoadPartPorts {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called once, after the second failed attempt. */
  readonly onTrouble: () => void;
}

/** Loads a part of the editor and retries until it succeeds, because the network may come back at any time. */
export async function loadPart<Part>(load: () => Promise<Part>, { wait, onTrouble }: LoadPartPorts): Promise<Part> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch {
      if (attempt === 1) onTrouble();
      await wait(waits[Math.min(attempt, waits.length - 1)] ?? 0);
    }
  }
}

/** Loads parts one after the other while the page is idle, so that they are available offline. */
export async function loadWhenIdle(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of parts) {
    await new Promise<void>((resolve) => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 2000);
    });
    await load().catch(() => undefined);
  }
}

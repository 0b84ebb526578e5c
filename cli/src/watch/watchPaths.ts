import fs from 'node:fs';
import path from 'node:path';

/** How long changes must pause before the work runs, in ms: saving touches many files in a row. */
const settleTime = 120;

export interface WatchSettings {
  readonly cwd: string;
  /** A file whose changes are ignored, such as one that the work writes. */
  readonly except?: string;
  /** Does the work; a change meanwhile causes another run. */
  readonly run: () => Promise<void>;
  /** Resolves when watching should end. */
  readonly until: Promise<void>;
  /** Another source of changes. It gets what to call at each, and returns how to end that. */
  readonly also?: (onChange: () => void) => () => void;
  /** How to wait; tests provide their own. */
  readonly settle?: (milliseconds: number) => Promise<void>;
}

/** Does some work, and again each time something below the paths has changed and settled. */
export async function watchPaths(paths: readonly string[], settings: WatchSettings): Promise<void> {
  const { cwd, except, run, until, also, settle = wait } = settings;
  let wake: () => void = () => undefined;
  let changes = 0;
  const onChange = (): void => {
    changes += 1;
    wake();
  };
  const watchers = paths.map((watched) => watchPath(path.resolve(cwd, watched), except, onChange));
  const endOther = also?.(onChange);
  let isOver = false;
  void until.then(() => {
    isOver = true;
    wake();
  });
  try {
    for (let seen = -1; !isOver; ) {
      if (seen === changes) await new Promise<void>((resolve) => (wake = resolve));
      else if (seen === -1) {
        seen = changes;
        await Promise.race([run(), until]);
      } else {
        seen = await settled();
        if (!isOver) await Promise.race([run(), until]);
      }
    }
  } finally {
    for (const watcher of watchers) watcher?.close();
    endOther?.();
  }

  async function settled(): Promise<number> {
    for (let before = -1; before !== changes && !isOver; ) {
      before = changes;
      await Promise.race([settle(settleTime), until]);
    }
    return changes;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Watches a folder, or a file. Saving replaces a file as a whole, so its folder is watched.
 * Missing paths are ignored.
 */
function watchPath(target: string, except: string | undefined, onChange: () => void): fs.FSWatcher | undefined {
  const status = fs.statSync(target, { throwIfNoEntry: false });
  if (!status) return undefined;
  const [folder, only] = status.isDirectory() ? [target, undefined] : [path.dirname(target), path.basename(target)];
  const watcher = fs.watch(folder, { recursive: only === undefined }, (_, name) => {
    const isExcepted = name !== null && path.join(folder, name) === except;
    if (!isExcepted && (only === undefined ? !isOwnWriting(name) : name === only)) onChange();
  });
  // A removed folder is a change; the next read reports what happened.
  return watcher.on('error', onChange);
}

/** Files of writing and syncing, and folders of version control systems. */
function isOwnWriting(name: string | null): boolean {
  return name !== null && /(^|[\\/])\.(git|playhouse|playhouse-write|playhouse-lock)([\\/]|$)/.test(name);
}

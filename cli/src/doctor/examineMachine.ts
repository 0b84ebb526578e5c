import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../chromium/findChromium.ts';
import { loadSharp } from '../thumbnails/loadSharp.ts';

/** One thing that the machine has or lacks. */
export interface Finding {
  readonly name: string;
  /** False when missing; `needed` tells whether anything works without it. */
  readonly isThere: boolean;
  readonly isNeeded: boolean;
  /** What was found, or what does not work without it and what to do. */
  readonly text: string;
}

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** Folder of the built editor, if it exists. */
  readonly editor: string | undefined;
}

/** Examines everything that any command needs. Starts programs only to ask for their version. */
export async function examineMachine({ env, isTerminal, editor }: Surroundings): Promise<Finding[]> {
  const chromium = await findChromium(env);
  const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
  return [
    has('Node', process.versions.node, true),
    has('System', `${os.type()} ${os.release()}, ${process.arch}`, true),
    has('Processor', `${os.availableParallelism()} cores`, true),
    has('Memory', `${gigabytes(os.totalmem())}, ${gigabytes(os.freemem())} free`, true),
    temporaryFolder(),
    git(),
    chromium === undefined
      ? lacks('Chromium', 'Play tests cannot compare pictures. Install Chromium, or set PLAYHOUSE_CHROMIUM.')
      : has('Chromium', chromium),
    await sharp(),
    editor === undefined
      ? lacks('Editor', 'playhouse serve needs the editor. Install the package @playhouse/cli, or run npm start.')
      : has('Editor', editor),
    isTerminal
      ? has('Terminal', `${env.TERM ?? 'a terminal'}, so that commands can ask`)
      : lacks('Terminal', 'No terminal, so commands do not ask questions.'),
  ];
}

function has(name: string, text: string, isNeeded = false): Finding {
  return { name, isThere: true, isNeeded, text };
}

function lacks(name: string, text: string, isNeeded = false): Finding {
  return { name, isThere: false, isNeeded, text };
}

function temporaryFolder(): Finding {
  const folder = os.tmpdir();
  try {
    const probe = fs.mkdtempSync(path.join(folder, 'playhouse-doctor-'));
    fs.rmdirSync(probe);
    return has('Temporary files', folder, true);
  } catch {
    return lacks('Temporary files', `${folder} cannot be written. Set TMPDIR to another folder.`, true);
  }
}

function git(): Finding {
  const run = spawnSync('git', ['--version'], { encoding: 'utf8', timeout: 5000 });
  const remedy = 'Repositories cannot be merged or compared. Install git.';
  return run.status === 0 ? has('git', run.stdout.replace(/^git version /, '').trim()) : lacks('git', remedy);
}

async function sharp(): Promise<Finding> {
  try {
    const library = await loadSharp();
    const picture = { create: { width: 1, height: 1, channels: 3, background: '#fff' } } as const;
    await library(picture).png().toBuffer();
    return has('Thumbnails', 'sharp works');
  } catch {
    return lacks('Thumbnails', 'No thumbnails: the library sharp is missing. Install the package @playhouse/cli.');
  }
}

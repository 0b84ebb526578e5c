import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';

/** The output of `playhouse play --json --actors`, as far as play tests use it. */
export interface PlayReport {
  readonly frames: number;
  readonly stateHash: string;
  readonly scene: { readonly id: string; readonly name: string };
  readonly faults: readonly { readonly cause: string; readonly code: string; readonly message: string }[];
  readonly attributes: Readonly<Record<string, number | string | boolean>>;
  readonly actorList: readonly PlayedActor[];
}

export interface PlayedActor {
  readonly id: string;
  readonly name: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly rotation: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface PlayCall {
  readonly scene: string;
  readonly frames: number;
  readonly events?: readonly object[];
  readonly until?: string;
}

/** Plays a project with the real command and returns its report; engine faults cause an error. */
export async function play(project: string, { scene, frames, events = [], until }: PlayCall): Promise<PlayReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-play-'));
  try {
    const input = path.join(folder, 'input.json');
    writeFileSync(input, JSON.stringify({ events }));
    const args = [
      'play',
      project,
      '--scene',
      scene,
      '--frames',
      String(frames),
      '--input',
      input,
      '--json',
      '--actors',
    ];
    if (until !== undefined) args.push('--until', until);
    return JSON.parse(await run(args));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(args: readonly string[]): Promise<string> {
  const program = path.join(root, 'cli/bin/playhouse.js');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...args], { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error && error.code !== 1)
        reject(new Error(`playhouse ${args.join(' ')}: ${stderr || stdout || error.message}`));
      else resolve(stdout);
    });
  });
}

import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupOptions } from './writeBackup.ts';
import { writeBackup } from './writeBackup.ts';

const day = 24 * 3600_000;
const kept = 7;

/** Writes a backup into a folder when the newest in it is a day old, and removes all but the newest seven. */
export async function backUpDaily(folder: string, options: BackupOptions): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = await backupsIn(folder);
  const newest = before.at(-1);
  if (newest !== undefined && options.now - timeOf(newest) < day) return;
  await writeBackup(path.join(folder, nameOf(options.now)), options);
  for (const old of (await backupsIn(folder)).slice(0, -kept)) await rm(path.join(folder, old), { recursive: true });
}

async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => /^playhouse-\d{8}T\d{6}Z$/.test(name)).sort();
}

function nameOf(time: number): string {
  return `playhouse-${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function timeOf(name: string): number {
  const [, year, month, date, hour, minute, second] =
    /^playhouse-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
}

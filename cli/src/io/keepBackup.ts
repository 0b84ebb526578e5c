import fs from 'node:fs';
import path from 'node:path';
import { isOfWriting } from './lockPlace.ts';

/** Copies a project's folder or archive beside it, under the first name that is free, and returns where. */
export function keepBackup(target: string): string {
  const backup = freePlace(target);
  const isPart = (from: string): boolean => path.dirname(from) !== target || !isOfWriting(path.basename(from));
  fs.cpSync(target, backup, { recursive: true, errorOnExist: true, force: false, filter: isPart });
  return backup;
}

function freePlace(target: string): string {
  for (let count = 1; ; count++) {
    const place = count === 1 ? `${target}.backup` : `${target}.backup-${count}`;
    if (!fs.existsSync(place)) return place;
  }
}

import fs from 'node:fs';

/** Copies a project's folder or archive beside it, under the first name that is free, and returns where. */
export function keepBackup(target: string): string {
  const backup = freePlace(target);
  fs.cpSync(target, backup, { recursive: true, errorOnExist: true, force: false });
  return backup;
}

function freePlace(target: string): string {
  for (let count = 1; ; count++) {
    const place = count === 1 ? `${target}.backup` : `${target}.backup-${count}`;
    if (!fs.existsSync(place)) return place;
  }
}

import { CommandError, exitStatus } from '../exit.ts';

/** What a project can be exported to. */
export const exportTargets = ['folder', 'zip', 'csv', 'web', 'html'] as const;

export type ExportTarget = (typeof exportTargets)[number];

/** The target that was asked for, or the one that the path means: its ending, else a project's folder. */
export function targetOf(out: string, wanted: string | undefined): ExportTarget {
  const known = exportTargets.find((target) => target === wanted);
  if (known) return known;
  if (wanted !== undefined) {
    const message = `There is no export to "${wanted}". Choose one of ${exportTargets.join(', ')}.`;
    throw new CommandError(exitStatus.usage, 'usage', message);
  }
  const ending = /\.(zip|csv|html?)$/i.exec(out)?.[1]?.toLowerCase();
  if (ending === 'zip' || ending === 'csv') return ending;
  return ending === undefined ? 'folder' : 'html';
}

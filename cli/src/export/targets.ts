import { CommandError, exitStatus } from '../exit.ts';

/** The export targets. */
export const exportTargets = ['folder', 'zip', 'csv', 'web', 'html'] as const;

export type ExportTarget = (typeof exportTargets)[number];

/** The requested target, or the one implied by the path's extension, else a project folder. */
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

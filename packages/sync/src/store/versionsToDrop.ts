/** How many versions of a project this computer keeps. */
export const mostVersions = 20;

interface Version {
  readonly at: string;
  readonly kind: string;
}

/**
 * The versions that are too many, of a list that begins with the newest one, which stays. Those without a name go first:
 * each time the one that is closest to a newer one, so that what is left is spread over the whole time.
 */
export function versionsToDrop<Listed extends Version>(listed: readonly Listed[]): Listed[] {
  const left = [...listed];
  const dropped: Listed[] = [];
  while (left.length > mostVersions) {
    const unnamed = left.slice(1).filter(({ kind }) => kind !== 'named');
    const candidates = unnamed.length > 0 ? unnamed : left.slice(-1);
    const gapOf = (version: Listed) => timeOf(left[left.indexOf(version) - 1]) - timeOf(version);
    const least = candidates.reduce((best, each) => (gapOf(each) < gapOf(best) ? each : best));
    left.splice(left.indexOf(least), 1);
    dropped.push(least);
  }
  return dropped;
}

function timeOf(version: Version | undefined): number {
  return Date.parse(version?.at ?? '') || 0;
}

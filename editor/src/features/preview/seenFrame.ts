import type { SeenFrame } from '../play-tests/checks.ts';
import type { ConsoleLine } from './consoleLines.ts';
import type { PreviewStatus } from './previewStatus.ts';
import type { WatchList } from './watchList.ts';

/** What the page knows about the shown frame, for checks. */
export function seenFrame(
  { frame, sceneId }: PreviewStatus,
  { actors, actor, watched }: WatchList,
  lines: readonly ConsoleLine[],
): SeenFrame {
  const logged = lines.flatMap(({ level, frame: at, text }) => (level === 'log' && at <= frame ? [text] : []));
  return { frame, sceneId, actors, actor, values: watched, lines: logged };
}

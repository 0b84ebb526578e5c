import type { Project } from '@playhouse/core';
import type { Why } from '../why/useWhy.ts';
import { ownerOf } from './consoleLines.ts';
import type { LastWriter } from './WatchRow.tsx';
import type { WatchedAttribute } from './watchList.ts';

const words: Readonly<Record<string, string>> = {
  physics: 'physics',
  script: 'a script',
  outside: 'you',
  game: 'the game',
};

/** Who has changed a watched attribute last, and the way there. */
export function lastWriter(
  now: Why['now'],
  { subject, id }: WatchedAttribute,
  project: Project,
  show: (route: string) => void,
): LastWriter | undefined {
  const change = now?.changes.find((one) => one.subject === subject && one.id === id);
  if (!change) return undefined;
  const { writer } = change;
  if (!('path' in writer)) return { name: words[writer.kind] ?? '', onShow: undefined };
  const { actor, behavior, route } = ownerOf(project, writer.path);
  const name = behavior === undefined ? actor : `${actor} › ${behavior}`;
  return { name, onShow: route === undefined ? undefined : () => show(route) };
}

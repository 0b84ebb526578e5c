import type { Project } from '@playhouse/core';
import type { Change, Why } from '../why/useWhy.ts';
import type { ShownWriter } from '../why/WhoSetAnswer.tsx';
import { ownerOf } from './consoleLines.ts';
import type { WatchedAttribute } from './watchList.ts';

const words: Readonly<Record<string, string>> = {
  physics: 'physics',
  script: 'a script',
  outside: 'you',
  game: 'the game',
};

/** What last changed a watched attribute, with a link. */
export function lastWriter(
  now: Why['now'],
  { subject, id }: WatchedAttribute,
  project: Project,
  show: (route: string) => void,
): ShownWriter | undefined {
  const change = now?.changes.find((one) => one.subject === subject && one.id === id);
  return change && shownWriter(change.writer, project, show);
}

/** A writer in words, with a link. */
export function shownWriter(writer: Change['writer'], project: Project, show: (route: string) => void): ShownWriter {
  if (!('path' in writer)) return { name: words[writer.kind] ?? '', onShow: undefined };
  const { actor, behavior, route } = ownerOf(project, writer.path);
  const name = behavior === undefined ? actor : `${actor} › ${behavior}`;
  return { name, onShow: route === undefined ? undefined : () => show(route) };
}

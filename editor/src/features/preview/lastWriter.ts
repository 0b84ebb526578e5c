import type { Project } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { LiveWriter } from '../../ui-state/liveList.ts';
import type { Change, Why } from '../why/useWhy.ts';
import type { ShownWriter } from '../why/WhoSetAnswer.tsx';
import { ownerOf } from './consoleLines.ts';
import type { WatchedAttribute } from './watchList.ts';

const words: Readonly<Record<string, string>> = {
  physics: t('physics'),
  script: t('a script'),
  outside: t('you'),
  game: t('the game'),
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
  const { name, route } = namedWriter(writer, project);
  return { name, onShow: route === undefined ? undefined : () => show(route) };
}

/** A writer in words, and the route to it. */
export function namedWriter(writer: Change['writer'], project: Project): LiveWriter {
  if (!('path' in writer)) return { name: words[writer.kind] ?? '', route: undefined };
  const { actor, behavior, route } = ownerOf(project, writer.path);
  return { name: behavior === undefined ? actor : `${actor} › ${behavior}`, route };
}

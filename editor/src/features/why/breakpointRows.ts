import { type Behavior, behaviorTitle, type Condition, type Path, type Project, valueAt } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import { t } from '../../i18n/t.ts';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { type AttributeBreakpoint, type Breakpoint, breakpointKey } from '../../ui-state/breakpointStore.ts';
import { breakpointPaths } from './breakpointIds.ts';
import { conditionName } from './nowRows.ts';

/** Limits of the message. */
const [mostPlaces, mostAttributes] = [2000, 100];

type BreakAt = Extract<FrameCommand, { type: 'breakAt' }>;

/** The breakpoints that are on, as the frame is told: by the paths and actors that are there now. */
export function asCommand(project: Project, list: readonly Breakpoint[], actors: readonly InspectedActor[]): BreakAt {
  const on = list.filter(({ isOff }) => !isOff);
  const ids = on.flatMap((one) => (one.kind === 'place' ? [one.id] : []));
  const attributes = on.flatMap((one) => (one.kind === 'attribute' ? attributesOf(one, actors) : []));
  return {
    type: 'breakAt',
    places: breakpointPaths(project, ids).slice(0, mostPlaces),
    attributes: attributes.slice(0, mostAttributes),
  };
}

function attributesOf({ subject, id }: AttributeBreakpoint, actors: readonly InspectedActor[]): BreakAt['attributes'] {
  if (typeof subject === 'string') return [{ subject, id }];
  return actors.filter((actor) => actor.id === subject.actor).map(({ key }) => ({ subject: key, id }));
}

/** A breakpoint as the list shows it. */
export interface BreakpointRow {
  readonly key: string;
  readonly breakpoint: Breakpoint;
  /** What it stops at. */
  readonly name: string;
  /** The behavior, condition or prototype; undefined when it was removed, and for attributes of the game or scene. */
  readonly path: Path | undefined;
  /** Whose it is, when no path says it. */
  readonly owner: string;
  /** Why it cannot stop the game now. */
  readonly note: string | undefined;
}

export function breakpointRows(
  project: Project,
  list: readonly Breakpoint[],
  actors: readonly InspectedActor[],
): readonly BreakpointRow[] {
  return list.map((breakpoint) => {
    const base = { key: breakpointKey(breakpoint), breakpoint };
    if (breakpoint.kind === 'place') {
      const [path] = breakpointPaths(project, [breakpoint.id]);
      if (!path) return { ...base, name: t('A removed behavior'), path, owner: '', note: t('removed') };
      return { ...base, name: placeName(project, path), path, owner: '', note: undefined };
    }
    const { subject } = breakpoint;
    const name = t('{name} changes', { name: breakpoint.name });
    if (typeof subject === 'string') {
      return { ...base, name, path: undefined, owner: subject === 'game' ? t('Game') : t('Scene'), note: undefined };
    }
    if (!project.actors.has(subject.prototype))
      return { ...base, name, path: undefined, owner: '', note: t('removed') };
    const isThere = attributesOf(breakpoint, actors).length > 0;
    const path = ['actors', subject.prototype];
    return { ...base, name, path, owner: '', note: isThere ? undefined : t('not in this scene') };
  });
}

function placeName(project: Project, path: Path): string {
  const found = valueAt(project, path);
  if (path.at(-2) !== 'conditions') return behaviorTitle(found as Behavior);
  return t('{condition} becomes true', { condition: conditionName(project, found as Condition, path) });
}

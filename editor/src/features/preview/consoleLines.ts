import { type Behavior, behaviorTitle, framesPerSecond, type Project } from '@playhouse/core';
import { amount } from '../../i18n/amount.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import type { FrameEvent } from '../../preview/frameMessages.ts';
import { imagePath } from '../drawing/imagePath.ts';
import { faultLevel } from './faultLevel.ts';
import { faultText } from './faultText.ts';

export type ConsoleLevel = 'log' | 'warning' | 'error';

export interface ConsoleLine {
  readonly key: number;
  readonly level: ConsoleLevel;
  readonly frame: number;
  readonly actor: string;
  /** Name of the behavior that logged the line. */
  readonly behavior: string | undefined;
  /** Stored path of the actor's image. */
  readonly image: string | undefined;
  readonly text: string;
  /** Number of consecutive repetitions. */
  readonly count: number;
  /** Route inside the project to the source of the line. */
  readonly route: string | undefined;
}

/** The console keeps only the last lines. */
export const longestConsole = 1000;

/** The lines after an event of the frame; the same list when the event logs nothing. */
export function withEvent(lines: readonly ConsoleLine[], event: FrameEvent, project: Project): readonly ConsoleLine[] {
  const line = lineOf(event, project);
  if (!line) return lines;
  const last = lines.at(-1);
  if (last && last.level === line.level && last.actor === line.actor && last.text === line.text) {
    return [...lines.slice(0, -1), { ...last, frame: line.frame, count: last.count + 1 }];
  }
  return [...lines.slice(1 - longestConsole), { ...line, key: (last?.key ?? 0) + 1 }];
}

/** Lines of a level whose text or actor name contains the search text. */
export function filterLines(
  lines: readonly ConsoleLine[],
  level: ConsoleLevel | 'all',
  search: string,
): readonly ConsoleLine[] {
  const wanted = search.trim().toLocaleLowerCase();
  return lines.filter(
    (line) =>
      (level === 'all' || line.level === level) && `${line.actor}\n${line.text}`.toLocaleLowerCase().includes(wanted),
  );
}

/** Game time of a frame, in seconds with two decimals. */
export function secondsOf(frame: number): string {
  return amount(frame / framesPerSecond, 2);
}

function lineOf(event: FrameEvent, project: Project): Omit<ConsoleLine, 'key'> | undefined {
  switch (event.type) {
    case 'log':
      return { level: 'log', frame: event.frame, text: event.text, count: 1, ...ownerOf(project, event.path) };
    case 'fault': {
      const owner = ownerOf(project, event.path);
      return {
        level: faultLevel(event),
        frame: event.frame,
        text: faultText(event),
        count: 1,
        ...owner,
        ...routeIn(owner, event.position),
      };
    }
    case 'warning':
      return { level: 'warning', frame: event.frame, text: said(event.text), count: 1, ...ownerOf(project, []) };
    case 'openUrl': {
      const text = t('The game wants to open {url}', { url: event.url });
      return { level: 'log', frame: event.frame, text, count: 1, ...ownerOf(project, []) };
    }
    case 'hung': {
      const owner = ownerOf(project, event.path ?? []);
      if (owner.route === undefined) return undefined;
      const text = t('“{actor}” was running for {event} when the game stopped responding.', {
        actor: owner.actor,
        event: event.event,
      });
      return { level: 'error', frame: event.frame, text, count: 1, ...owner };
    }
    case 'failed':
      return { level: 'error', frame: event.frame ?? 0, text: said(event.message), count: 1, ...ownerOf(project, []) };
    default:
      return undefined;
  }
}

/** The exact location in a script. The message already contains it. */
function routeIn({ route }: Pick<ConsoleLine, 'route'>, position: { line: number; column: number } | undefined) {
  return route !== undefined && position ? { route: `${route}?line=${position.line}&column=${position.column}` } : {};
}

/** The source of a message: the behavior, and its route in the editor. */
export function ownerOf(
  project: Project,
  path: readonly (string | number)[],
): Pick<ConsoleLine, 'actor' | 'behavior' | 'image' | 'route'> {
  const [collection, id] = path;
  const found = behaviorAt(project, path);
  const behavior = found && behaviorTitle(found);
  const query = found ? `?behavior=${found.id}` : '';
  if (collection === 'actors' && typeof id === 'string') {
    return { ...faceOf(project, id, id), behavior, route: `/prototype/${id}${query}` };
  }
  if (collection === 'scenes' && typeof id === 'string') {
    const scene = project.scenes.get(id);
    const [, , layers, layerIndex, actors, actorIndex] = path;
    const layer = layers === 'layers' && typeof layerIndex === 'number' ? scene?.layers[layerIndex] : undefined;
    const instance = actors === 'actors' && typeof actorIndex === 'number' ? layer?.actors[actorIndex] : undefined;
    const route = instance && found ? `/scene/${id}/actor/${instance.id}${query}` : `/scene/${id}`;
    return { ...faceOf(project, instance?.prototype, scene?.attributes.name ?? id), behavior, route };
  }
  if (collection === 'delegates' && typeof id === 'string') {
    const name = project.delegates.get(id)?.name ?? id;
    return { actor: name, behavior: undefined, image: undefined, route: `/delegate/${id}` };
  }
  return { actor: '', behavior: undefined, image: undefined, route: undefined };
}

/** The innermost behavior that a path leads to. */
function behaviorAt(project: Project, path: readonly (string | number)[]): Behavior | undefined {
  const [collection, id, ...rest] = path;
  let value: unknown = collection === 'actors' ? project.actors.get(String(id)) : undefined;
  if (collection === 'scenes') value = project.scenes.get(String(id));
  let found: Behavior | undefined;
  for (const key of rest) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) break;
    value = Reflect.get(value, key);
    if (isBehavior(value)) found = value;
  }
  return found;
}

function isBehavior(value: unknown): value is Behavior {
  return typeof value === 'object' && value !== null && 'class' in value && 'id' in value && !('predicate' in value);
}

function faceOf(project: Project, prototypeId: string | undefined, otherwise: string) {
  const prototype = prototypeId === undefined ? undefined : project.actors.get(prototypeId);
  return {
    actor: prototype?.attributes.name ?? otherwise,
    image: prototype && imagePath(project.assets, prototype.attributes.image),
  };
}

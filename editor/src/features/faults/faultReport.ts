import type { Project, SessionState } from '@playhouse/core';
import { describeError, type LoggedError, linesOf } from './faultLog.ts';

/** A part of the page that stopped while it was rendered. */
export interface Fault {
  /** The part, such as `library`. */
  readonly part: string;
  readonly error: unknown;
  /** The components around the one that failed, as React names them. */
  readonly components: string;
  /** When it stopped, ISO 8601. */
  readonly at: string;
  /** How many problems the last check of the project found. */
  readonly problems: { readonly errors: number; readonly warnings: number } | undefined;
}

/** What a report says about the page around a fault. */
export interface FaultScene {
  /** The name of the build's first script, which no other version has. */
  readonly build: string;
  readonly userAgent: string;
  readonly languages: readonly string[];
  readonly window: { readonly width: number; readonly height: number; readonly scale: number };
  readonly isOnline: boolean;
  /** What is behind the `#` of the address. */
  readonly route: string;
  readonly earlier: readonly LoggedError[];
  /** The open project; absent outside projects. */
  readonly state?: Pick<SessionState, 'project' | 'history'>;
  /** The save state of the open project. */
  readonly saving?: string;
}

/** A report has at most this many of the last commands. */
const mostCommands = 40;

/**
 * A report about a fault as JSON. It says of the project only how large it is and which kinds of commands came last;
 * `contents` adds its documents. Messages of errors are included as they are.
 */
export function faultReport(fault: Fault, scene: FaultScene, contents?: ReadonlyMap<string, unknown>): string {
  const { state, route, earlier, ...surroundings } = scene;
  const report = {
    format: 'playhouse-report',
    part: fault.part,
    at: fault.at,
    error: describeError(fault.error),
    components: linesOf(fault.components),
    page: shapeOfRoute(route),
    ...surroundings,
    ...(fault.problems && { problems: fault.problems }),
    ...(state && { project: sizesOf(state.project), commands: lastCommands(state) }),
    earlier,
    ...(contents && { contents: Object.fromEntries(contents) }),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}

const gameWords = ['game', 'scene', 'layer', 'actor', 'prototype', 'assets', 'image', 'sound', 'fonts', 'table'];
const otherWords = ['delegate', 'controller', 'preview', 'projects', 'templates', 'settings', 'about'];
const routeWords: ReadonlySet<string> = new Set([...gameWords, ...otherWords]);

/** The address without ids and names, which people may have chosen: `/game/…/assets/image/…`. */
export function shapeOfRoute(route: string): string {
  const [path = ''] = route.split('?');
  return path
    .split('/')
    .map((part) => (part === '' || routeWords.has(part) ? part : '…'))
    .join('/');
}

function sizesOf({ scenes, actors, tables, delegates, assets, object }: Project) {
  const instances = [...scenes.values()]
    .flatMap(({ layers }) => layers)
    .reduce((sum, layer) => sum + layer.actors.length, 0);
  const { images, sounds, fonts } = assets;
  return {
    formatVersion: object.formatVersion,
    scenes: scenes.size,
    instances,
    prototypes: actors.size,
    tables: tables.size,
    scripts: delegates.size,
    images: images.length,
    sounds: sounds.length,
    fonts: fonts.length,
  };
}

/** The kinds of the last edits with their times, newest last; nothing of what they changed. */
function lastCommands({ history }: Pick<SessionState, 'history'>) {
  return history.undo
    .slice(-mostCommands)
    .map(({ created_at, actions }) => ({ at: new Date(created_at).toISOString(), kinds: kindsOf(actions) }));
}

function kindsOf(actions: readonly { readonly action: string }[]): readonly string[] {
  return [...new Set(actions.map(({ action }) => action))];
}

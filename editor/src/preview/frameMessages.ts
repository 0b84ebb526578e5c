import type { Project } from '@playhouse/core';
import { isJsonObject } from '@playhouse/core';

/** How the camera's view is fitted to the screen. Reference 6.7. */
export const viewportFits = ['letterbox', 'fill', 'center', 'none', 'overscan'] as const;
export type FrameFit = (typeof viewportFits)[number];

/** What the editor tells the frame. */
export type FrameCommand =
  | {
      readonly type: 'load';
      readonly project: Project;
      readonly files: ReadonlyMap<string, Uint8Array>;
      readonly sceneId?: string | undefined;
      readonly fit: FrameFit;
      readonly isMuted: boolean;
    }
  | { readonly type: 'start' | 'pause' | 'step' | 'stop' }
  | { readonly type: 'restart'; readonly sceneId?: string | undefined }
  | { readonly type: 'fit'; readonly fit: FrameFit }
  | { readonly type: 'mute'; readonly isMuted: boolean };

interface FrameLog {
  readonly type: 'log';
  readonly frame: number;
  readonly actorId: string;
  readonly path: readonly (string | number)[];
  readonly text: string;
}

interface FrameFault {
  readonly type: 'fault';
  readonly cause: 'project' | 'engine';
  readonly code: string;
  readonly message: string;
  readonly frame: number;
  readonly path: readonly (string | number)[];
}

/** What the frame tells the editor. */
export type FrameEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'loaded' }
  | { readonly type: 'failed'; readonly message: string }
  /** A sign of life a few times a second, with the steps done so far. */
  | { readonly type: 'beat'; readonly frame: number; readonly isRunning: boolean }
  | { readonly type: 'scene'; readonly id: string; readonly name: string }
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'openUrl'; readonly url: string }
  | { readonly type: 'focus'; readonly hasFocus: boolean }
  /** Keys that belong to the editor even while the game has the keyboard. */
  | { readonly type: 'key'; readonly key: 'leave' | 'nextRegion' | 'previousRegion' }
  | FrameLog
  | FrameFault;

/** The first and only message to the frame's window: it carries the port. */
export const connectMessage = 'playhouse-connect';

/** Text from a game is cut off here: a console line is no place for megabytes. */
const longestText = 4000;

/** A command that the frame may follow; undefined for anything else. */
export function parseCommand(value: unknown): FrameCommand | undefined {
  if (!isJsonObject(value)) return undefined;
  switch (value.type) {
    case 'load':
      return parseLoad(value);
    case 'start':
    case 'pause':
    case 'step':
    case 'stop':
      return { type: value.type };
    case 'restart':
      return { type: 'restart', sceneId: textOrNothing(value.sceneId) };
    case 'fit': {
      const fit = fitOf(value.fit);
      return fit && { type: 'fit', fit };
    }
    case 'mute':
      return typeof value.isMuted === 'boolean' ? { type: 'mute', isMuted: value.isMuted } : undefined;
    default:
      return undefined;
  }
}

/** An event that the editor may believe; undefined for anything else. The frame runs people's games: trust nothing. */
export function parseEvent(value: unknown): FrameEvent | undefined {
  if (!isJsonObject(value)) return undefined;
  const { type } = value;
  if (type === 'ready' || type === 'loaded') return { type };
  if (type === 'beat') return parseBeat(value);
  if (type === 'log') return parseLog(value);
  if (type === 'fault') return parseFault(value);
  if (type === 'focus') return typeof value.hasFocus === 'boolean' ? { type, hasFocus: value.hasFocus } : undefined;
  if (type === 'key') {
    const key = (['leave', 'nextRegion', 'previousRegion'] as const).find((each) => each === value.key);
    return key && { type, key };
  }
  return parseTexts(value);
}

function parseTexts(value: Record<string, unknown>): FrameEvent | undefined {
  const { type } = value;
  if (type === 'failed') return withText(value.message, (message) => ({ type, message }));
  if (type === 'notice') return withText(value.text, (text) => ({ type, text }));
  if (type === 'openUrl') return withText(value.url, (url) => (/^https?:\/\//i.test(url) ? { type, url } : undefined));
  if (type === 'scene') {
    return withText(value.id, (id) => withText(value.name, (name) => ({ type, id, name })));
  }
  return undefined;
}

function parseLoad(value: Record<string, unknown>): FrameCommand | undefined {
  const { project, files, isMuted } = value;
  const fit = fitOf(value.fit);
  if (!isProject(project) || !isFiles(files) || !fit || typeof isMuted !== 'boolean') return undefined;
  return { type: 'load', project, files, fit, isMuted, sceneId: textOrNothing(value.sceneId) };
}

function parseBeat({ frame, isRunning }: Record<string, unknown>): FrameEvent | undefined {
  return isCount(frame) && typeof isRunning === 'boolean' ? { type: 'beat', frame, isRunning } : undefined;
}

function parseLog({ frame, actorId, path, text }: Record<string, unknown>): FrameEvent | undefined {
  if (!isCount(frame) || typeof actorId !== 'string' || !isPath(path)) return undefined;
  return withText(text, (short) => ({ type: 'log', frame, actorId, path, text: short }));
}

function parseFault({ cause, code, message, frame, path }: Record<string, unknown>): FrameEvent | undefined {
  if ((cause !== 'project' && cause !== 'engine') || typeof code !== 'string') return undefined;
  if (!isCount(frame) || !isPath(path)) return undefined;
  return withText(message, (short) => ({ type: 'fault', cause, code, message: short, frame, path }));
}

function withText<Event>(value: unknown, make: (text: string) => Event | undefined): Event | undefined {
  return typeof value === 'string' ? make(value.slice(0, longestText)) : undefined;
}

function textOrNothing(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function fitOf(value: unknown): FrameFit | undefined {
  return viewportFits.find((fit) => fit === value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isPath(value: unknown): value is (string | number)[] {
  return (
    Array.isArray(value) && value.length <= 1000 && value.every((key) => ['string', 'number'].includes(typeof key))
  );
}

/** The editor made it: this tells a project from a mistake, not from an attack. */
function isProject(value: unknown): value is Project {
  if (!isJsonObject(value)) return false;
  const collections = ['scenes', 'actors', 'tables', 'delegates', 'behaviors', 'tests'];
  return (
    isJsonObject(value.object) && isJsonObject(value.assets) && collections.every((key) => value[key] instanceof Map)
  );
}

function isFiles(value: unknown): value is ReadonlyMap<string, Uint8Array> {
  return value instanceof Map && [...value.values()].every((bytes) => bytes instanceof Uint8Array);
}

import type { AssetFiles, Project } from '@playhouse/core';
import { isJsonObject } from '@playhouse/core';
import type { InputEvent, Subject } from '@playhouse/player';
import {
  count,
  either,
  type Fields,
  type FieldsOf,
  finite,
  flag,
  listOf,
  objectOf,
  oneOf,
  optional,
  passing,
  refused,
  type Shape,
  scalar,
  text,
} from '@playhouse/player/messages';
import { ownedProducts, platformChoices, serviceFields } from './serviceMessages.ts';

/** How the camera's view is fitted to the screen. docs/runtime-rules.md#camera-and-layers. */
export const viewportFits = ['letterbox', 'fill', 'center', 'none', 'overscan'] as const;
export type FrameFit = (typeof viewportFits)[number];

const buttons = [
  ...['dpadUp', 'dpadDown', 'dpadLeft', 'dpadRight', 'buttonA', 'buttonB', 'buttonX', 'buttonY', 'start', 'select'],
  ...['leftShoulder1', 'rightShoulder1', 'leftShoulder2', 'rightShoulder2', 'leftStickClick', 'rightStickClick'],
] as const;
const axes = ['leftStick.x', 'leftStick.y', 'rightStick.x', 'rightStick.y', 'leftTrigger', 'rightTrigger'] as const;

/** At most so many attributes are watched at a time. */
const mostWatched = 100;
/** At most so many actors are listed. */
const mostListed = 1000;

/** A form or a table on its way through the network. */
const body: Shape<string> = passing((value): value is string => typeof value === 'string' && value.length <= 1_000_000);
const path = listOf(
  passing((key): key is string | number => typeof key === 'string' || Number.isSafeInteger(key)),
  1000,
);
/** `game`, `scene`, or the key of an actor. */
const subject: Shape<Subject> = either(oneOf(['game', 'scene']), count);
const actor = objectOf({ key: count, id: text, prototypeId: text, name: text });
const attribute = objectOf({ id: text, name: text, type: text, isReadOnly: flag, isCustom: flag });
const files: Shape<AssetFiles> = passing(
  (value): value is AssetFiles =>
    value instanceof Map &&
    [...value].every(([name, bytes]) => typeof name === 'string' && bytes instanceof Uint8Array),
);
/** The editor made it: this tells a project from a mistake, not from an attack. */
const project: Shape<Project> = passing((value): value is Project => {
  if (!isJsonObject(value)) return false;
  const collections = ['scenes', 'actors', 'tables', 'delegates', 'behaviors', 'tests'];
  return (
    isJsonObject(value.object) && isJsonObject(value.assets) && collections.every((key) => value[key] instanceof Map)
  );
});
const documents = listOf(
  objectOf({
    collection: oneOf(['object', 'assets', 'scenes', 'actors', 'tables', 'delegates', 'behaviors', 'tests']),
    id: text,
    document: optional(passing(isJsonObject)),
  }),
  100_000,
);
/** The screen of the shown device. */
const screen = objectOf({ width: count, height: count });
const scripted: Shape<InputEvent> = (value) => {
  const event = objectOf({
    type: oneOf(['gamepad', 'accelerometer']),
    player: optional(count),
    button: optional(oneOf(buttons)),
    axis: optional(oneOf(axes)),
    value: optional(finite),
    x: optional(finite),
    y: optional(finite),
    z: optional(finite),
  })(value);
  return event === refused ? refused : (inputOf(event) ?? refused);
};

/** What the editor tells the frame: the fields of each command. */
const commandFields = {
  load: {
    ...{ project, files, sceneId: optional(text), fit: oneOf(viewportFits), isMuted: flag },
    ...{ hasScripts: flag, services: platformChoices, owned: ownedProducts, screen },
  },
  start: {},
  pause: {},
  step: {},
  stop: {},
  restart: { sceneId: optional(text) },
  fit: { fit: oneOf(viewportFits) },
  mute: { isMuted: flag },
  /** Documents of the project that have changed while the game runs; one without a document is gone. */
  change: { documents, files },
  /** From now on the values of these attributes are told a few times a second, and the list of actors when wanted. */
  watch: { items: listOf(objectOf({ subject, id: text }), mostWatched), listsActors: flag },
  /** Asks which attributes a subject has. */
  describe: { subject },
  set: { subject, id: text, value: scalar },
  /** The next press on the picture chooses an actor and does not reach the game. */
  pick: { isOn: flag },
  profile: { isOn: flag },
  /** Begins again and collects what people do; off ends it and hands it over. */
  record: { isOn: flag },
  /** Pauses at a frame of the last seconds. */
  goTo: { frame: count },
  speed: { speed: passing((value): value is number => typeof value === 'number' && value >= 0.1 && value <= 4) },
  touchByMouse: { isOn: flag },
  /** From now on the simulated platform behaves so. */
  services: { services: platformChoices },
  /** The shown device has been turned or changed. */
  screen: { screen },
  /** What a device would tell. */
  input: { event: scripted },
  /** The answer to a call of the game; without a value the call has failed. */
  answer: { call: count, value: optional(body) },
} as const satisfies Readonly<Record<string, Fields>>;

/** What the frame tells the editor: the fields of each event. The frame runs people's games: trust nothing. */
const eventFields = {
  ready: {},
  loaded: {},
  /** Nothing plays any more; the frame up to which it did, where it had begun. */
  failed: { message: text, frame: optional(count) },
  /** The game did not answer and was ended; with the script that was running, as far as that is known. */
  hung: { frame: count, path: optional(path), event: optional(text) },
  /** A sign of life a few times a second: the steps done so far, and those that can be gone back to. */
  beat: { frame: count, isRunning: flag, first: count, last: count, isRecording: flag },
  scene: { id: text, name: text },
  notice: { text },
  /** Words for the console that come from no behavior. */
  warning: { frame: count, text },
  /** What the simulated platform knows. */
  services: serviceFields,
  openUrl: {
    frame: count,
    url: passing((value): value is string => typeof value === 'string' && /^https?:\/\/.{1,4000}$/i.test(value)),
  },
  /** The game calls a server. The frame itself has no network. */
  send: { call: count, method: oneOf(['GET', 'POST']), url: text, body: optional(body) },
  focus: { hasFocus: flag },
  /** Keys that belong to the editor even while the game has the keyboard. */
  key: { key: oneOf(['leave', 'nextRegion', 'previousRegion']) },
  log: { frame: count, actorId: text, path, text },
  fault: {
    ...{ cause: oneOf(['project', 'engine']), code: text, message: text, frame: count, path },
    position: optional(objectOf({ line: count, column: count })),
  },
  /** The project's changes run; `isKept` says whether the game went on or began again. */
  changed: { isKept: flag },
  values: { frame: count, values: listOf(objectOf({ subject, id: text, value: optional(scalar) }), mostWatched) },
  actors: { actors: listOf(actor, mostListed), total: count },
  attributes: { subject, attributes: listOf(attribute, 2000) },
  picked: { actor: optional(actor) },
  /** What behaviors took since the last time, over so many steps. */
  profile: {
    steps: count,
    milliseconds: count,
    rows: listOf(objectOf({ path, milliseconds: count, calls: count }), 200),
  },
  recorded: {
    sceneId: optional(text),
    seed: finite,
    frames: count,
    stateHash: text,
    events: listOf(passing(isJsonObject), 1_000_000),
    lost: listOf(text, 100),
  },
} as const satisfies Readonly<Record<string, Fields>>;

type MessageOf<Table extends Readonly<Record<string, Fields>>> = {
  [Type in keyof Table]: { readonly type: Type } & FieldsOf<Table[Type]>;
}[keyof Table];

/** What the editor tells the frame. */
export type FrameCommand = MessageOf<typeof commandFields>;

/** What the frame tells the editor. */
export type FrameEvent = MessageOf<typeof eventFields>;

/** A recording as the frame hands it over. */
export type FrameRecording = Extract<FrameEvent, { type: 'recorded' }>;

/** The first and only message to the frame's window: it carries the port. */
export const connectMessage = 'playhouse-connect';

/** The kinds of messages of each side, for tests that try them all. */
export const commandTypes = Object.keys(commandFields);
export const eventTypes = Object.keys(eventFields);

/** A command that the frame may follow; undefined for anything else. */
export function parseCommand(value: unknown): FrameCommand | undefined {
  return parse(value, commandShapes) as FrameCommand | undefined;
}

/** An event that the editor may believe; undefined for anything else. */
export function parseEvent(value: unknown): FrameEvent | undefined {
  return parse(value, eventShapes) as FrameEvent | undefined;
}

const commandShapes = shapesOf(commandFields);
const eventShapes = shapesOf(eventFields);

function shapesOf(table: Readonly<Record<string, Fields>>): ReadonlyMap<string, Shape<object>> {
  return new Map(Object.entries(table).map(([type, fields]) => [type, objectOf(fields)]));
}

function parse(value: unknown, shapes: ReadonlyMap<string, Shape<object>>): object | undefined {
  if (!isJsonObject(value) || !Object.hasOwn(value, 'type')) return undefined;
  const { type } = value;
  const taken = typeof type === 'string' ? shapes.get(type)?.(value) : undefined;
  return taken === undefined || taken === refused ? undefined : { type, ...taken };
}

interface LooseInput {
  readonly type: 'gamepad' | 'accelerometer';
  readonly player?: number | undefined;
  readonly button?: (typeof buttons)[number] | undefined;
  readonly axis?: (typeof axes)[number] | undefined;
  readonly value?: number | undefined;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly z?: number | undefined;
}

function inputOf({ type, player, button, axis, value, x, y, z }: LooseInput): InputEvent | undefined {
  if (type === 'accelerometer') {
    return x === undefined || y === undefined || z === undefined ? undefined : { type, x, y, z };
  }
  if (value === undefined || player === undefined || player < 1 || player > 11) return undefined;
  if (button !== undefined) return { type, player, button, value };
  return axis === undefined ? undefined : { type, player, axis, value };
}

import type { AssetFiles, Project } from '@playhouse/core';
import { isJsonObject } from '@playhouse/core';
import type { Subject } from '@playhouse/player';
import { count, finite, listOf, path, scalar, take, text } from '@playhouse/player/messages';
import * as v from 'valibot';
import { explainCommands, explainEvents } from './explainMessages.ts';
import { deviceEvent, fingerFields } from './inputMessages.ts';
import { loadFields } from './loadMessage.ts';
import { filmPartFields, mediaFields, takeMediaFields } from './mediaMessages.ts';
import { openTestFields, runTestsFields, testedFields, testsDoneFields } from './playTestMessages.ts';
import { overlays, ownedProducts, platformChoices, serviceFields } from './serviceMessages.ts';
import { dragFields, ghostFields, whatIfMode, whatIfQuestion } from './whatIfMessages.ts';

/** How the camera's view is fitted to the screen. docs/runtime-rules.md#camera-and-layers. */
export const viewportFits = ['letterbox', 'fill', 'center', 'none', 'overscan'] as const;
export type FrameFit = (typeof viewportFits)[number];

/** The maximum number of watched attributes. */
const mostWatched = 400;
/** The maximum number of watched values of devices: there are fewer. */
const mostDevices = 1000;
/** The maximum number of listed actors. */
const mostListed = 1000;

/** A form or table being sent over the network. */
const body = v.pipe(v.string(), v.maxLength(1_000_000));
/** `game`, `scene`, or the key of an actor. */
const subject: v.GenericSchema<unknown, Subject> = v.union([v.picklist(['game', 'scene']), count]);
const actor = v.object({ key: count, id: text, prototypeId: text, name: text });
const attribute = v.object({ id: text, name: text, type: text, isReadOnly: v.boolean(), isCustom: v.boolean() });
const files: v.GenericSchema<unknown, AssetFiles> = v.map(v.string(), v.instance(Uint8Array));
const plainObject = v.custom<Record<string, unknown>>(isJsonObject);
/** Sent by the editor: this guards against mistakes, not against attacks. */
const project = v.custom<Project>((value) => {
  if (!isJsonObject(value)) return false;
  const collections = ['scenes', 'actors', 'tables', 'delegates', 'behaviors', 'tests'];
  return (
    isJsonObject(value.object) && isJsonObject(value.assets) && collections.every((key) => value[key] instanceof Map)
  );
});
const documents = listOf(
  v.object({
    collection: v.picklist(['object', 'assets', 'scenes', 'actors', 'tables', 'delegates', 'behaviors', 'tests']),
    id: text,
    document: v.optional(plainObject),
  }),
  100_000,
);
/** The screen of the shown device. */
const screen = v.object({ width: count, height: count });
/** Messages by type, with their fields. */
type MessageTable = Readonly<Record<string, v.ObjectEntries>>;

/** Commands from the editor to the frame, with their fields. */
const commandFields = {
  ...explainCommands,
  load: {
    project,
    files,
    sceneId: v.optional(text),
    fit: v.picklist(viewportFits),
    isMuted: v.boolean(),
    hasScripts: v.boolean(),
    services: platformChoices,
    owned: ownedProducts,
    screen,
    overlays,
  },
  start: {},
  pause: {},
  step: {},
  stop: {},
  restart: { sceneId: v.optional(text) },
  fit: { fit: v.picklist(viewportFits) },
  mute: { isMuted: v.boolean() },
  /** Documents that have changed while the game runs; an entry without a document was deleted. */
  change: { documents, files },
  /** From now on, reports the values of these attributes a few times a second, and the list of actors if requested. */
  watch: { items: listOf(v.object({ subject, id: text }), mostWatched), listsActors: v.boolean() },
  /** From now on, reports the values of these devices whenever they change. */
  watchDevices: { ids: listOf(text, mostDevices) },
  /** Requests the attributes of a subject. */
  describe: { subject },
  set: { subject, id: text, value: scalar },
  /** The next press on the game picks an actor instead of reaching the game. */
  pick: { isOn: v.boolean() },
  profile: { isOn: v.boolean() },
  measure: { isOn: v.boolean() },
  takeMedia: takeMediaFields,
  /** On restarts the game and records input; off ends the recording and sends it. */
  record: { isOn: v.boolean() },
  /** Pauses at a frame of the last seconds. */
  goTo: { frame: count },
  speed: { speed: v.pipe(v.number(), v.minValue(0.1), v.maxValue(4)) },
  touchByMouse: { isOn: v.boolean() },
  /** Settings of the simulated platform from now on. */
  services: { services: platformChoices },
  /** The shown device has been rotated or changed. */
  screen: { screen },
  /** Sensor data of a device. */
  input: { event: deviceEvent },
  finger: fingerFields,
  runTests: runTestsFields,
  openTest: openTestFields,
  whatIfMode,
  whatIf: { ...whatIfQuestion, documents },
  /** The answer to a call of the game; without a value the call has failed. */
  answer: { call: count, value: v.optional(body) },
} as const satisfies MessageTable;

/** Events from the frame to the editor, with their fields. The frame runs people's games: trust nothing. */
const eventFields = {
  ...explainEvents,
  ready: {},
  loaded: {},
  /** No game is running anymore; contains the last frame, if it had started. */
  failed: { message: text, frame: v.optional(count) },
  /** The game stopped responding and was ended; contains the script that was running, if known. */
  hung: { frame: count, path: v.optional(path), event: v.optional(text) },
  /** A heartbeat, sent a few times a second: the steps done so far, and those that can be rewound to. */
  beat: { frame: count, isRunning: v.boolean(), first: count, last: count, isRecording: v.boolean() },
  scene: { id: text, name: text },
  notice: { text },
  /** Console text without a behavior as its source. */
  warning: { frame: count, text },
  /** The state of the simulated platform. */
  services: serviceFields,
  openUrl: {
    frame: count,
    url: v.pipe(v.string(), v.regex(/^https?:\/\/.{1,4000}$/i)),
  },
  /** The game calls a server. The frame itself has no network. */
  send: { call: count, method: v.picklist(['GET', 'POST']), url: text, body: v.optional(body) },
  focus: { hasFocus: v.boolean() },
  /** Keys that belong to the editor even while the game has the keyboard. */
  key: { key: v.picklist(['leave', 'nextRegion', 'previousRegion']) },
  log: { frame: count, actorId: text, path, text },
  fault: {
    cause: v.picklist(['project', 'engine']),
    code: text,
    message: text,
    frame: count,
    path,
    position: v.optional(v.object({ line: count, column: count })),
  },
  /** Changes of the project were applied; `isKept` tells whether the game continued or restarted. */
  changed: { isKept: v.boolean() },
  values: {
    frame: count,
    values: listOf(v.object({ subject, id: text, value: v.optional(scalar) }), mostWatched),
  },
  /** Values of devices that have changed. */
  devices: { values: listOf(v.object({ id: text, value: v.optional(scalar) }), mostDevices) },
  actors: { actors: listOf(actor, mostListed), total: count },
  attributes: { subject, attributes: listOf(attribute, 2000) },
  tested: testedFields,
  testsDone: testsDoneFields,
  ghosts: ghostFields,
  dragged: dragFields,
  picked: { actor: v.optional(actor) },
  /** The time that behaviors took since the last report, over this many steps. */
  profile: {
    steps: count,
    milliseconds: count,
    rows: listOf(v.object({ path, milliseconds: count, calls: count }), 200),
  },
  measured: loadFields,
  media: mediaFields,
  filmPart: filmPartFields,
  /** Whatever ended the film. Without parts, the browser cannot make one. */
  filmEnded: {},
  recorded: {
    sceneId: v.optional(text),
    seed: finite,
    frames: count,
    stateHash: text,
    events: listOf(plainObject, 1_000_000),
    lost: listOf(text, 100),
  },
} as const satisfies MessageTable;

type MessageOf<Table extends MessageTable> = {
  [Type in keyof Table]: { readonly type: Type } & Readonly<v.InferOutput<v.ObjectSchema<Table[Type], undefined>>>;
}[keyof Table];

/** What the editor sends to the frame. */
export type FrameCommand = MessageOf<typeof commandFields>;

/** What the frame sends to the editor. */
export type FrameEvent = MessageOf<typeof eventFields>;

/** A recording as sent by the frame. */
export type FrameRecording = Extract<FrameEvent, { type: 'recorded' }>;

/** The first and only message to the frame's window: it carries the port, and the workers' code if the editor has it. */
export interface ConnectMessage {
  readonly type: typeof connectType;
  readonly workerCode: Blob | undefined;
}

const connectType = 'playhouse-connect';

export function connectMessage(workerCode: Blob | undefined): ConnectMessage {
  return { type: connectType, workerCode };
}

export function isConnectMessage(data: unknown): data is ConnectMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === connectType;
}

/** The message types of each side, for tests that cover them all. */
export const commandTypes = Object.keys(commandFields);
export const eventTypes = Object.keys(eventFields);

/** A valid command to the frame; undefined for anything else. */
export function parseCommand(value: unknown): FrameCommand | undefined {
  return parse(value, commandSchemas) as FrameCommand | undefined;
}

/** A valid event from the frame; undefined for anything else. */
export function parseEvent(value: unknown): FrameEvent | undefined {
  return parse(value, eventSchemas) as FrameEvent | undefined;
}

const commandSchemas = schemasOf(commandFields);
const eventSchemas = schemasOf(eventFields);

type Schemas = ReadonlyMap<string, v.GenericSchema<unknown, object>>;

function schemasOf(table: MessageTable): Schemas {
  return new Map(Object.entries(table).map(([type, fields]) => [type, v.object(fields)]));
}

function parse(value: unknown, schemas: Schemas): object | undefined {
  if (!isJsonObject(value) || !Object.hasOwn(value, 'type')) return undefined;
  const { type } = value;
  const schema = typeof type === 'string' ? schemas.get(type) : undefined;
  const taken = schema && take(schema, value);
  return taken && { type, ...taken };
}

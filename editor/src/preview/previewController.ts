import {
  createRemotePlayer,
  type InputEvent,
  type NetworkConnection,
  type PlatformReport,
  type RemotePlayer,
  type RemotePlayerOptions,
  type SimulationEnd,
  SimulationOver,
  simulatePlatform,
} from '@playhouse/player';
import { withDocuments } from '@playhouse/player/messages';
import { createExplainer, type Explainer } from './createExplainer.ts';
import { fingerEvents } from './fingerEvents.ts';
import type { FrameCommand, FrameEvent } from './frameMessages.ts';
import { createMediaDesk, type MediaDesk } from './mediaDesk.ts';
import { createObserver, type Observer } from './observer.ts';
import { createPlayTestRuns, type PlayTestRuns } from './playTestRuns.ts';
import { serviceMessage } from './serviceMessages.ts';
import { startGameWorker } from './startGameWorker.ts';
import { WhatIfStage } from './whatIfStage.ts';
import { withoutScripts } from './withoutScripts.ts';

/** Runs one game in the preview frame and carries out the editor's commands. */
export interface PreviewController {
  /** Commands are carried out one after the other. */
  follow(command: FrameCommand): Promise<void>;
}

type LoadCommand = Extract<FrameCommand, { type: 'load' }>;
type Tell = (event: FrameEvent) => void;

/** The loaded game, with what the editor knows about it. */
interface Loaded {
  readonly player: RemotePlayer;
  readonly observer: Observer;
  readonly whatIf: WhatIfStage;
  readonly playTests: PlayTestRuns;
  readonly media: MediaDesk;
  readonly explainer: Explainer;
  readonly files: Map<string, Uint8Array>;
  readonly platform: Platform;
  readonly hasScripts: boolean;
  readonly calls: Calls;
  project: LoadCommand['project'];
  /** The project that is played, and the one that it was made from. */
  played?: { readonly of: LoadCommand['project']; readonly project: LoadCommand['project'] };
}

/** Pending calls of the game to the editor, by number. */
type Calls = Map<number, (value: string | undefined) => void>;

/** The simulated platform with the editor's settings, and changes not yet reported to the editor. */
interface Platform {
  services: LoadCommand['services'];
  screen: LoadCommand['screen'];
  unsentReport: PlatformReport | undefined;
}

const beatEvery = 250;

/** A controller with nothing loaded; `tell` receives its events. */
export function createPreviewController(stage: HTMLElement, tell: Tell): PreviewController {
  let loaded: Loaded | undefined;
  let last: Promise<void> = Promise.resolve();
  const faulty = (error: unknown) => {
    // The end of a game has been reported.
    if (error instanceof SimulationOver) return;
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  };
  const stop = () => {
    loaded?.observer.destroy();
    loaded?.whatIf.destroy();
    loaded?.playTests.destroy();
    loaded?.media.destroy();
    loaded?.explainer.destroy();
    loaded?.player.destroy();
    loaded = undefined;
    stage.replaceChildren();
  };
  const perform = async (command: FrameCommand): Promise<void> => {
    if (command.type === 'load') {
      stop();
      loaded = await load(stage, command, tell);
      tell({ type: 'loaded' });
    } else if (command.type === 'stop') stop();
    else if (loaded) await follow(loaded, command, tell);
    beat();
  };
  const beat = () => {
    if (!loaded) return;
    const { frame, running, reach, isRecording } = loaded.player;
    const { first, last } = reach;
    tell({ type: 'beat', frame, isRunning: running, first, last, isRecording });
    const { platform } = loaded;
    if (platform.unsentReport) tell(serviceMessage(platform.unsentReport));
    platform.unsentReport = undefined;
  };
  setInterval(beat, beatEvery);
  forwardKeys(tell);
  forwardFocus(tell);
  return {
    follow(command) {
      last = last.then(() => perform(command)).catch(faulty);
      return last;
    },
  };
}

async function load(stage: HTMLElement, command: LoadCommand, tell: Tell): Promise<Loaded> {
  const { project, sceneId, fit, isMuted, hasScripts, services, owned, screen, overlays } = command;
  const files = new Map(command.files);
  const platform: Platform = { services, screen, unsentReport: undefined };
  const calls: Calls = new Map();
  let now = () => 0;
  let explainer: Explainer | undefined;
  const player = await createRemotePlayer({
    host: stage,
    project: playedProject(project, hasScripts),
    fit,
    overlays,
    muted: isMuted,
    keepsHistory: true,
    assets: async (path) => files.get(path),
    facts: { screen },
    network: askEditor(calls, tell),
    services: simulatePlatform({
      owned,
      choices: () => platform.services,
      onChange(report) {
        platform.unsentReport = report;
      },
    }),
    ...(sceneId !== undefined && { sceneId }),
    ...listeners(tell, () => now()),
    startWorker: () => startGameWorker('simulation'),
    onEnd: (end) => tell(endMessage(end)),
    // The end of a game is reported elsewhere.
    onBreak: (hit) => void explainer?.stopBefore(hit).catch(() => undefined),
  });
  explainer = createExplainer(player, tell);
  now = () => player.frame;
  const loaded: Loaded = {
    player,
    files,
    platform,
    hasScripts,
    project,
    calls,
    observer: createObserver(player, stage, tell),
    playTests: createPlayTestRuns(player, tell),
    media: createMediaDesk(player, tell),
    explainer,
    whatIf: new WhatIfStage(player, stage, () => playedNow(loaded), tell),
  };
  return loaded;
}

/** The editor's page performs the calls, if the user allows it. */
function askEditor(calls: Calls, tell: Tell): NetworkConnection {
  let made = 0;
  return ({ method, url, body }) =>
    new Promise((resolve) => {
      // The game's numbering restarts with the game.
      const call = ++made;
      calls.set(call, resolve);
      tell({ type: 'send', call, method, url, ...(body !== undefined && { body }) });
    });
}

/** The played project; the same object until it changes. */
function playedNow(loaded: Loaded): { readonly project: LoadCommand['project']; readonly files: Loaded['files'] } {
  const { project, hasScripts, files } = loaded;
  if (loaded.played?.of !== project) loaded.played = { of: project, project: playedProject(project, hasScripts) };
  return { project: loaded.played.project, files };
}

function playedProject(project: LoadCommand['project'], hasScripts: boolean): LoadCommand['project'] {
  return hasScripts ? project : withoutScripts(project);
}

/** The event sent to the editor when a game ends prematurely. */
function endMessage({ reason, message, frame, script }: SimulationEnd & { readonly frame: number }): FrameEvent {
  return reason === 'silent' ? { type: 'hung', frame, ...script } : { type: 'failed', message };
}

function listeners(
  tell: Tell,
  frame: () => number,
): Pick<RemotePlayerOptions, 'onLog' | 'onFault' | 'onScene' | 'onNotice' | 'onWarning' | 'onOpenUrl'> {
  return {
    onLog: ({ frame, actorId, path, text }) => tell({ type: 'log', frame, actorId, path, text }),
    onFault: ({ cause, code, message, firstFrame, path, position }) =>
      tell({ type: 'fault', cause, code, message, frame: firstFrame, path, ...(position && { position }) }),
    onScene: ({ id, name }) => tell({ type: 'scene', id, name }),
    onNotice: (text) => tell({ type: 'notice', text }),
    onWarning: (text) => tell({ type: 'warning', frame: frame(), text }),
    onOpenUrl: (url) => tell({ type: 'openUrl', frame: frame(), url }),
  };
}

/**
 * The orientation of a screen by its sides; rotated devices are rotated to the left.
 * docs/runtime-rules.md#device-attributes.
 */
function screenEvent({ width, height }: LoadCommand['screen']): InputEvent {
  const way = height > width ? 1 : 3;
  return { type: 'screen', width, height, deviceOrientation: way, interfaceOrientation: way };
}

type Followed = Exclude<FrameCommand, { type: 'load' | 'stop' }>;
type Handlers = {
  readonly [Type in Followed['type']]: (
    loaded: Loaded,
    command: Extract<Followed, { type: Type }>,
    tell: Tell,
  ) => void | Promise<void>;
};

const handlers: Handlers = {
  start: ({ player }) => player.start(),
  pause: ({ player }) => player.pause(),
  async step({ player, observer, explainer }) {
    await player.step();
    await observer.tellValues();
    await explainer.tellNow();
  },
  async restart({ player, platform }, { sceneId }) {
    await player.restart(sceneId);
    player.addInput(screenEvent(platform.screen));
  },
  fit: ({ player }, { fit }) => player.setFit(fit),
  mute: ({ player }, { isMuted }) => player.setMuted(isMuted),
  async change(loaded, { documents, files }, tell) {
    for (const [path, bytes] of files) loaded.files.set(path, bytes);
    loaded.project = withDocuments(loaded.project, documents);
    const outcome = await loaded.player.reload(playedProject(loaded.project, loaded.hasScripts));
    tell({ type: 'changed', isKept: outcome === 'kept' });
  },
  watch: ({ observer }, { items, listsActors }) => observer.watch(items, listsActors),
  watchDevices: ({ observer }, { ids }) => observer.watchDevices(ids),
  describe: ({ observer }, { subject }) => observer.describe(subject),
  set: ({ observer }, { subject, id, value }) => observer.set(subject, id, value),
  pick: ({ observer }, { isOn }) => observer.setPicking(isOn),
  profile: ({ observer }, { isOn }) => observer.setProfiling(isOn),
  takeMedia: ({ media }, command) => media.take(command),
  measure: ({ observer }, { isOn }) => observer.setMeasuring(isOn),
  async record({ player }, { isOn }, tell) {
    if (isOn) return player.startRecording();
    const recording = await player.stopRecording();
    if (recording) tell({ type: 'recorded', ...recording });
  },
  async goTo({ player, observer, explainer, platform }, { frame }) {
    await player.goTo(frame);
    // The screen keeps its orientation.
    player.addInput(screenEvent(platform.screen));
    await observer.tellValues();
    await explainer.tellNow();
  },
  speed: ({ player }, { speed }) => player.setSpeed(speed),
  touchByMouse: ({ player }, { isOn }) => player.setTouchByMouse(isOn),
  services({ platform }, { services }) {
    platform.services = services;
  },
  screen({ player, platform }, { screen }) {
    platform.screen = screen;
    player.addInput(screenEvent(screen));
  },
  runTests: (loaded, { tests }) => loaded.playTests.run(playedNow(loaded).project, tests),
  async openTest(loaded, command) {
    await loaded.playTests.open(playedNow(loaded).project, command);
    await loaded.observer.tellValues();
  },
  whatIfMode: ({ whatIf }, { isOn, canDrag }) => whatIf.setMode(isOn, canDrag),
  whatIf: ({ whatIf }, question) => whatIf.ask(question),
  input: ({ player }, { event }) => player.addInput(event),
  finger({ player, project }, finger) {
    const view = player.view.scenes.at(-1)?.camera ?? project.object.attributes.displaySize;
    for (const event of fingerEvents(view, finger)) player.addInput(event);
  },
  follow: ({ explainer }, command) => explainer.follow(command),
  why: ({ explainer }, command) => explainer.why(command),
  whoSet: ({ explainer }, command) => explainer.whoSet(command),
  breakAt: ({ explainer }, command) => explainer.breakAt(command),
  async stepInto({ player, observer, explainer }, { position }) {
    await player.stepInto(position);
    await observer.tellValues();
    await explainer.tellNow();
  },
  async continue({ player }) {
    await player.step();
    player.start();
  },
  answer({ calls }, { call, value }) {
    calls.get(call)?.(value);
    calls.delete(call);
  },
};

function follow(loaded: Loaded, command: Followed, tell: Tell): void | Promise<void> {
  loaded.whatIf.before(command.type);
  const handler: (loaded: Loaded, command: never, tell: Tell) => void | Promise<void> = handlers[command.type];
  return handler(loaded, command as never, tell);
}

/**
 * Ctrl Enter goes back to editing and F6 leaves the frame; every other key goes to the game.
 * docs/editor-design.md#keyboard.
 */
function forwardKeys(tell: Tell): void {
  const listen = (event: KeyboardEvent) => {
    const isLeave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isLeave && event.key !== 'F6') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tell({ type: 'key', key: isLeave ? 'leave' : event.shiftKey ? 'previousRegion' : 'nextRegion' });
  };
  window.addEventListener('keydown', listen, { capture: true });
}

function forwardFocus(tell: Tell): void {
  window.addEventListener('focus', () => tell({ type: 'focus', hasFocus: true }));
  window.addEventListener('blur', () => tell({ type: 'focus', hasFocus: false }));
}

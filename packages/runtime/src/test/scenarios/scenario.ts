import type { BehaviorDescription, ProjectDescription, PrototypeDescription } from '@playhouse/core/testing';
import type { AudioPort, Game, NetworkRequest, ScriptedEvent } from '../../index.ts';
import { gameAttributes, keyDown, rule, soloGame, timer } from '../describeGame.ts';
import { playProject } from '../playProject.ts';

/** The data that scenarios observe: the game, and all its port calls. */
export interface Seen {
  readonly game: Game;
  readonly requests: readonly (readonly [string, unknown])[];
  readonly sounds: readonly string[];
  /** Volume, pan and pitch of sounds, at their start and as they change. */
  readonly heard: readonly (readonly [volume: number, pan: number, pitch: number])[];
  readonly opened: readonly string[];
  readonly asked: readonly string[];
  readonly quits: number;
  readonly calls: readonly NetworkRequest[];
  readonly saved: ReadonlyMap<string, string>;
}

type Look = (seen: Seen) => unknown;

/** A short game, and its expected state at the end, from the reference. */
export interface Scenario {
  readonly behaviors: readonly BehaviorDescription[];
  readonly frames: number;
  readonly events?: readonly ScriptedEvent[];
  readonly prototype?: Omit<PrototypeDescription, 'behaviors' | 'id'>;
  /** Prototypes besides the first, which is `id1`. */
  readonly others?: readonly PrototypeDescription[];
  readonly rest?: Partial<ProjectDescription>;
  readonly sees: Look;
  readonly is: unknown;
}

/** The four questions that each behavior and condition answers. */
export const aspects = ['start', 'frame', 'stop', 'falls'] as const;

/** The scenarios of a class. `falls` is about its rule: false at first, true, false, and true again. */
export type Scenarios = Readonly<Record<(typeof aspects)[number], readonly Scenario[]>> & {
  /** The location in the reference. */
  readonly reference: string;
};

/** Plays a game with ports that record all calls. */
export async function see(scenario: Scenario): Promise<unknown> {
  const { behaviors, prototype = {}, others = [], rest = {}, frames, events = [] } = scenario;
  const seen = {
    requests: [] as [string, unknown][],
    sounds: [] as string[],
    opened: [] as string[],
    asked: [] as string[],
    heard: [] as [number, number, number][],
    quits: 0,
    calls: [] as NetworkRequest[],
    saved: new Map<string, string>(),
  };
  const audio: AudioPort = {
    playSound(_, name, { loop, volume, pan, pitch }) {
      seen.sounds.push(`play ${name}${loop ? ' again and again' : ''}`);
      seen.heard.push([volume, pan, pitch]);
    },
    updateSound: (_, { volume = 1, pan = 0, pitch = 1 }) => void seen.heard.push([volume, pan, pitch]),
    stopSound: () => void seen.sounds.push('stop'),
    playMusic: (name, loop) => void seen.sounds.push(`music ${name}${loop ? '' : ' once'}`),
    pauseMusic: () => void seen.sounds.push('pause'),
    stopMusic: () => void seen.sounds.push('silence'),
    setVolumes() {},
  };
  const ports = {
    audio,
    storage: {
      get: (key: string) => seen.saved.get(key),
      set: (key: string, value: string) => void seen.saved.set(key, value),
    },
    network: { send: (request: NetworkRequest) => void seen.calls.push(request) },
    platform: {
      openUrl: (url: string) => void seen.opened.push(url),
      quit: () => void seen.quits++,
      askText: (prompt: string) => void seen.asked.push(prompt),
      request: (event: string, argument: unknown) => void seen.requests.push([event, argument]),
      answersCalls: true,
    },
  };
  const prototypes = [{ name: 'Solo', ...prototype, behaviors }, ...others];
  const project = soloGame([], {}, { attributes: gameAttributes, prototypes, ...rest });
  const game = await playProject(project, { frames, events, ports });
  if (game.faults.length > 0) throw new Error(game.faults.map(({ message }) => message).join(' '));
  return scenario.sees({ ...seen, game });
}

/** A key that is pressed in one frame and released in another. */
export function press(key: string, from: number, to: number): ScriptedEvent[] {
  return [
    { frame: from, type: 'keyDown', key },
    { frame: to, type: 'keyUp', key },
  ];
}

interface Common extends Pick<Scenario, 'prototype' | 'others' | 'rest' | 'sees'> {
  readonly reference: string;
  readonly does: BehaviorDescription;
  /** Behaviors that always precede it. */
  readonly beside?: readonly BehaviorDescription[];
}

interface Persistent extends Common {
  /** After frame 1 and frame 30. */
  readonly first: unknown;
  readonly at30: unknown;
  /** At frame 60, after it was active for half a second. */
  readonly after: unknown;
  /** At frame 60 when its rule turned false; the same unless given. */
  readonly fallen?: unknown;
  /** At frame 90, when its rule has been true again since frame 61. */
  readonly again: unknown;
}

/** The scenarios of behaviors that work while they are active. docs/runtime-rules.md#activation, rule 5. */
export function persistent(row: Persistent): Scenarios {
  const { reference, does, beside = [], first, at30, after, fallen = after, again, ...common } = row;
  const held = [...beside, rule(keyDown('a'), [does])];
  const events = [...press('a', 1, 31), ...press('a', 61, 999)];
  return {
    reference,
    start: [{ ...common, behaviors: [...beside, does], frames: 1, is: first }],
    frame: [{ ...common, behaviors: [...beside, does], frames: 30, is: at30 }],
    stop: [{ ...common, behaviors: [...beside, timer('for', 0.5, [does])], frames: 60, is: after }],
    falls: [
      { ...common, behaviors: held, events, frames: 60, is: fallen },
      { ...common, behaviors: held, events, frames: 90, is: again },
    ],
  };
}

interface Action extends Common {
  /** Makes a second run visible; empty where runs can be counted. */
  readonly disturb?: BehaviorDescription;
  readonly before: unknown;
  readonly once: unknown;
  readonly disturbed?: unknown;
  readonly twice: unknown;
}

/** The scenarios of behaviors that run once per activation. docs/runtime-rules.md#activation, rule 4. */
export function action(row: Action): Scenarios {
  const { reference, does, beside = [], disturb, before, once, disturbed = once, twice, ...common } = row;
  const later = disturb ? [timer('after', 1 / 3, [disturb])] : [];
  const held = [...beside, rule(keyDown('a'), [does]), ...(disturb ? [rule(keyDown('b'), [disturb])] : [])];
  const events = [...press('a', 10, 30), ...press('b', 40, 45), ...press('a', 61, 80)];
  return {
    reference,
    start: [{ ...common, behaviors: [...beside, does], frames: 1, is: once }],
    frame: [{ ...common, behaviors: [...beside, does, ...later], frames: 30, is: disturbed }],
    stop: [{ ...common, behaviors: held, events, frames: 35, is: once }],
    falls: [
      { ...common, behaviors: held, events, frames: 9, is: before },
      { ...common, behaviors: held, events, frames: 50, is: disturbed },
      { ...common, behaviors: held, events, frames: 90, is: twice },
    ],
  };
}

/** A sentence of the reference, and a game that demonstrates it. */
export type Statement = readonly [
  sentence: string,
  scenario: Omit<Scenario, 'behaviors'> & Partial<Pick<Scenario, 'behaviors'>>,
];

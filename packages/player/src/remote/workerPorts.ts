import type { AudioPort, GamePorts, PlatformFacts, PlatformPort, StoragePort } from '@playhouse/runtime';
import type { GameEvents } from '../api/gameEvents.ts';
import { localTime } from '../platform/localTime.ts';
import type { GameCall, RunningScript } from './protocol.ts';

type Call = (...call: GameCall) => void;

/** Data of the window's ports that a game needs in advance. */
export interface KnownFacts {
  readonly facts: PlatformFacts;
  readonly answersCalls: boolean;
}

/**
 * The ports of a game in a worker. None of them waits: calls are sent by name and in order. The clock is the worker's
 * own, and saved data lasts as long as the worker.
 */
export function createWorkerPorts(
  { facts, answersCalls }: KnownFacts,
  storage: StoragePort,
  call: Call,
  tellScript: (script: RunningScript | undefined) => void,
): GamePorts {
  return {
    clock: { at: localTime },
    storage,
    facts,
    audio: audioOf(call),
    platform: { ...platformOf(call), answersCalls },
    network: { send: (request) => call('send', request) },
    scripts: {
      enter: (path, event) => tellScript({ path, event }),
      leave: () => tellScript(undefined),
    },
  };
}

function audioOf(call: Call): AudioPort {
  return {
    playSound: (handle, name, options) => call('playSound', handle, name, options),
    updateSound: (handle, options) => call('updateSound', handle, options),
    stopSound: (handle) => call('stopSound', handle),
    playMusic: (name, loop) => call('playMusic', name, loop),
    pauseMusic: () => call('pauseMusic'),
    stopMusic: () => call('stopMusic'),
    setVolumes: (sound, music) => call('setVolumes', sound, music),
  };
}

function platformOf(call: Call): PlatformPort {
  return {
    openUrl: (url) => call('openUrl', url),
    quit: () => call('quit'),
    askText: (prompt) => call('askText', prompt),
    request: (event, argument) => call('request', event, argument),
  };
}

/** Sends the events of a game from its worker to the page. */
export function eventsOf(call: Call): GameEvents {
  return {
    onLog: (line) => call('log', line),
    // A copy, because the original keeps counting.
    onFault: (fault) => call('fault', { ...fault }),
    onScene: (scene) => call('scene', scene),
    onWarning: (text) => call('warning', text),
  };
}

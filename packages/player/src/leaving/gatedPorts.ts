import type { AudioPort, GamePorts, NetworkPort, PlatformPort } from '@playhouse/runtime';
import type { GameEvents } from '../api/gameEvents.ts';
import type { LeavingGate } from './leavingGate.ts';
import type { Leaving } from './leavingLimits.ts';

/** Ports whose output is limited by a gate, which the game does not notice. */
export function gatedPorts(ports: GamePorts, gate: LeavingGate): GamePorts {
  const { audio, platform, network } = ports;
  return {
    ...ports,
    audio: gatedAudio(audio, gate),
    platform: gatedPlatform(platform, gate),
    ...(network && { network: gatedNetwork(network, gate) }),
  };
}

/** Events of a game, limited by a gate. */
export function gatedEvents({ onLog, onFault, onScene, onWarning }: GameEvents, gate: LeavingGate): GameEvents {
  return {
    ...(onLog && { onLog: gated(gate, 'log', onLog) }),
    ...(onFault && { onFault: gated(gate, 'fault', onFault) }),
    ...(onScene && { onScene: gated(gate, 'scene', onScene) }),
    ...(onWarning && { onWarning: gated(gate, 'warning', onWarning) }),
  };
}

/** A call that is made only when the gate allows it, with texts cut to the limit. */
export function gated<Values extends unknown[]>(
  gate: LeavingGate,
  kind: Leaving,
  call: (...values: Values) => void,
): (...values: Values) => void {
  return (...values) => {
    if (gate.lets(kind)) call(...(gate.fit(kind, values) as Values));
  };
}

function gatedAudio(audio: AudioPort, gate: LeavingGate): AudioPort {
  return {
    playSound: gated(gate, 'playSound', audio.playSound),
    updateSound: gated(gate, 'updateSound', audio.updateSound),
    stopSound: gated(gate, 'stopSound', audio.stopSound),
    playMusic: gated(gate, 'music', audio.playMusic),
    pauseMusic: gated(gate, 'music', audio.pauseMusic),
    stopMusic: gated(gate, 'music', audio.stopMusic),
    setVolumes: gated(gate, 'setVolumes', audio.setVolumes),
  };
}

function gatedPlatform(platform: PlatformPort, gate: LeavingGate): PlatformPort {
  return {
    ...platform,
    openUrl: gated(gate, 'openUrl', platform.openUrl),
    quit: gated(gate, 'quit', platform.quit),
    askText: gated(gate, 'askText', platform.askText),
    request: gated(gate, 'request', platform.request),
  };
}

/** The caller waits for an answer, so a call that is held back is answered with a failure. */
function gatedNetwork(network: NetworkPort, gate: LeavingGate): NetworkPort {
  return {
    send(request) {
      const mayLeave =
        gate.lets('send') && gate.fit('send', request.url + (request.body ?? '')).length === lengthOf(request);
      network.send(mayLeave ? request : { call: request.call, method: request.method, url: '' });
    },
  };
}

function lengthOf({ url, body = '' }: { readonly url: string; readonly body?: string | undefined }): number {
  return url.length + body.length;
}

import {
  type AudioPort,
  type CalendarTime,
  type GamePorts,
  type PlatformPort,
  type RecorderOptions,
  runtimeLimits,
  savedSize,
} from '@playhouse/runtime';

/** Ports of a game that can be replayed. */
export interface ReplayPorts {
  readonly ports: GamePorts;
  /** The data that the game has saved, which is rewound with it. */
  readonly saved: NonNullable<RecorderOptions['storage']>;
  /** While this returns true, sounds and calls are suppressed: replayed steps have already made them. */
  follow(isReplaying: () => boolean): void;
}

/** Wraps ports: they can be silenced, and a frame gets the same time of day whenever it is played. */
export function createReplayPorts(ports: GamePorts, keptFrames: number): ReplayPorts {
  let isSilent = () => false;
  const times = new Map<number, CalendarTime>();
  const saved = new Map<string, string>();
  /** The earlier saved values of the keys that this game has written. */
  const before = new Map<string, string | undefined>();
  let size = 0;
  const sizeWith = (key: string, value: string) => size - savedSize(key, saved.get(key)) + savedSize(key, value);
  const { clock, audio, platform, storage, network } = ports;
  const quiet: Quiet =
    (call) =>
    (...values) => {
      if (!isSilent()) call(...values);
    };
  return {
    ports: {
      ...ports,
      clock: {
        at(frame) {
          const time = times.get(frame) ?? clock.at(frame);
          times.set(frame, time);
          times.delete(frame - 2 * keptFrames);
          return time;
        },
      },
      storage: {
        get: (key) => saved.get(key) ?? (before.has(key) ? before.get(key) : storage.get(key)),
        set(key, value) {
          if (!before.has(key)) before.set(key, storage.get(key));
          size = sizeWith(key, value);
          saved.set(key, value);
          if (!isSilent()) storage.set(key, value);
        },
        // Only what this game has saved counts, nothing from before, so that a replay gets the same answer.
        hasRoom: (key, value) => sizeWith(key, value) <= runtimeLimits.savedCharacters,
      },
      audio: quietAudio(audio, quiet),
      platform: quietPlatform(platform, quiet),
      ...(network && { network: { send: quiet(network.send) } }),
    },
    saved: {
      capture: () => new Map(saved),
      restore(state) {
        saved.clear();
        size = 0;
        for (const [key, value] of state) {
          saved.set(key, value);
          size += savedSize(key, value);
        }
      },
    },
    follow(isReplaying) {
      isSilent = isReplaying;
    },
  };
}

/** A call that does nothing while the ports are silent. */
type Quiet = <Call extends unknown[]>(call: (...values: Call) => void) => (...values: Call) => void;

function quietAudio(audio: AudioPort, quiet: Quiet): AudioPort {
  return {
    playSound: quiet(audio.playSound),
    updateSound: quiet(audio.updateSound),
    stopSound: quiet(audio.stopSound),
    playMusic: quiet(audio.playMusic),
    pauseMusic: quiet(audio.pauseMusic),
    stopMusic: quiet(audio.stopMusic),
    setVolumes: quiet(audio.setVolumes),
  };
}

function quietPlatform(platform: PlatformPort, quiet: Quiet): PlatformPort {
  return {
    ...platform,
    openUrl: quiet(platform.openUrl),
    quit: quiet(platform.quit),
    askText: quiet(platform.askText),
    request: quiet(platform.request),
  };
}

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
  /** What another game needs in order to replay the same frames. */
  memory(): ReplayMemory;
  /** While this returns true, sounds and requests are dropped, because replayed frames have made them before. */
  follow(isReplaying: () => boolean): void;
}

/** What a game has received from its ports, as plain data. */
export interface ReplayMemory {
  /** The time of day of frames that were played. */
  readonly times: ReadonlyMap<number, CalendarTime>;
  /** What the game has saved so far. */
  readonly saved: ReadonlyMap<string, string>;
  /** The earlier values of the keys that the game has written. */
  readonly before: ReadonlyMap<string, string | undefined>;
}

/**
 * Wraps ports so that they can be silent, and a frame gets the same time of day whenever it is played. With the memory
 * of one game, another can continue from its current frame.
 */
export function createReplayPorts(ports: GamePorts, keptFrames: number, memory?: ReplayMemory): ReplayPorts {
  let isSilent = () => false;
  const times = new Map(memory?.times);
  const saved = new Map(memory?.saved);
  const before = new Map(memory?.before);
  let size = [...saved].reduce((sum, [key, value]) => sum + savedSize(key, value), 0);
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
    memory: () => ({ times: new Map(times), saved: new Map(saved), before: new Map(before) }),
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

import { framesPerSecond } from '@playhouse/core';
import type { CalendarTime, GamePorts, PlatformFacts } from '@playhouse/runtime';
import type { ReplayMemory } from '../replay/replayPorts.ts';

/** Ports of a game that nobody plays: they have no effects and give no answers. */
export function createGhostPorts(facts: PlatformFacts, { times }: ReplayMemory): GamePorts {
  return {
    clock: { at: clockAfter(times) },
    storage: { get: () => undefined, set() {} },
    facts,
    audio: {
      playSound() {},
      updateSound() {},
      stopSound() {},
      playMusic() {},
      pauseMusic() {},
      stopMusic() {},
      setVolumes() {},
    },
    platform: { openUrl() {}, quit() {}, askText() {}, request() {}, answersCalls: true },
    network: { send() {} },
  };
}

/** A clock that continues from the last known time with the frames of the game. */
function clockAfter(times: ReadonlyMap<number, CalendarTime>): (frame: number) => CalendarTime {
  const last = Math.max(0, ...times.keys());
  const known = times.get(last);
  const { year, month, day, hour, minute, second, millisecond } = known ?? firstTime;
  const start = Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
  return (frame) => {
    const time = new Date(start + Math.round(((frame - last) * 1000) / framesPerSecond));
    return {
      year: time.getUTCFullYear(),
      month: time.getUTCMonth() + 1,
      day: time.getUTCDate(),
      hour: time.getUTCHours(),
      minute: time.getUTCMinutes(),
      second: time.getUTCSeconds(),
      millisecond: time.getUTCMilliseconds(),
    };
  };
}

const firstTime: CalendarTime = { year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };

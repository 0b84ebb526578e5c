import type { Project } from '@playhouse/core';
import { framesPerSecond } from '@playhouse/core';
import type { CalendarTime, GamePorts } from './gamePorts.ts';
import { createLimitedStorage } from './limitedStorage.ts';

/** Options of headless play. */
export interface HeadlessOptions {
  /** Saved attributes and tables of earlier plays, by their storage keys. */
  readonly saved?: ReadonlyMap<string, string>;
}

const start = Date.UTC(2000, 0, 1);

/**
 * The ports of headless play: a clock from 2000-01-01 00:00 UTC that advances with the frames, a screen of the display
 * size, platform HTML5 in English, empty storage, and silence. docs/format.md#headless-play.
 */
export function createHeadlessPorts(project: Project, options: HeadlessOptions = {}): GamePorts {
  const storage = createLimitedStorage(options.saved);
  const { width, height } = project.object.attributes.displaySize;
  return {
    clock: { at: calendarTime },
    storage,
    audio: {
      playSound() {},
      updateSound() {},
      stopSound() {},
      playMusic() {},
      pauseMusic() {},
      stopMusic() {},
      setVolumes() {},
    },
    platform: { openUrl() {}, quit() {}, askText() {}, request() {} },
    facts: {
      name: 'HTML5',
      version: '1',
      language: 'en',
      region: 'US',
      deviceModel: 'headless',
      screen: { width, height },
    },
  };
}

/** Calendar arithmetic only: no clock is read. */
function calendarTime(frames: number): CalendarTime {
  const time = new Date(start + Math.floor((frames * 1000) / framesPerSecond));
  return {
    year: time.getUTCFullYear(),
    month: time.getUTCMonth() + 1,
    day: time.getUTCDate(),
    hour: time.getUTCHours(),
    minute: time.getUTCMinutes(),
    second: time.getUTCSeconds(),
    millisecond: time.getUTCMilliseconds(),
  };
}

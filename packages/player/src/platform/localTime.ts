import type { CalendarTime } from '@playhouse/runtime';

/** Local wall-clock time. */
export function localTime(): CalendarTime {
  const now = new Date();
  return {
    year: now.getFullYear(),
    month: now.getMonth() + 1,
    day: now.getDate(),
    hour: now.getHours(),
    minute: now.getMinutes(),
    second: now.getSeconds(),
    millisecond: now.getMilliseconds(),
  };
}

import { currentLanguage, t } from '../../i18n/t.ts';

/** "20 minutes ago", "yesterday", "Apr 2, 2026": a relative time, as the library shows it. */
export function timeLabels(iso: string, now: Date): string {
  const then = new Date(iso);
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return t('just now');
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const days = daysBetween(then, now);
  if (days === 0) return relative.format(-Math.floor(minutes / 60), 'hour');
  if (days < 7) return relative.format(-days, 'day');
  return date.format(then);
}

/** "Sunday, November 29": a day in the near future. */
export function dayLabel(iso: string): string {
  return day.format(new Date(iso));
}

const day = new Intl.DateTimeFormat(currentLanguage().locale, { weekday: 'long', month: 'long', day: 'numeric' });
const relative = new Intl.RelativeTimeFormat(currentLanguage().locale, { numeric: 'auto' });
const date = new Intl.DateTimeFormat(currentLanguage().locale, { year: 'numeric', month: 'short', day: 'numeric' });

function daysBetween(then: Date, now: Date): number {
  const midnight = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  return Math.round((midnight(now) - midnight(then)) / 86_400_000);
}

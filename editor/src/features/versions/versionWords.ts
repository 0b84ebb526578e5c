import { currentLanguage, t } from '../../i18n/t.ts';
import type { ListedVersion, SourceFault } from './versionSource.ts';

/** What a version is called: its name, or why it was kept. */
export function versionTitle({ kind, name }: Pick<ListedVersion, 'kind' | 'name'>): string {
  switch (kind) {
    case 'named':
      return name;
    case 'auto':
      return t('Kept automatically');
    case 'before-restore':
      return t('Before restoring “{name}”', { name });
    case 'merge-loser':
      return t('Replaced when two versions met');
  }
}

/** Who made a version; blank when it made itself. */
export function versionMaker({ who, isMine }: Pick<ListedVersion, 'who' | 'isMine'>): string {
  return isMine ? t('you') : who;
}

/** The day and the time of a version, as text. */
export function versionTime(at: string): string {
  return new Date(at).toLocaleString(currentLanguage().locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** What a version is called in the history, which lists many. */
export function versionName(version: Pick<ListedVersion, 'kind' | 'name' | 'at'>): string {
  return version.kind === 'named' ? version.name : versionTime(version.at);
}

/** What is wrong, and what to do. */
export function faultWords(fault: SourceFault): string {
  switch (fault) {
    case 'offline':
      return t('The server cannot be reached. Versions are shown as soon as it can.');
    case 'signedOut':
      return t('Sign in to see the versions of this project.');
    case 'gone':
      return t('This version is no longer kept. Choose another one.');
    case 'notSent':
      return t('Your last changes are not on the server yet. Try again in a moment.');
    default:
      return fault.message;
  }
}

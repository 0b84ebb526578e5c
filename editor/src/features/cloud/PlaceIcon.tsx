import type { LibraryEntry } from '@playhouse/sync';
import { Cloud, Laptop } from 'lucide-react';
import { t } from '../../i18n/t.ts';

/** Whether a project of this computer is in the cloud, too. */
export function isInCloud({ cloud }: Pick<LibraryEntry, 'cloud'>): boolean {
  return cloud?.isOn === true && cloud.isKept !== true;
}

export function placeText(entry: Pick<LibraryEntry, 'cloud'>): string {
  if (entry.cloud?.isPartial) return t('Not completely downloaded');
  return isInCloud(entry) ? t('On this computer and in the cloud') : t('On this computer');
}

export interface PlaceIconProps {
  readonly entry: Pick<LibraryEntry, 'cloud'>;
  readonly className?: string | undefined;
  readonly size: number;
}

/** Where a project is. */
export function PlaceIcon({ entry, className, size }: PlaceIconProps) {
  const Icon = isInCloud(entry) ? Cloud : Laptop;
  return <Icon aria-hidden className={className} size={size} strokeWidth={1.75} />;
}

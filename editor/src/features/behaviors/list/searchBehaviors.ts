import type { AnyBehaviorDescriptor } from '@playhouse/core';
import { usageNames } from '../../../i18n/catalogueNames.ts';
import { t } from '../../../i18n/t.ts';
import type { OwnBehavior } from '../own/ownBehaviors.ts';
import { rankedBehaviors } from '../rankBehavior.ts';
import type { Insertable } from './insertable.ts';

/** A behavior that can be inserted by name. */
export interface FoundBehavior {
  /** Unique among all of them. */
  readonly id: string;
  readonly thing: Insertable;
  readonly className: string;
  readonly title: string;
  readonly hint: string;
}

/** The maximum number of results shown. */
const most = 8;

/** Behaviors that match the typed text, best first. */
export function searchBehaviors(
  query: string,
  descriptors: readonly AnyBehaviorDescriptor[],
  own: readonly OwnBehavior[],
): readonly FoundBehavior[] {
  const all = [
    ...own.map(({ thing, name, className }) => ({
      id: 'own' in thing ? thing.own : thing.saved,
      thing,
      className,
      title: name,
      hint: t('Own behavior'),
    })),
    ...descriptors.map(({ class: className, title, usage, help, searchWords = [] }) => ({
      id: className,
      thing: { kind: 'class', class: className } as const,
      className,
      title,
      hint: usageNames[usage],
      help,
      searchWords,
    })),
  ];
  return rankedBehaviors(all, query).slice(0, most);
}

import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure.tsx';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import styles from './BehaviorLibrary.module.css';
import { isBucketOpen } from './behaviorBuckets.ts';
import { bucketIcons } from './bucketIcons.ts';

export interface BucketProps {
  readonly id: string;
  /** Blank for a group without a head. */
  readonly title: string;
  readonly count: number;
  readonly children: readonly ReactNode[];
}

/** A group whose open state is remembered across visits. */
export function BehaviorBucketView({ id, title, count, children }: BucketProps) {
  const { behaviorGroups, change } = usePreferences();
  const isOpen = isBucketOpen(id, behaviorGroups);
  const rows = (
    <ul className={styles.rows} aria-label={title === '' ? t('Behaviors') : title}>
      {children}
    </ul>
  );
  if (title === '') return rows;
  return (
    <Disclosure
      title={title}
      icon={bucketIcons.get(id)}
      count={count}
      isOpen={isOpen}
      onToggle={(open) => change({ behaviorGroups: { ...behaviorGroups, [id]: open } })}
    >
      {isOpen ? rows : null}
    </Disclosure>
  );
}

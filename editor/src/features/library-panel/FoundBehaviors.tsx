import { behaviorDescriptors } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { useOwnBehaviors } from '../behaviors/own/ownBehaviors.ts';
import { rankedBehaviors } from '../behaviors/rankBehavior.ts';
import styles from './BehaviorLibrary.module.css';
import { BehaviorRow } from './BehaviorRow.tsx';
import { NothingNamed } from './NothingNamed.tsx';
import { ownRows } from './OwnBehaviors.tsx';

/** Matches of the search, best first, including hidden groups. */
export function FoundBehaviors({ query }: { readonly query: string }) {
  const own = useOwnBehaviors();
  const found = rankedBehaviors(behaviorDescriptors, query);
  const foundOwn = rankedBehaviors(
    own.map((behavior) => ({ title: behavior.name, behavior })),
    query,
  );
  if (found.length + foundOwn.length === 0)
    return <NothingNamed text={t('Nothing named “{query}”.', { query })} query={query} />;
  return (
    <ul className={styles.rows} aria-label={t('Found behaviors')}>
      {ownRows(foundOwn.map(({ behavior }) => behavior))}
      {found.map((descriptor) => (
        <BehaviorRow key={descriptor.class} descriptor={descriptor} />
      ))}
    </ul>
  );
}

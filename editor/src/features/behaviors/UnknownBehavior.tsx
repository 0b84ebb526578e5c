import type { Behavior } from '@playhouse/core';
import styles from './BehaviorCard.module.css';

/** A behavior of a class that is not in the catalogue: its raw attributes, kept as they are. */
export function UnknownBehavior({ behavior }: { readonly behavior: Behavior }) {
  return (
    <div className={styles.unknown}>
      <p>This version of Playhouse does not know this behavior. It is kept as it is.</p>
      <dl className={styles.fields}>
        {Object.entries(behavior.attributes).map(([key, value]) => (
          <div key={key} className={styles.field}>
            <dt className={styles.label}>{key}</dt>
            <dd className={styles.value}>
              <code>{JSON.stringify(value)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

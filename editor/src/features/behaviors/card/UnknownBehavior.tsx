import type { Behavior } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import styles from './Card.module.css';

/** A behavior whose class is not in the catalogue: shows its raw attributes, which are kept unchanged. */
export function UnknownBehavior({ behavior }: { readonly behavior: Behavior }) {
  return (
    <div className={styles.fields}>
      <p>{t('This version of Playhouse does not know this behavior. It is kept unchanged.')}</p>
      {Object.entries(behavior.attributes).map(([key, value]) => (
        <div key={key} className={styles.field}>
          <span className={styles.label}>{key}</span>
          <code className={styles.value}>{JSON.stringify(value)}</code>
        </div>
      ))}
    </div>
  );
}

import { type Behavior, behaviorTitle, findBehavior } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { fieldRows } from '../card/fieldRows.ts';
import { conditionSentence } from '../conditionLabels.ts';
import { FieldValueView } from '../FieldValueView.tsx';
import { KindTile } from '../KindTile.tsx';
import styles from './BehaviorHelp.module.css';

const lanes = [
  ['behaviors', t('Do')],
  ['elseBehaviors', t('Otherwise')],
] as const;

/** A behavior of an example as a small card: its conditions, its relevant fields, and its contents. */
export function ExampleCard({ behavior }: { readonly behavior: Behavior }) {
  const { project, names } = useSurroundings();
  const descriptor = findBehavior(behavior.class);
  if (!descriptor) return null;
  const rows = fieldRows(descriptor, behavior).flatMap(({ label, fields }) => {
    const told = fields.filter(
      ({ key, field }) => !isDefault(behavior.attributes[key], field.default) || field.required,
    );
    return told.length === 0 ? [] : [{ label, fields: told }];
  });
  return (
    <div className={styles.card}>
      <p className={styles.cardHead}>
        <KindTile descriptor={descriptor} size="small" />
        <b>{behaviorTitle(behavior)}</b>
      </p>
      {behavior.conditions?.map((condition) => (
        <p key={condition.id} className={styles.condition}>
          {t('When {condition}', { condition: conditionSentence(condition, project, names) })}
        </p>
      ))}
      {rows.length === 0 ? null : (
        <dl className={styles.fields}>
          {rows.map(({ label, fields }) => (
            <div key={label + fields[0]?.key} className={styles.field}>
              <dt>{label}</dt>
              <dd>
                {fields.map(({ key, field, word }) => (
                  <span key={key} className={styles.value}>
                    {word === '' ? null : <span className={styles.muted}>{word}</span>}
                    <FieldValueView field={field} value={behavior.attributes[key]} />
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lanes.map(([list, word]) =>
        behavior[list]?.length ? (
          <div key={list} className={styles.lane}>
            <p className={styles.laneWord}>{word}</p>
            {behavior[list].map((child) => (
              <ExampleCard key={child.id} behavior={child} />
            ))}
          </div>
        ) : null,
      )}
    </div>
  );
}

function isDefault(value: unknown, fallback: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(fallback);
}

import type { AnyBehaviorDescriptor, Behavior, Field } from '@playhouse/core';
import { OctagonAlert } from 'lucide-react';
import styles from './BehaviorCard.module.css';
import { useSurroundings } from './behaviorSurroundings.ts';
import { FieldValueView } from './FieldValueView.tsx';

export interface BehaviorFieldsProps {
  readonly behavior: Behavior;
  readonly descriptor: AnyBehaviorDescriptor;
}

/** Conditions are told in their lane, how they combine in its sentence. */
const toldElsewhere = new Set(['compoundConditionKind', 'name']);

/** Every field that counts now: label, value, and what is wrong with it. */
export function BehaviorFields({ behavior, descriptor }: BehaviorFieldsProps) {
  const { issues } = useSurroundings();
  const shown = Object.entries(descriptor.fields).filter(
    ([key, field]) => !toldElsewhere.has(key) && isShown(key, field, behavior, descriptor.type === 'Block'),
  );
  const problems = issues.get(behavior.id) ?? [];
  if (shown.length === 0 && problems.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {shown.map(([key, field]) => {
        const wrong = problems.filter(({ path }) => path.includes(key));
        return (
          <div key={key} className={styles.field}>
            <dt className={styles.label}>{field.label}</dt>
            <dd className={styles.value} data-wrong={wrong.length > 0 || undefined}>
              <FieldValueView field={field} value={behavior.attributes[key] ?? field.default} />
            </dd>
            {wrong.map(({ message, code }) => (
              <dd key={code} className={styles.problem}>
                <OctagonAlert aria-hidden size={15} strokeWidth={2} />
                {message}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** Flags of blocks that are off say nothing. */
function isShown(key: string, field: Field, behavior: Behavior, isBlock: boolean): boolean {
  if (field.hidden || field.legacy) return false;
  if (isBlock && field.kind === 'boolean' && behavior.attributes[key] !== true) return false;
  if (!field.when) return true;
  const other = behavior.attributes[field.when.field];
  return field.when.is.some((value) => value === other);
}

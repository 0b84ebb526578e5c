import type { Condition, Edit } from '@playhouse/core';
import { CircleDashed } from 'lucide-react';
import { t } from '../../../i18n/t.ts';
import { FieldControl } from '../../fields/FieldControl.tsx';
import type { FieldControlProps } from '../../fields/fieldControl.ts';
import { Picker } from '../../fields/Picker.tsx';
import { programOf } from '../fieldLabels.ts';
import { LiveValue } from '../live/LiveValue.tsx';
import styles from './Card.module.css';
import { ConditionPart } from './ConditionPart.tsx';
import { isComputed, predicateFields, type Subject, withSubject, withValue } from './conditionFields.ts';
import { conditionKindOf, conditionKindOptions, kindById } from './conditionKinds.tsx';

/** The props of a control in a condition: where it is, and what is wrong. */
type Shared = Pick<FieldControlProps, 'scope' | 'onCancel'> &
  Partial<Pick<FieldControlProps, 'where' | 'tile' | 'hasHandle' | 'describedBy' | 'isInvalid'>>;

export interface ConditionCellsProps {
  readonly condition: Condition;
  readonly subject: Subject | undefined;
  /** True when something is not chosen yet. */
  readonly isIncomplete: boolean;
  readonly propsOf: (key: string, isWrong?: boolean) => Shared;
  readonly onEdit: (key: string, edit: ConditionEdit, gesture?: string, along?: readonly Edit[]) => void;
  readonly onDraft: (draft: Condition | undefined) => void;
}

/** An edit of this condition. */
type ConditionEdit =
  | { readonly kind: 'condition.setKind'; readonly data: NonNullable<ReturnType<typeof kindById>>['data'] }
  | { readonly kind: 'condition.setSubject'; readonly data: { readonly subject: unknown } }
  | { readonly kind: 'condition.setAttribute'; readonly data: { readonly field: string; readonly value: unknown } };

/** The joined controls of a condition: its kind, what is compared, how, and with what. */
export function ConditionCells(props: ConditionCellsProps) {
  const { condition, subject, isIncomplete, propsOf, onEdit, onDraft } = props;
  const kind = conditionKindOf(condition);
  return (
    <>
      <span className={styles.cell} data-part="kind" data-compact={subject !== undefined || undefined}>
        <Picker
          label={subject ? t('Condition, {name}', { name: kindById(kind)?.name }) : t('Condition')}
          value={kind}
          options={conditionKindOptions}
          blank={t('Choose a condition')}
          empty=""
          {...(subject ? { icon: kindById(kind)?.icon ?? CircleDashed } : propsOf('type', isIncomplete))}
          onChange={(id) => {
            const chosen = kindById(id);
            if (chosen) onEdit('type', { kind: 'condition.setKind', data: chosen.data });
          }}
        />
      </span>
      {subject ? (
        <span
          className={styles.cell}
          data-part={condition.attributes.conditionType === 1 ? 'subject' : 'program'}
          data-key={subject.key}
        >
          <FieldControl
            {...propsOf(subject.key, isIncomplete)}
            field={subject.field}
            label={t('What is compared')}
            value={subject.value}
            onDraft={(typed) => onDraft(withSubject(condition, subject.key, typed))}
            onChange={(value, gesture, along) =>
              onEdit(subject.key, { kind: 'condition.setSubject', data: { subject: value } }, gesture, along)
            }
          />
          {isComputed(subject) ? <LiveValue id={condition.id} field="left" /> : null}
        </span>
      ) : null}
      {predicateFields(condition).map(([key, field]) => (
        <span
          key={key}
          className={styles.cell}
          data-part={key === 'RHS' && field.kind !== 'boolean' ? 'program' : 'operator'}
          data-key={key}
        >
          <ConditionPart
            {...propsOf(key)}
            field={field}
            label={field.label}
            value={condition.predicate.attributes[key] ?? field.default}
            onDraft={(typed) => onDraft(withValue(condition, key, typed))}
            onChange={(value, gesture, along) =>
              onEdit(key, { kind: 'condition.setAttribute', data: { field: key, value } }, gesture, along)
            }
          />
          {key === 'RHS' && programOf(condition.predicate.attributes.RHS) ? (
            <LiveValue id={condition.id} field="right" />
          ) : null}
        </span>
      ))}
    </>
  );
}

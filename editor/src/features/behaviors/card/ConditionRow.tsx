import {
  type Behavior,
  type Condition,
  type Edit,
  type Field,
  findBehavior,
  findPredicate,
  numericSubjectField,
  type PredicateType,
  subjectAttributeField,
  textSubjectField,
} from '@playhouse/core';
import { CircleDashed, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useSession } from '../../../session/SessionContext.ts';
import { FieldControl } from '../../fields/FieldControl.tsx';
import { FieldMessage } from '../../fields/FieldMessage.tsx';
import { Picker } from '../../fields/Picker.tsx';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { ConditionView } from '../ConditionView.tsx';
import { conditionSentence } from '../conditionLabels.ts';
import { programOf } from '../fieldLabels.ts';
import { KindTile } from '../KindTile.tsx';
import { ConditionLamp } from '../live/Lamps.tsx';
import { LiveValue } from '../live/LiveValue.tsx';
import styles from './Card.module.css';
import { ConditionPart } from './ConditionPart.tsx';
import { conditionKindOf, conditionKindOptions, kindById } from './conditionKinds.tsx';

export interface ConditionRowProps {
  readonly condition: Condition;
  /** The behavior that has the condition. */
  readonly block: Behavior;
  readonly index: number;
  readonly count: number;
  /** Its drag handle. */
  readonly grip: ReactNode;
  /** The edge at which a dragged condition would be dropped. */
  readonly drop: 'before' | 'after' | undefined;
  readonly onRemove: () => void;
}

/** One condition as three joined pickers: subject, operator, value. */
export function ConditionRow({ condition, block, index, count, grip, drop, onRemove }: ConditionRowProps) {
  const { project, issues, isEditable, owner, scope, placeOf } = useSurroundings();
  const session = useSession();
  const message = useId();
  /** Why the last input could not be stored, and in which field. */
  const [refusal, setRefusal] = useState<Refusal>();
  const found = issues.get(condition.id) ?? [];
  if (!isEditable) return <ConditionView condition={condition} position={index + 1} count={count} />;
  const dispatch = (key: string, edit: Edit, gesture?: string, along: readonly Edit[] = []) => {
    const done = session.dispatch([edit, ...along], gesture === undefined ? {} : { history: 'replace', gesture });
    setRefusal(done.ok ? undefined : { key, text: done.issues[0]?.message ?? '' });
  };
  const target = { owner, condition: condition.id };
  const kind = conditionKindOf(condition);
  const fields = Object.entries(findPredicate(condition.predicate.type)?.fields ?? {}).filter(([, field]) =>
    counts(field, condition),
  );
  const subject = subjectOf(condition);
  const isIncomplete = found.some(({ code }) => code === 'condition.incomplete');
  const shared = {
    scope,
    where: `condition ${index + 1} of ${placeOf(block)}`,
    tile: <KindTile descriptor={findBehavior(block.class)} />,
    onCancel: session.cancel,
    hasHandle: true,
  };
  const described = (key: string, isWrong = false) =>
    isWrong || refusal?.key === key || found.some(({ path }) => path.includes(key))
      ? { ...shared, describedBy: message, isInvalid: true }
      : shared;
  return (
    <div className={styles.conditionBlock} data-condition={condition.id} data-drop={drop}>
      {grip}
      <fieldset
        className={styles.condition}
        aria-label={`Condition ${index + 1} of ${count}: ${conditionSentence(condition, project, scope.names)}`}
      >
        <ConditionLamp id={condition.id} />
        <span className={styles.cell} data-part="kind" data-compact={subject !== undefined || undefined}>
          <Picker
            label={subject ? `Condition, ${kindById(kind)?.name}` : 'Condition'}
            value={kind}
            options={conditionKindOptions}
            blank="Choose a condition"
            empty=""
            {...(subject ? { icon: kindById(kind)?.icon ?? CircleDashed } : described('type', isIncomplete))}
            onChange={(id) => {
              const chosen = kindById(id);
              if (chosen) dispatch('type', { kind: 'condition.setKind', data: { ...target, ...chosen.data } });
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
              {...described(subject.key, isIncomplete)}
              field={subject.field}
              label="What is compared"
              value={subject.value}
              onChange={(value, gesture) =>
                dispatch(subject.key, { kind: 'condition.setSubject', data: { ...target, subject: value } }, gesture)
              }
            />
            {isComputed(subject) ? <LiveValue id={condition.id} field="left" /> : null}
          </span>
        ) : null}
        {fields.map(([key, field]) => (
          <span
            key={key}
            className={styles.cell}
            data-part={key === 'RHS' && field.kind !== 'boolean' ? 'program' : 'operator'}
            data-key={key}
          >
            <ConditionPart
              {...described(key)}
              field={field}
              label={field.label}
              value={condition.predicate.attributes[key] ?? field.default}
              onChange={(value, gesture, along) =>
                dispatch(
                  key,
                  { kind: 'condition.setAttribute', data: { ...target, field: key, value } },
                  gesture,
                  along,
                )
              }
            />
            {key === 'RHS' && programOf(condition.predicate.attributes.RHS) ? (
              <LiveValue id={condition.id} field="right" />
            ) : null}
          </span>
        ))}
        <Button className={styles.remove ?? ''} aria-label={`Remove condition ${index + 1}`} onPress={onRemove}>
          <X aria-hidden size={15} strokeWidth={2} />
        </Button>
      </fieldset>
      {refusal || found.length > 0 ? (
        <span id={message} className={styles.messages}>
          {refusal ? (
            <FieldMessage severity="blocking" text={refusal.text} />
          ) : (
            found.map((issue) => (
              <FieldMessage key={issue.code + issue.message} severity={issue.severity} text={issue.message} />
            ))
          )}
        </span>
      ) : null}
    </div>
  );
}

interface Refusal {
  readonly key: string;
  readonly text: string;
}

interface Subject {
  readonly key: string;
  readonly field: Field;
  readonly value: unknown;
}

/** The left side of a comparison; events have none. */
function subjectOf({ attributes }: Condition): Subject | undefined {
  switch (attributes.conditionType) {
    case 1:
      return { key: 'subjectAttribute', field: subjectAttributeField, value: attributes.subjectAttribute ?? '' };
    case 2:
      return { key: 'subject', field: numericSubjectField, value: attributes.subject ?? '' };
    case 3:
      return { key: 'subject', field: textSubjectField, value: attributes.subject ?? '' };
    default:
      return undefined;
  }
}

/** Whether the left side has a value of its own: an attribute, or an expression. */
function isComputed({ field, value }: Subject): boolean {
  return field.kind === 'attribute' ? value !== '' : programOf(value) !== undefined;
}

function counts(field: Field, { predicate }: Condition): boolean {
  if (field.hidden || field.legacy) return false;
  const { when } = field;
  return (
    !when ||
    when.is.some((wanted) => wanted === (predicate.attributes[when.field] ?? defaultOf(predicate.type, when.field)))
  );
}

function defaultOf(type: PredicateType, key: string): unknown {
  return findPredicate(type)?.fields[key]?.default;
}

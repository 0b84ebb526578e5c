import type { Condition } from '@playhouse/core';
import { Hand, Keyboard, Mouse, MousePointer, Sigma, SquaresIntersect, Type } from 'lucide-react';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { AttributeChip } from '../expression/ProgramView.tsx';
import { useSurroundings } from './behaviorSurroundings.ts';
import { conditionCells, conditionSentence } from './conditionLabels.ts';
import styles from './FieldValue.module.css';
import { Literal } from './FieldValueView.tsx';
import { programOf } from './fieldLabels.ts';
import { ConditionLamp } from './live/Lamps.tsx';
import { LiveValue } from './live/LiveValue.tsx';

const icons: Readonly<Record<string, typeof Hand>> = {
  key: Keyboard,
  touch: Hand,
  mouse: Mouse,
  mousePosition: MousePointer,
  collision: SquaresIntersect,
  number: Sigma,
  string: Type,
};

export interface ConditionViewProps {
  readonly condition: Condition;
  readonly position: number;
  readonly count: number;
}

/** One condition as a sentence: subject, operator, value. */
export function ConditionView({ condition, position, count }: ConditionViewProps) {
  const { project, names, issues } = useSurroundings();
  const { subject, middle, last, kind } = conditionCells(condition, project);
  const Icon = kind === 'event' || kind === 'number' || kind === 'text' ? icons[condition.predicate.type] : undefined;
  const problem = issues.get(condition.id)?.[0];
  return (
    <>
      <fieldset
        className={styles.condition}
        aria-label={t('Condition {position} of {count}: {condition}', {
          position,
          count,
          condition: conditionSentence(condition, project, names),
        })}
      >
        <ConditionLamp id={condition.id} />
        <span className={styles.cell} data-wide={kind === 'number' || kind === 'text' || undefined}>
          {Icon ? <Icon aria-hidden size={15} strokeWidth={1.75} /> : null}
          {subject ??
            (kind === 'attribute' ? (
              <AttributeChip keypath={String(condition.attributes.subjectAttribute ?? '')} names={names} />
            ) : (
              <Literal value={condition.attributes.subject} />
            ))}
          {kind === 'attribute' || programOf(condition.attributes.subject) ? (
            <LiveValue id={condition.id} field="left" />
          ) : null}
        </span>
        {middle === undefined ? null : <span className={styles.cell}>{middle}</span>}
        {kind === 'unset' ? null : (
          <span className={styles.cell} data-wide={last === undefined || undefined}>
            {last ?? <Literal value={condition.predicate.attributes.RHS} />}
            {programOf(condition.predicate.attributes.RHS) ? <LiveValue id={condition.id} field="right" /> : null}
          </span>
        )}
      </fieldset>
      {problem ? <p className={styles.problem}>{said(problem.message)}</p> : null}
    </>
  );
}

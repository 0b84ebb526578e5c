import { type Behavior, type Edit, type Field, findBehavior, type Issue } from '@playhouse/core';
import { useId, useRef, useState } from 'react';
import { useSession } from '../../../session/SessionContext.ts';
import { FieldControl } from '../../fields/FieldControl.tsx';
import { FieldLabel } from '../../fields/FieldLabel.tsx';
import { FieldMessage } from '../../fields/FieldMessage.tsx';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { FieldValueView } from '../FieldValueView.tsx';
import { KindTile } from '../KindTile.tsx';
import { LiveValue } from '../live/LiveValue.tsx';
import { LiveWriter } from '../live/LiveWriter.tsx';
import styles from './Card.module.css';
import type { FieldRow } from './fieldRows.ts';
import { useRestingFindings } from './useRestingFindings.ts';

export interface FieldRowViewProps {
  readonly row: FieldRow;
  readonly behavior: Behavior;
  /** What is wrong with the behavior. */
  readonly found: readonly Issue[];
  /** True for a behavior that was just inserted. */
  readonly isFresh: boolean;
}

/** A label with the controls of one or more fields, and below them what is wrong. */
export function FieldRowView({ row, behavior, found, isFresh }: FieldRowViewProps) {
  const { isEditable, owner, scope, placeOf, judge } = useSurroundings();
  const session = useSession();
  const messages = useId();
  const controls = useRef<HTMLSpanElement>(null);
  const where = placeOf(behavior);
  /** Why the last input could not be stored, by field. */
  const [refused, setRefused] = useState<Readonly<Record<string, Issue | undefined>>>({});
  const [draft, setDraft] = useState<Readonly<Record<string, unknown>>>();
  const judged = draft ? judge({ ...behavior, attributes: { ...behavior.attributes, ...draft } }).own : found;
  const ofRow = judged.filter(({ path }) => row.fields.some(({ key }) => path.includes(key)));
  const input = draft ?? behavior.attributes;
  const { shown, handlers } = useRestingFindings(ofRow, input, isFresh);
  const wrong = row.fields.flatMap(({ key }) => {
    const refusal = refused[key];
    return refusal
      ? [{ key, issue: refusal }]
      : shown.filter(({ path }) => path.includes(key)).map((issue) => ({ key, issue }));
  });
  const write =
    (key: string) =>
    (value: unknown, gesture?: string, along: readonly Edit[] = []) => {
      const edit = {
        kind: 'behavior.setAttribute',
        data: { owner, behavior: behavior.id, field: key, value },
      } as const;
      const done = session.dispatch([edit, ...along], gesture === undefined ? {} : { history: 'replace', gesture });
      setRefused((before) => ({ ...before, [key]: done.ok ? undefined : done.issues[0] }));
    };
  return (
    <div className={styles.field} data-field={row.fields[0]?.key} {...handlers}>
      <RowLabel row={row} behavior={behavior} write={write} />
      <span ref={controls} className={styles.controls}>
        {row.fields.map(({ key, field, word }) => {
          const isInvalid = wrong.some((each) => each.key === key);
          const value = behavior.attributes[key] ?? field.default;
          const live = (part: string) => <LiveValue id={behavior.id} field={part === '' ? key : `${key}.${part}`} />;
          if (!isEditable) {
            return (
              <span key={key} className={styles.value} data-key={key}>
                <FieldValueView field={field} value={value} live={live} />
              </span>
            );
          }
          return (
            <span key={key} className={styles.control} data-kind={sizeOf(field, value)} data-key={key}>
              {word === '' || field.kind === 'number' ? null : (
                <FieldLabel
                  className={styles.word}
                  field={field}
                  value={value}
                  onChange={write(key)}
                  onCancel={session.cancel}
                >
                  {word}
                </FieldLabel>
              )}
              <FieldControl
                field={field}
                label={row.fields.length > 1 && word !== '' ? `${row.label} ${word}` : row.label}
                isAlone={row.fields.length === 1}
                value={value}
                scope={scope}
                where={where}
                tile={<KindTile descriptor={findBehavior(behavior.class)} />}
                isInvalid={isInvalid}
                {...(isInvalid ? { describedBy: messages } : {})}
                {...(word !== '' && field.kind === 'number' ? { word } : {})}
                onChange={write(key)}
                onCancel={session.cancel}
                onDraft={(typed) => setDraft(typed === undefined ? undefined : { [key]: typed })}
                live={live}
              />
            </span>
          );
        })}
        {row.fields.map(({ key, field }) =>
          field.kind === 'attribute' ? <LiveWriter key={key} keypath={String(behavior.attributes[key] ?? '')} /> : null,
        )}
      </span>
      {wrong.length === 0 ? null : (
        <span id={messages} className={styles.messages}>
          {wrong.map(({ key, issue }, at) => (
            <FieldMessage
              key={`${key} ${issue.code} ${at}`}
              severity={issue.severity}
              text={issue.message}
              onChoose={
                isEditable && isUnchosen(row, key, behavior) ? () => openList(controls.current, key) : undefined
              }
            />
          ))}
        </span>
      )}
    </div>
  );
}

interface RowLabelProps {
  readonly row: FieldRow;
  readonly behavior: Behavior;
  readonly write: (key: string) => (value: unknown, gesture?: string) => void;
}

/** The label of a row; it belongs to the first field, unless that has a word of its own. */
function RowLabel({ row, behavior, write }: RowLabelProps) {
  const { isEditable } = useSurroundings();
  const session = useSession();
  const [first] = row.fields;
  if (first?.word !== '') return <span className={styles.label}>{row.label}</span>;
  const { key, field } = first;
  return (
    <FieldLabel
      className={styles.label}
      field={field}
      value={behavior.attributes[key] ?? field.default}
      isEditable={isEditable}
      onChange={write(key)}
      onCancel={session.cancel}
    >
      {row.label}
    </FieldLabel>
  );
}

/** Kinds of fields whose value is chosen from a list. */
const chosenKinds: ReadonlySet<Field['kind']> = new Set([
  ...(['prototype', 'scene', 'table', 'attribute', 'image', 'sound', 'music', 'font'] as const),
]);

function isUnchosen({ fields }: FieldRow, key: string, { attributes }: Behavior): boolean {
  const field = fields.find((each) => each.key === key)?.field;
  return field !== undefined && chosenKinds.has(field.kind) && (attributes[key] ?? field.default) === '';
}

/** Presses the button of a field that opens its list. */
function openList(controls: HTMLElement | null, key: string): void {
  controls?.querySelector<HTMLElement>(`[data-key="${key}"] button`)?.click();
}

/** The share of the row that a control takes up. */
function sizeOf({ kind }: Field, value: unknown): 'fixed' | 'short' | 'wide' {
  if (kind === 'boolean') return 'fixed';
  return kind === 'angle' && typeof value === 'number' ? 'short' : 'wide';
}

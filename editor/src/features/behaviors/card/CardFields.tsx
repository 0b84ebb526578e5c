import type { AnyBehaviorDescriptor, Behavior } from '@playhouse/core';
import { FieldMessage } from '../../fields/FieldMessage.tsx';
import { useSurroundings } from '../behaviorSurroundings.ts';
import styles from './Card.module.css';
import { FieldRowView } from './FieldRowView.tsx';
import { fieldRows } from './fieldRows.ts';
import { UnknownBehavior } from './UnknownBehavior.tsx';
import { useIsFresh } from './useIsFresh.ts';

export interface CardFieldsProps {
  readonly behavior: Behavior;
  /** Undefined for an unknown class. */
  readonly descriptor: AnyBehaviorDescriptor | undefined;
}

/** The fields of a behavior that currently apply, related ones in one row. docs/editor-design.md#behavior-card. */
export function CardFields({ behavior, descriptor }: CardFieldsProps) {
  if (!descriptor) return <UnknownBehavior behavior={behavior} />;
  return <KnownFields behavior={behavior} descriptor={descriptor} />;
}

interface KnownFieldsProps {
  readonly behavior: Behavior;
  readonly descriptor: AnyBehaviorDescriptor;
}

function KnownFields({ behavior, descriptor }: KnownFieldsProps) {
  const { judge } = useSurroundings();
  const isFresh = useIsFresh(behavior.id);
  const rows = fieldRows(descriptor, behavior);
  const found = judge(behavior).own;
  const known = new Set(rows.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const others = found.filter(({ path }) => !path.some((step) => known.has(String(step))));
  if (rows.length === 0 && others.length === 0) return null;
  const context = { behavior, found, isFresh };
  return (
    <div className={styles.fields}>
      {rows.map((row) => (
        <FieldRowView key={row.label + row.fields[0]?.key} row={row} {...context} />
      ))}
      {isFresh
        ? null
        : others.map((issue) => (
            <FieldMessage key={issue.code + issue.message} severity={issue.severity} text={issue.message} />
          ))}
    </div>
  );
}

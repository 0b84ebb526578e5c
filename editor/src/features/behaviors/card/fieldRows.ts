import type { AnyBehaviorDescriptor, Behavior, Field } from '@playhouse/core';

/** Fields that stand in one row, under one label. */
export interface FieldRow {
  readonly label: string;
  readonly fields: readonly {
    readonly key: string;
    readonly field: Field;
    /** What the field is called within the row; blank where the row's label says it. */
    readonly word: string;
  }[];
}

/** Told by the sentence of conditions and by the title of the card. */
const toldElsewhere = new Set(['compoundConditionKind', 'name']);

/** The rows of a behavior's fields that count now: hidden ones, and those of another choice, are left out. */
export function fieldRows(descriptor: AnyBehaviorDescriptor, behavior: Behavior): readonly FieldRow[] {
  const rows: { label: string; fields: FieldRow['fields'][number][] }[] = [];
  for (const [key, field] of Object.entries(descriptor.fields)) {
    if (toldElsewhere.has(key) || !isShown(descriptor, field, behavior)) continue;
    const label = field.row?.label ?? field.label;
    const word = field.row?.word ?? '';
    const last = rows.at(-1);
    if (field.row && last?.label === label) last.fields.push({ key, field, word });
    else rows.push({ label, fields: [{ key, field, word }] });
  }
  return rows;
}

function isShown(descriptor: AnyBehaviorDescriptor, field: Field, behavior: Behavior): boolean {
  if (field.hidden || field.legacy) return false;
  if (!field.when) return true;
  const other = field.when.field;
  const value = behavior.attributes[other] ?? descriptor.fields[other]?.default;
  return field.when.is.some((wanted) => wanted === value);
}

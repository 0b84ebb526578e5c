import type { AnyBehaviorDescriptor, Behavior, Field } from '@playhouse/core';

/** Fields that share a row and a label. */
export interface FieldRow {
  readonly label: string;
  readonly fields: readonly {
    readonly key: string;
    readonly field: Field;
    /** The field's label within the row; blank where the row's label suffices. */
    readonly word: string;
  }[];
}

/** Already shown by the condition sentence and the title of the card. */
const toldElsewhere = new Set(['compoundConditionKind', 'name']);

/** The rows of the fields that currently apply: hidden fields, and those of options not chosen, are left out. */
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
  if (field.hidden || field.legacy || field.quiet) return false;
  if (!field.when) return true;
  const other = field.when.field;
  const value = behavior.attributes[other] ?? descriptor.fields[other]?.default;
  return field.when.is.some((wanted) => wanted === value);
}

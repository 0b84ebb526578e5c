import type { Field, FieldKind } from '@playhouse/core';
import type { FieldDriver, Turn } from './fieldDriver.ts';
import { fieldDrivers } from './fieldDrivers.ts';
import type { Form } from './form.ts';

/** Operates the widget of a field. */
export function driverOf({ kind }: Field): FieldDriver {
  const drivers: Readonly<Record<string, FieldDriver | undefined>> = fieldDrivers;
  const driver = drivers[kind satisfies FieldKind];
  if (!driver) throw new Error(`no driver uses fields of the kind ${kind}`);
  return driver;
}

/** The turns of a field. */
export function turnsOf(form: Pick<Form, 'fields' | 'turns'>, key: string): readonly Turn[] {
  const field = form.fields[key];
  return form.turns?.[key] ?? (field ? driverOf(field).turns(field) : []);
}

/** Fields that are shown together. */
export interface Stage {
  /** Values of other fields that make these fields appear. */
  readonly settings: readonly (readonly [key: string, value: unknown])[];
  readonly keys: readonly string[];
}

/** First the fields that are always shown, then those shown for each value of another field. */
export function stagesOf({ fields }: Pick<Form, 'fields'>): readonly Stage[] {
  const stages: Stage[] = [];
  const waiting = new Map<string, Map<unknown, string[]>>();
  const free: string[] = [];
  for (const [key, { when }] of Object.entries(fields)) {
    if (!when) {
      free.push(key);
      continue;
    }
    const byValue = waiting.get(when.field) ?? new Map<unknown, string[]>();
    waiting.set(when.field, byValue);
    byValue.set(when.is[0], [...(byValue.get(when.is[0]) ?? []), key]);
  }
  stages.push({ settings: [], keys: free });
  const most = Math.max(0, ...[...waiting.values()].map(({ size }) => size));
  for (let index = 0; index < most; index += 1) {
    const chosen = [...waiting].flatMap(([field, byValue]) => {
      const found = [...byValue][index];
      return found ? [{ field, value: found[0], keys: found[1] }] : [];
    });
    stages.push({
      settings: chosen.map(({ field, value }) => [field, value]),
      keys: chosen.flatMap(({ keys }) => keys),
    });
  }
  return stages;
}

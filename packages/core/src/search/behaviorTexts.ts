import { behaviorTitle, classTitle } from '../catalogue/behaviorTitle.ts';
import type { Fields } from '../catalogue/fields/field.ts';
import { numericSubjectField, subjectAttributeField } from '../catalogue/fields/subject.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { findPredicate } from '../catalogue/findPredicate.ts';
import type { Behavior, Condition } from '../generated/entities.ts';
import type { Path } from '../model/path.ts';
import { type OwnText, ownText } from './projectText.ts';
import type { SearchNames } from './searchNames.ts';
import { fieldTexts, type ValueSpot, valueTexts } from './valueTexts.ts';

const known = new WeakMap<Behavior, { readonly version: string; readonly texts: readonly OwnText[] }>();

/** The texts of one behavior and its conditions, without those of behaviors below it. Cached while names are equal. */
export function behaviorTexts(behavior: Behavior, names: SearchNames): readonly OwnText[] {
  const before = known.get(behavior);
  if (before?.version === names.version) return before.texts;
  const texts = [...titleTexts(behavior), ...attributeTexts(behavior, names), ...conditionTexts(behavior, names)];
  known.set(behavior, { version: names.version, texts });
  return texts;
}

function titleTexts(behavior: Behavior): OwnText[] {
  const title = behaviorTitle(behavior);
  const kind = classTitle(behavior.class);
  const rest = ['attributes', 'name'];
  if (title === kind) return [ownText('behavior', 'Behavior', title, rest)];
  return [ownText('behavior', kind, title, rest), ownText('behavior', 'Behavior', kind, ['class'])];
}

function attributeTexts({ class: className, attributes }: Behavior, names: SearchNames): OwnText[] {
  const fields: Fields = findBehavior(className)?.fields ?? {};
  const spot = { kind: 'value', label: '', rest: ['attributes'] } as const;
  return textsOf(attributes, fields, spot, names, new Set(['name']));
}

function conditionTexts({ conditions = [] }: Behavior, names: SearchNames): OwnText[] {
  return conditions.flatMap((condition, index) => oneCondition(condition, ['conditions', index], names));
}

function oneCondition(condition: Condition, rest: Path, names: SearchNames): OwnText[] {
  const { attributes, predicate, id } = condition;
  const spot: ValueSpot = { kind: 'value', label: 'Condition', rest: [...rest, 'attributes'], condition: id };
  const subject: Fields = { subjectAttribute: subjectAttributeField, subject: numericSubjectField };
  const below: ValueSpot = { ...spot, rest: [...rest, 'predicate', 'attributes'] };
  return [
    ...textsOf(attributes, subject, spot, names, new Set(['conditionType'])),
    ...textsOf(predicate.attributes, findPredicate(predicate.type)?.fields ?? {}, below, names),
  ];
}

/** The texts of all attributes: those of fields as their controls show them, others in stored form. */
function textsOf(
  attributes: Readonly<Record<string, unknown>> | undefined,
  fields: Fields,
  spot: ValueSpot,
  names: SearchNames,
  without: ReadonlySet<string> = new Set(),
): OwnText[] {
  return Object.entries(attributes ?? {}).flatMap(([key, value]) => {
    if (without.has(key)) return [];
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const label = spot.label === '' ? (field?.label ?? key) : spot.label;
    const kind = field?.kind === 'text' && typeof value === 'string' ? 'text' : spot.kind;
    const at: ValueSpot = { ...spot, kind, label, rest: [...spot.rest, key] };
    return field ? fieldTexts(field, value, at, names) : valueTexts(value, at, names);
  });
}

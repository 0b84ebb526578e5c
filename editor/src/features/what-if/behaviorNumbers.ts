import {
  type Behavior,
  type BehaviorOwner,
  behaviorsOf,
  behaviorTitle,
  type Condition,
  createProjectNames,
  type Edit,
  type Field,
  findBehavior,
  findPredicate,
  isFieldActive,
  isJsonObject,
  type NameScope,
  numericSubjectField,
  type Project,
} from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { keypathOwnerOf } from '../behaviors/behaviorSurroundings.ts';
import { conditionSentence } from '../behaviors/conditionLabels.ts';
import { numberOfValue, partsOfValue, valueOfNumber } from '../expression/storedValue.ts';
import { programNumbers } from './programNumbers.ts';
import type { NumberGroup, TriedNumber } from './triedNumber.ts';

/** Behaviors that only play sounds, show or report something: their numbers do not affect motion. */
const aimless: ReadonlySet<string> = new Set([
  ...['PlaySoundAction', 'PlayMusicAction', 'DisplayTextBehavior', 'ParticlesBehavior', 'AnimateBehavior'],
  ...['NoteBehavior', 'LogDebuggingStatementAction', 'GameCenterPostScoreAction', 'GameCenterUpdateAchievementAction'],
]);

interface Place {
  readonly project: Project;
  readonly owner: BehaviorOwner;
  readonly names: NameScope;
}

/** Numbers of enabled behaviors at any depth, in list order: of their conditions, then of their fields. */
export function behaviorNumbers(project: Project, owner: BehaviorOwner): NumberGroup[] {
  const names = createProjectNames(project, keypathOwnerOf(owner));
  return groupsOf(behaviorsOf(project, owner)?.behaviors ?? [], { project, owner, names });
}

function groupsOf(behaviors: readonly Behavior[], place: Place, parent = ''): NumberGroup[] {
  return behaviors.flatMap((behavior) => {
    if (behavior.enabled === false) return [];
    const own = behaviorTitle(behavior);
    const title = parent === '' ? own : t('{own} in “{parent}”', { own, parent });
    const asked = (behavior.conditions ?? []).flatMap((condition) => conditionNumbers(condition, place));
    const numbers = aimless.has(behavior.class) ? asked : [...asked, ...fieldNumbers(behavior, place)];
    const inner = [behavior.behaviors ?? [], behavior.elseBehaviors ?? []];
    return [{ id: behavior.id, title, numbers }, ...inner.flatMap((list) => groupsOf(list, place, own))];
  });
}

function fieldNumbers({ id, class: className, attributes }: Behavior, { owner, names }: Place): TriedNumber[] {
  const fields = findBehavior(className)?.fields ?? {};
  return Object.entries(fields).flatMap(([key, field]): TriedNumber[] => {
    if (field.hidden || field.legacy || !isFieldActive(field, fields, attributes)) return [];
    const value = attributes[key];
    const set =
      (part?: string) =>
      (next: unknown): Edit => ({
        kind: 'behavior.setAttribute',
        data: { owner, behavior: id, field: key, ...(part !== undefined && { part }), value: next },
      });
    if (field.kind === 'point' && isJsonObject(value) && !partsOfValue(value)) {
      return (['x', 'y'] as const).flatMap((part) => {
        const label = `${field.label} ${part.toUpperCase()}`;
        const stored = { field: { ...field, kind: 'number' } as const, value: value[part], set: set(part) };
        return valueNumbers({ id: `${id}.${key}.${part}`, ...stored, labelOf: inField(label) }, names);
      });
    }
    const stored = { field, value, set: set() };
    return valueNumbers({ id: `${id}.${key}`, ...stored, labelOf: inField(field.label) }, names);
  });
}

function inField(label: string): StoredNumbers['labelOf'] {
  return (words) => (words === undefined ? label : `${label}: ${words}`);
}

/** A gap in a condition, for the number that is shown beside it. */
const gap = '…';

function conditionNumbers(condition: Condition, { project, owner, names }: Place): TriedNumber[] {
  const { id, attributes, predicate } = condition;
  const fields = Object.entries(findPredicate(predicate.type)?.fields ?? {});
  const target = { owner, condition: id };
  const sentenceOf = (changed: object) => conditionSentence({ ...condition, ...changed } as Condition, project, names);
  const left: StoredNumbers = {
    id: `${id}.subject`,
    field: numericSubjectField,
    value: attributes.subject,
    labelOf: (subject = gap) => sentenceOf({ attributes: { ...attributes, subject } }),
    set: (subject) => ({ kind: 'condition.setSubject', data: { ...target, subject } }),
  };
  const right = fields.map(
    ([key, field]): StoredNumbers => ({
      id: `${id}.${key}`,
      field,
      value: predicate.attributes[key],
      labelOf: (words = gap) =>
        sentenceOf({ predicate: { ...predicate, attributes: { ...predicate.attributes, [key]: words } } }),
      set: (value) => ({ kind: 'condition.setAttribute', data: { ...target, field: key, value } }),
    }),
  );
  const shown = right.filter(({ field }) => !field.hidden && !field.legacy);
  return [...(attributes.conditionType === 2 ? [left] : []), ...shown].flatMap((one) => valueNumbers(one, names));
}

/** A stored value that may contain numbers. */
interface StoredNumbers {
  readonly id: string;
  readonly field: Field;
  readonly value: unknown;
  /** The label of its number, or of one in its expression, which is given with a gap. */
  labelOf(words?: string): string;
  set(value: unknown): Edit;
}

/** The number in a field, or the numbers written in its expression. */
function valueNumbers({ id, field, value, labelOf, set }: StoredNumbers, names: NameScope): TriedNumber[] {
  const parts = partsOfValue(value);
  if (parts) {
    return programNumbers(parts, names).map(({ index, value: number, words, replace }) => ({
      id: `${id} ${index}`,
      label: labelOf(words),
      value: number,
      edit: (next) => set({ '@': 'expression', $: replace(next) }),
    }));
  }
  const number = typeof value === 'number' && field.kind === 'text' ? value : numberOfValue(value, field);
  if (number === undefined) return [];
  const { unit, minimum, maximum, integer } = field;
  return [
    {
      id,
      label: labelOf(),
      value: number,
      unit: field.kind === 'angle' ? '°' : unit,
      minimum,
      maximum,
      isInteger: integer,
      edit: (next) => set(typeof value === 'number' ? next : valueOfNumber(next, field)),
    },
  ];
}

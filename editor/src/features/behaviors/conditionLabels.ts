import {
  type Behavior,
  type Condition,
  findBehavior,
  findPredicate,
  type NameScope,
  nameIn,
  type Project,
} from '@playhouse/core';
import { commaSeparated } from '../../i18n/counted.ts';
import { inSentence } from '../../i18n/inSentence.ts';
import { t } from '../../i18n/t.ts';
import { chipLook } from '../expression/attributeRoots.ts';
import { optionLabel, programOf, programWords } from './fieldLabels.ts';

/** A condition as a sentence in up to three cells. Attributes and expressions stay values, to be shown as chips. */
export interface ConditionCells {
  readonly kind: 'event' | 'attribute' | 'number' | 'text' | 'unset';
  /** The event's name; undefined when a chip or an expression comes first. */
  readonly subject: string | undefined;
  readonly middle: string | undefined;
  /** Plain text; undefined when a value or an expression comes last. */
  readonly last: string | undefined;
}

/** A condition as text. docs/runtime-rules.md#event-conditions and docs/runtime-rules.md#expression-conditions. */
export function conditionCells(condition: Condition, project: Project): ConditionCells {
  const { predicate, attributes } = condition;
  const descriptor = findPredicate(predicate.type);
  const field = (key: string) => descriptor?.fields[key];
  const word = (key: string) => {
    const described = field(key);
    return described ? optionLabel(described, predicate.attributes[key]) : String(predicate.attributes[key] ?? '');
  };
  if (predicate.type === 'unset' || !descriptor) {
    return { kind: 'unset', subject: t('Not complete'), middle: undefined, last: undefined };
  }
  if (attributes.conditionType === 0) {
    const subject = descriptor.title;
    if (predicate.type === 'key') return { kind: 'event', subject, middle: word('keyString'), last: word('mode') };
    if (predicate.type === 'collision')
      return { kind: 'event', subject, ...collisionCells(predicate.attributes, project) };
    const [state] = Object.keys(descriptor.fields);
    return { kind: 'event', subject, middle: undefined, last: word(state ?? '') };
  }
  const kind = attributes.conditionType === 1 ? 'attribute' : attributes.conditionType === 2 ? 'number' : 'text';
  const middle = word('operator') || t('is');
  return {
    kind,
    subject: undefined,
    middle,
    last: predicate.type === 'boolean' ? String(predicate.attributes.RHS) : undefined,
  };
}

function collisionCells(attributes: Readonly<Record<string, unknown>>, project: Project) {
  if (attributes.mode === 1) return { middle: t('with tag'), last: String(attributes.actorTag ?? '') || t('No tag') };
  const prototype = project.actors.get(String(attributes.prototypeKey ?? ''));
  const isBlank = attributes.prototypeKey === '' || attributes.prototypeKey === undefined;
  return {
    middle: t('with'),
    last: prototype ? nameIn(prototype, t('Actor')) : isBlank ? t('No actor chosen') : t('Missing actor'),
  };
}

/** "when key space is down and 1 more", for the head of a closed rule. */
export function conditionSummary(conditions: readonly Condition[], project: Project): string {
  const [first] = conditions;
  if (!first) return t('no conditions');
  const left = first.attributes.conditionType === 1 ? t('an attribute') : t('an expression');
  const condition = sentenceOf(first, project, left, '');
  const more = conditions.length - 1;
  return more > 0 ? t('when {condition} and {more} more', { condition, more }) : t('when {condition}', { condition });
}

/** "When all of these are true", as the first line of a block's conditions. */
export function whenWords({ class: className, attributes }: Behavior): string {
  const hasChoice = findBehavior(className)?.fields.compoundConditionKind !== undefined;
  if (!hasChoice) return t('While all of these are true');
  return attributes.compoundConditionKind === 1 ? t('When any of these is true') : t('When all of these are true');
}

/** All conditions of a block in words: "When all of these are true: key space is down, On ground is true". */
export function whenSentence(block: Behavior, project: Project, names: NameScope): string {
  const words = (block.conditions ?? []).map((condition) => conditionSentence(condition, project, names));
  return `${whenWords(block)}: ${words.length === 0 ? t('no conditions') : commaSeparated(words)}`;
}

/** A whole condition in words: "key space is down", "On ground is true". Attributes are named as in their chips. */
export function conditionSentence(condition: Condition, project: Project, names: NameScope): string {
  const { attributes, predicate } = condition;
  const left =
    attributes.conditionType === 1
      ? subjectWords(attributes.subjectAttribute, names)
      : valueWords(attributes.subject, names);
  return sentenceOf(condition, project, left, valueWords(predicate.attributes.RHS, names));
}

/** A condition as one message, since languages order and inflect its words differently. */
function sentenceOf(condition: Condition, project: Project, left: string, right: string): string {
  const { predicate, attributes } = condition;
  const { subject, middle, last, kind } = conditionCells(condition, project);
  if (kind === 'unset') return inSentence(subject ?? '');
  if (attributes.conditionType === 0) {
    const event = events[predicate.type];
    return event && middle !== ''
      ? event(predicate.attributes, middle ?? '', last ?? '')
      : joined((subject && inSentence(subject)) ?? '', middle, last);
  }
  const compared = left === '' ? undefined : comparisons[predicate.type]?.(predicate.attributes);
  // What is not complete has no sentence.
  return compared === undefined || (right === '' && predicate.type !== 'boolean')
    ? joined(left, middle, last ?? right)
    : compared(left, right);
}

function joined(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}

type Attributes = Readonly<Record<string, unknown>>;

/** Sentences of events, by the type of the predicate. */
const events: Readonly<Record<string, (attributes: Attributes, middle: string, last: string) => string>> = {
  key: ({ mode }, key) => (mode === 'up' ? t('key {key} is up', { key }) : t('key {key} is down', { key })),
  mouse: ({ mouseState }) => (mouseState === 'up' ? t('mouse button is up') : t('mouse button is down')),
  mousePosition: ({ mouseState }) =>
    mouseState === 'not over actor' ? t('mouse position is not over the actor') : t('mouse position is over the actor'),
  touch: ({ touchState }) => touches[String(touchState)] ?? t('touch is pressed'),
  collision: ({ mode }, _, actor) =>
    mode === 1
      ? t('overlaps or collides with tag {tag}', { tag: actor })
      : t('overlaps or collides with {actor}', { actor }),
};

const touches: Readonly<Record<string, string>> = {
  pressed: t('touch is pressed'),
  released: t('touch is released'),
  inside: t('touch is inside'),
  outside: t('touch is outside'),
};

type Compared = (left: string, right: string) => string;

/** Sentences of comparisons, by the type of the predicate. */
const comparisons: Readonly<Record<string, (attributes: Attributes) => Compared | undefined>> = {
  boolean:
    ({ RHS }) =>
    (left) =>
      RHS === false ? t('{left} is false', { left }) : t('{left} is true', { left }),
  string: ({ operator }) => textComparisons[String(operator)],
};

const textComparisons: Readonly<Record<string, Compared>> = {
  '==': (left, right) => t('{left} is {right}', { left, right }),
  '~=': (left, right) => t('{left} is not {right}', { left, right }),
  contains: (left, right) => t('{left} contains {right}', { left, right }),
  beginsWith: (left, right) => t('{left} begins with {right}', { left, right }),
  endsWith: (left, right) => t('{left} ends with {right}', { left, right }),
};

function subjectWords(keypath: unknown, names: NameScope): string {
  return typeof keypath === 'string' && keypath !== '' ? chipLook(keypath, names).short : '';
}

function valueWords(value: unknown, names: NameScope): string {
  const parts = programOf(value);
  if (parts) return programWords(parts, names);
  const text = String(value ?? '');
  return names.attributeAt(text) ? chipLook(text, names).short : text;
}

import { conditionClasses } from '../catalogue/defineCondition.ts';
import type { Condition } from '../generated/entities.ts';
import { readProgramText } from './computedValues.ts';
import type { ImportContext } from './context.ts';
import { readAttributeReference } from './fieldValues.ts';
import { readOwnedId } from './ownedId.ts';
import { eventTypeOf, isEventPredicate, readPredicate } from './predicate.ts';
import { describeAttribute, describeText } from './source.ts';
import type { XmlElement } from './xml.ts';

/** 0 event, 1 attribute, 2 numeric expression, 3 text expression. docs/format.md#conditions. */
type ConditionType = 0 | 1 | 2 | 3;

/** Classes in files of late versions. docs/runtime-rules.md#shape-of-a-condition. */
const legacyClasses: ReadonlyMap<string, ConditionType> = new Map<string, ConditionType>([
  ['Key', 0],
  ['Touch', 0],
  ['MousePosition', 0],
  ['MouseButton', 0],
  ['Collision', 0],
  ['NumericExpression', 2],
  ['TextExpression', 3],
]);

const types: readonly ConditionType[] = [0, 1, 2, 3];

/** The subject of conditions of this class; undefined for classes that no version wrote. */
function typeOfClass(className: string): ConditionType | undefined {
  return legacyClasses.get(className) ?? types.find((type) => conditionClasses[type] === className);
}

/**
 * One condition of a rule or loop. `taken` are the used ids of its owner. docs/runtime-rules.md#legacy-conditions,
 * docs/format.md#conditions.
 */
export function readCondition(context: ImportContext, element: XmlElement, taken: Set<string>): Condition {
  const id = readOwnedId(context, element, taken);
  const predicate = readPredicate(context, findChild(element, 'predicate'));
  const type = readType(context, element, isEventPredicate(predicate.type));
  const eventType = readEventType(context, element, type, eventTypeOf(predicate.type));
  const subject = readSubject(context, element, type);
  dropName(context, element);
  if (element.attributes.get('pluginPredicateTypeIndex') === '0')
    context.source.take(element, 'pluginPredicateTypeIndex');
  return {
    id,
    class: conditionClasses[type],
    ...(eventType ? { eventType } : {}),
    attributes: { conditionType: type, ...subject },
    predicate,
  };
}

function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

function findAttribute(element: XmlElement | undefined, id: string): XmlElement | undefined {
  return findChild(element, 'attributes')?.children.find((child) => child.attributes.get('id') === id);
}

/** The subject of the condition; if the file does not state it, derived from its class and predicate. */
function readType(context: ImportContext, element: XmlElement, isEvent: boolean): ConditionType {
  const className = context.source.take(element, 'class') ?? '';
  const implied = typeOfClass(className);
  const written = findAttribute(element, 'conditionType');
  const guess = implied ?? (isEvent ? 0 : findChild(element, 'subjectPredicate') ? 2 : 1);
  const type = (written ? readTypeCode(context, written) : undefined) ?? guess;
  if (className !== '' && implied !== type) {
    const why = 'The class does not match what the condition tests.';
    context.source.lose(element, describeAttribute('class', className), why, 'class');
  }
  return type;
}

function readTypeCode(context: ImportContext, element: XmlElement): ConditionType | undefined {
  context.source.take(element, 'id');
  const code = Number(context.source.text(element).trim() || Number.NaN);
  if (code === 0 || code === 1 || code === 2 || code === 3) return code;
  context.source.lose(element, describeText(element), 'It is not a type of condition, so the type was guessed.');
  return undefined;
}

/** The event; other conditions have none, whatever the file contains. docs/format.md#conditions. */
function readEventType(
  context: ImportContext,
  element: XmlElement,
  type: ConditionType,
  expected: Condition['eventType'],
): Condition['eventType'] {
  const written = context.source.take(element, 'eventType');
  if (type !== 0) return undefined;
  if (written && written !== expected) {
    const why = expected ? `The test is one of ${expected}.` : 'The condition tests nothing yet.';
    context.source.lose(element, describeAttribute('eventType', written), why, 'eventType');
  }
  return expected;
}

/**
 * The left side: a keypath, or a text or program. Leftovers of earlier choices are losses.
 * docs/runtime-rules.md#shape-of-a-condition.
 */
function readSubject(
  context: ImportContext,
  element: XmlElement,
  type: ConditionType,
): Pick<Condition['attributes'], 'subject' | 'subjectAttribute'> {
  const attribute = findAttribute(element, 'subjectAttribute');
  const expression = findChild(element, 'subjectPredicate');
  if (attribute && type !== 1 && isBlank(attribute)) context.source.settle(attribute);
  if (expression && type < 2 && isBlank(findAttribute(expression, 'RHS'))) context.source.settle(expression);
  if (type === 1) {
    const keypath = attribute && readAttributeReference(context, attribute, undefined);
    if (!attribute || typeof keypath !== 'string') return {};
    context.source.take(attribute, 'id');
    return { subjectAttribute: keypath };
  }
  return type === 0 ? {} : { subject: readSubjectProgram(context, expression) };
}

function readSubjectProgram(context: ImportContext, predicate: XmlElement | undefined): unknown {
  if (!predicate) return '';
  const operator = findAttribute(predicate, 'operator');
  if (operator && ['=', '==', 'is', ''].includes(operator.text.trim())) context.source.settle(operator);
  const type = predicate.attributes.get('type');
  if (type === 'number' || type === 'string') context.source.take(predicate, 'type');
  const right = findAttribute(predicate, 'RHS');
  if (!right) return '';
  context.source.take(right, 'id');
  return readProgramText(context, right);
}

/** Names of conditions are not kept; a name given by the author is a loss. docs/format.md#not-imported. */
function dropName(context: ImportContext, element: XmlElement): void {
  const name = findAttribute(element, 'name');
  if (name && ['', 'default name'].includes(name.text)) context.source.settle(name);
}

function isBlank(element: XmlElement | undefined): boolean {
  return element === undefined || (element.children.length === 0 && element.text.trim() === '');
}

import { type Fact, numericForms, textForm, truthForm } from './fact.ts';
import { attributeFacts, partOf, strayValues, strayWords, valueFacts } from './markupFacts.ts';
import type { Markup } from './readMarkup.ts';

/** What the behaviors and conditions in a list of a legacy file hold, at any depth. */
export function* behaviorFacts(list: Markup | undefined): Generator<Fact> {
  for (const part of list?.parts ?? []) {
    if (part.tag === 'behavior') yield* oneBehavior(part);
    if (part.tag === 'condition') yield* oneCondition(part);
  }
}

/** What one behavior of a legacy file holds, with all that is in it. */
export function* oneBehavior(node: Markup): Generator<Fact> {
  const { id, enabled = 'true' } = node.values;
  const name = node.values.class === 'GroupBehavior' ? 'CompoundBehavior' : (node.values.class ?? '');
  yield { key: 'behavior.class', forms: [textForm(name)], path: at(node, '@class') };
  yield { key: `${name}.enabled`, forms: [truthForm(enabled === 'true')], path: at(node, '@enabled') };
  if (id !== undefined) yield { key: 'behavior.id', forms: [textForm(id)], path: at(node, '@id') };
  yield* strayValues(node, ['id', 'class', 'enabled']);
  for (const part of node.parts) {
    if (part.tag === 'attributes') yield* attributeFacts(name, part);
    else yield* behaviorFacts(part);
  }
}

const numberWords: Readonly<Record<string, string>> = { '=': '==', is: '==', '!=': '~=', isNot: '~=' };
const textWords: Readonly<Record<string, string>> = { 'begins with': 'beginsWith', 'ends with': 'endsWith' };
const knownClasses =
  /^(Key|Touch|MousePosition|MouseButton|Collision|(Attribute|Event|NumericExpression|TextExpression)Condition|NumericExpression|TextExpression)$/;

function* oneCondition(node: Markup): Generator<Fact> {
  const { id, class: name = '', eventType = '' } = node.values;
  const values = new Map(partOf(node, 'attributes')?.parts.map((part) => [part.values.id ?? part.tag, part]));
  const type = values.get('conditionType')?.words.trim() ?? '';
  if (id !== undefined) yield { key: 'condition.id', forms: [textForm(id)], path: at(node, '@id') };
  if (type !== '')
    yield { key: 'condition.conditionType', forms: numericForms(type), path: pathOf(values, 'conditionType') };
  const className = classes[type];
  if (className !== undefined) yield { key: 'condition.class', forms: [textForm(className)], path: at(node, '@class') };
  if (type === '0') yield { key: 'condition.eventType', forms: [textForm(eventType)], path: at(node, '@eventType') };
  if (name !== '' && !knownClasses.test(name))
    yield* strayValues(
      node,
      Object.keys(node.values).filter((key) => key !== 'class'),
    );
  yield* strayValues(node, [
    'id',
    'class',
    'eventType',
    ...(node.values.pluginPredicateTypeIndex === '0' ? ['pluginPredicateTypeIndex'] : []),
  ]);
  yield* leftSide(values, type, partOf(node, 'subjectPredicate'));
  for (const [key, part] of values) {
    if (key === 'name' && part.words !== 'default name') yield* strayWords(part);
    if (!['conditionType', 'subjectAttribute', 'name'].includes(key)) yield* valueFacts(`condition.${key}`, part);
  }
  yield* testFacts(partOf(node, 'predicate'));
}

/** Classes of conditions by what they test. docs/format.md#conditions. */
const classes: Readonly<Record<string, string>> = {
  '0': 'EventCondition',
  '1': 'AttributeCondition',
  '2': 'NumericExpressionCondition',
  '3': 'TextExpressionCondition',
};

function* leftSide(values: ReadonlyMap<string, Markup>, type: string, subject: Markup | undefined): Generator<Fact> {
  const attribute = values.get('subjectAttribute');
  if (attribute && type === '1' && attribute.tag !== 'attribute')
    yield* valueFacts('condition.subjectAttribute', attribute);
  else if (attribute) yield* stray(attribute);
  if (subject && (type === '2' || type === '3')) yield* subjectFacts(subject);
  else if (subject && hasRightSide(subject)) yield* stray(subject);
}

function* subjectFacts(subject: Markup): Generator<Fact> {
  if (!/^(number|string)$/.test(subject.values.type ?? '')) yield* strayValues(subject, []);
  for (const part of partOf(subject, 'attributes')?.parts ?? []) {
    if (part.values.id === 'RHS') yield* valueFacts('condition.subject', part);
    else if (!['=', '==', 'is', ''].includes(part.words.trim())) yield* stray(part);
  }
}

function hasRightSide(subject: Markup): boolean {
  const right = partOf(subject, 'attributes')?.parts.find((part) => part.values.id === 'RHS');
  return right !== undefined && (right.parts.length > 0 || right.words.trim() !== '');
}

/** Everything in a node that has a value, as facts without a stored counterpart. */
function* stray(node: Markup): Generator<Fact> {
  const isKey = node.values.type === undefined && node.values.keypath === undefined;
  yield* strayValues(node, isKey ? ['id'] : []);
  yield* strayWords(node);
  for (const part of node.parts) yield* stray(part);
}

function* testFacts(test: Markup | undefined): Generator<Fact> {
  if (!test) return;
  const { type = 'unset', mouseState, conditionType } = test.values;
  yield { key: 'test.type', forms: [textForm(type)], path: at(test, '@type') };
  yield* strayValues(test, ['type', 'mouseState', 'conditionType']);
  if (mouseState !== undefined)
    yield { key: `${type}.mouseState`, forms: [textForm(mouseState)], path: at(test, '@mouseState') };
  const state = type === 'touch' ? 'touchState' : 'mouseState';
  if (conditionType !== undefined)
    yield { key: `${type}.${state}`, forms: [textForm(conditionType)], path: at(test, '@conditionType') };
  for (const part of partOf(test, 'attributes')?.parts ?? []) {
    for (const fact of valueFacts(`${type}.${part.values.id ?? part.tag}`, part))
      yield spellTest(type, test, part, fact);
  }
}

/** Operators and the right side of boolean tests in the spelling of the format. docs/format.md#conditions. */
function spellTest(type: string, test: Markup, part: Markup, fact: Fact): Fact {
  const words = part.words.trim();
  const isOperator = part.values.id === 'operator';
  if (type !== 'boolean') {
    return isOperator ? { ...fact, forms: [textForm(numberWords[words] ?? textWords[words] ?? words)] } : fact;
  }
  const operator = partOf(test, 'attributes')
    ?.parts.find(({ values }) => values.id === 'operator')
    ?.words.trim();
  const isTrue = words === '1' || words === 'true';
  if (isOperator) return { ...fact, forms: [textForm('==')] };
  return part.values.id === 'RHS' ? { ...fact, forms: [truthForm(isTrue === (operator !== '!='))] } : fact;
}

function at(node: Markup, last: string): string {
  return node.path === '' ? last : `${node.path}/${last}`;
}

function pathOf(values: ReadonlyMap<string, Markup>, id: string): string {
  return values.get(id)?.path ?? '';
}

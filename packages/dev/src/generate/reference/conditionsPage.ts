import type { PredicateDescriptor, PredicateType } from '@playhouse/core';
import { fieldTable } from './fieldTable.ts';
import type { ReferenceSource } from './loadReference.ts';
import { codeOf, jsonBlock, listOf, pageOf, tableOf } from './markdown.ts';
import { messageTable } from './messageTable.ts';

const kinds = [
  'an event, such as a key or a touch',
  'an attribute, compared with a value',
  'an expression that gives a number, compared with a value',
  'an expression that gives a text, compared with a value',
] as const;

/** The page of conditions: what each of them tests, its fields and messages, and an example. */
export function conditionsPage(source: ReferenceSource): string {
  const conditions = [...source.conditions].sort((one, other) => rank(one) - rank(other));
  return pageOf(
    '# Conditions',
    'Rules and loops ask conditions whether they may run. A condition is about one of four things, which `conditionType` says:',
    tableOf(
      ['`conditionType`', 'Class', 'It is about'],
      source.conditionClasses.map((name, type) => [codeOf(String(type)), codeOf(name), kinds[type] ?? '']),
    ),
    'What it tests stands in its `predicate`, which is one of these:',
    tableOf(
      ['Condition', 'Stored as', 'It holds when'],
      conditions.map(({ title, type, help }) => [`[${title}](#${type.toLowerCase()})`, codeOf(type), help]),
    ),
    ...conditions.map((condition) => sectionOf(source, condition)),
  );
}

/** Events first, the unset condition last. */
function rank({ eventType, type }: PredicateDescriptor): number {
  if (type === 'unset') return 2;
  return eventType === undefined ? 1 : 0;
}

function sectionOf(source: ReferenceSource, condition: PredicateDescriptor): string {
  const { type, title, help, notes = [], eventType, conditionTypes, fields } = condition;
  const names = conditionTypes.map((number) => codeOf(source.conditionClasses[number]));
  const event = eventType === undefined ? '' : ` Its \`eventType\` is ${codeOf(eventType)}.`;
  const table = fieldTable(fields, '');
  const messages = messageTable(source, fields, undefined, '');
  return [
    `## ${type}`,
    `**${title}.** ${help} It stands in ${listOf(names, 'or')}.${event}`,
    table.trim(),
    notes.map((note) => `- ${note}`).join('\n'),
    messages === '' ? '' : `What the editor says when it is not right:\n\n${messages.trim()}`,
    type === 'unset' ? 'It never holds. Choose what to test.' : jsonBlock(exampleOf(source, condition)).trim(),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const examples: Readonly<Partial<Record<PredicateType, { readonly subject?: object; readonly own?: object }>>> = {
  key: { own: { keyString: 'space' } },
  collision: { own: { mode: 1, actorTag: 'Enemy' } },
  number: { subject: { subjectAttribute: 'self.attributes.position.x' }, own: { operator: '>', RHS: '100' } },
  string: { subject: { subjectAttribute: 'self.attributes.image' }, own: { RHS: 'hero' } },
  boolean: { subject: { subjectAttribute: 'self.aspects.graphics.attributes.visible' } },
};

function exampleOf({ conditionClasses, defaultAttributes }: ReferenceSource, condition: PredicateDescriptor): object {
  const { type, eventType, conditionTypes } = condition;
  const [conditionType = 0] = conditionTypes;
  return {
    id: 'id1',
    class: conditionClasses[conditionType],
    ...(eventType === undefined ? {} : { eventType }),
    attributes: { conditionType, ...examples[type]?.subject },
    predicate: { type, attributes: { ...defaultAttributes(condition), ...examples[type]?.own } },
  };
}

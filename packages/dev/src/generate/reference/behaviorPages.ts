import type { BehaviorDescriptor, BehaviorType } from '@playhouse/core';
import type { BehaviorDescription } from '@playhouse/core/testing';
import { exampleRowOf } from '../exampleRow.ts';
import { fieldTable } from './fieldTable.ts';
import type { ReferenceSource } from './loadReference.ts';
import { anchorOf, codeOf, jsonBlock, listOf, pageOf, tableOf } from './markdown.ts';
import { messageTable } from './messageTable.ts';

const typesInWords: Readonly<Record<BehaviorType, string>> = {
  Action: 'An action: it does its work once, each time it starts.',
  Persistent: 'A persistent behavior: it keeps working for as long as it is active.',
  Block: 'A block: it holds other behaviors and decides when they run.',
  Note: 'A note: it is for people and never runs.',
};

const extensionInWords =
  '- An extension: Playhouse has it, the original program does not. [Older versions](../../decisions/0050-behaviors-of-our-own.md) keep it and do not run it.';

const listsInWords = {
  conditions: 'conditions',
  behaviors: 'behaviors',
  elseBehaviors: 'behaviors for otherwise',
} as const;

/** A page for each behavior, and one that lists them all by purpose. Keys are paths relative to the reference. */
export function behaviorPages(source: ReferenceSource): Map<string, string> {
  const pages = source.behaviors.map((behavior): [string, string] => [
    `behaviors/${behavior.class}.md`,
    behaviorPage(source, behavior),
  ]);
  return new Map([['behaviors/README.md', listPage(source)], ...pages]);
}

function listPage({ behaviors, usages }: ReferenceSource): string {
  const groups = usages.map((usage) => {
    const members = behaviors.filter((behavior) => behavior.usage === usage);
    const rows = members
      .sort((one, other) => (one.title < other.title ? -1 : 1))
      .map(({ class: name, title, type, help }) => [`[${title}](${name}.md)`, type, help]);
    return `## ${usage}\n\n${tableOf(['Behavior', 'Type', 'What it does'], rows)}`;
  });
  const types = Object.entries(typesInWords).map(([type, words]) => `- **${type}.** ${words}`);
  return pageOf(
    '# Behaviors',
    'Behaviors give actors their logic. There are four types of them:',
    types.join('\n'),
    ...groups,
  );
}

function behaviorPage(source: ReferenceSource, behavior: BehaviorDescriptor): string {
  const { class: name, title, type, usage, help, notes = [], fields, children, aliases, extension } = behavior;
  const fixture = source.fixtures.get(name);
  const table = fieldTable(fields, '../');
  const messages = messageTable(source, fields, fixture, '../');
  return pageOf(
    `# ${title}`,
    help,
    [
      `- ${typesInWords[type]}`,
      `- Group: [${usage}](README.md#${anchorOf(usage)})`,
      `- Stored as: ${codeOf(name)}${aliases ? `; in older projects ${listOf(aliases.map(codeOf), 'or')}` : ''}`,
      ...(extension ? [extensionInWords] : []),
      ...(children
        ? [
            `- Holds: ${listOf(
              children.map((list) => listsInWords[list]),
              'and',
            )}`,
          ]
        : []),
    ].join('\n'),
    '## Fields',
    table === '' ? 'It has no fields.' : table,
    notes.length === 0 ? '' : '## While the game runs',
    notes.map((note) => `- ${note}`).join('\n'),
    messages === '' ? '' : '## Messages',
    messages === ''
      ? ''
      : `What the editor says when a field is not right. While a message blocks, the behavior cannot work.\n\n${messages}`,
    '## Example',
    exampleOf(source, behavior),
  );
}

/** The example of the behavior, as it is stored. */
function exampleOf(source: ReferenceSource, behavior: BehaviorDescriptor): string {
  const row = exampleRowOf(source.fixtures.get(behavior.class));
  if (row === undefined) return '';
  const { title, example: _, ...parts } = row;
  let last = 0;
  const nextId = () => {
    last += 1;
    return `id${last}`;
  };
  return `Here: ${title}.\n\n${jsonBlock(storedForm(source, { class: behavior.class, ...parts }, nextId))}`;
}

/** A behavior with everything that its description omits. */
function storedForm(source: ReferenceSource, described: BehaviorDescription, nextId: () => string): object {
  const { class: name, attributes, conditions, behaviors, elseBehaviors } = described;
  const descriptor = source.behaviors.find((each) => each.class === name);
  const below = (list: readonly BehaviorDescription[]) => list.map((child) => storedForm(source, child, nextId));
  return {
    id: nextId(),
    class: name,
    enabled: described.enabled ?? true,
    attributes: {
      name: descriptor?.title ?? '',
      ...(descriptor && source.defaultAttributes(descriptor)),
      ...attributes,
    },
    ...(conditions && { conditions: conditions.map((condition) => ({ ...condition, id: nextId() })) }),
    ...(behaviors && { behaviors: below(behaviors) }),
    ...(elseBehaviors && { elseBehaviors: below(elseBehaviors) }),
  };
}

import type { ConditionDescription } from './fixtures.ts';

/** A text of the specification about conditions, verbatim, and conditions that must cause it. */
export interface ConditionMessage {
  /** The start of the line in docs/product-rules.md#validation. */
  readonly line: string;
  readonly text: string;
  readonly mistakes: readonly { readonly condition: ConditionDescription; readonly shown?: string }[];
}

const table = { '@': 'expression', $: [{ keypath: 'game.attributes.id20' }] };

/** Copied by hand from the specification. */
export const conditionMessages: readonly ConditionMessage[] = [
  {
    line: 'Attribute condition',
    text: 'Please select an attribute to compare.',
    mistakes: ['number', 'string', 'boolean', 'unset'].map((type) => ({ condition: comparison('', type, '1') })),
  },
  {
    line: 'Attribute condition',
    text: 'Please select an valid attribute to compare.',
    mistakes: [
      { condition: comparison('self.attributes.id99', 'number', '1') },
      { condition: comparison('game.attributes.id20', 'number', '1') },
      { condition: comparison('self.attributes.id32', 'number', '1') },
      { condition: comparison('self.attributes.id31', 'string', '1') },
    ],
  },
  {
    line: 'Attribute condition',
    text: 'Attribute value must be a valid {type}.',
    mistakes: [
      ...wrongValues('integer', 'game.attributes.id1', 'number', '', 'x'),
      ...wrongValues('real', 'self.attributes.id31', 'number', '', 'x'),
      ...wrongValues('angle', 'game.attributes.id5', 'number', '', 'x'),
      ...wrongValues('index', 'game.attributes.id6', 'number', '', 'x', '-1'),
      ...wrongValues('boolean', 'self.attributes.id33', 'boolean', '', 1),
      ...wrongValues('text', 'self.attributes.id32', 'string', table),
    ],
  },
  {
    line: 'Event condition',
    text: 'Please select a valid key for this condition.',
    mistakes: ['', 'nokey', 7].map((keyString) => ({ condition: event('key', 'key', { keyString, mode: 'down' }) })),
  },
  {
    line: 'Event condition',
    text: 'Please enter a valid actor prototype.',
    mistakes: ['', 'id99'].map((prototypeKey) => ({
      condition: event('overlaps or collides', 'collision', { mode: 0, prototypeKey }),
    })),
  },
  {
    line: 'Event condition',
    text: 'Please type in a valid actor tag.',
    mistakes: [{ condition: event('overlaps or collides', 'collision', { mode: 1, actorTag: '' }) }],
  },
];

function comparison(subjectAttribute: string, type: string, RHS: unknown): ConditionDescription {
  return {
    class: 'AttributeCondition',
    attributes: { conditionType: 1, subjectAttribute },
    predicate: { type, attributes: type === 'unset' ? {} : { operator: '==', RHS } },
  };
}

function event(eventType: string, type: string, attributes: Readonly<Record<string, unknown>>): ConditionDescription {
  return { class: 'EventCondition', eventType, attributes: { conditionType: 0 }, predicate: { type, attributes } };
}

function wrongValues(shownType: string, subject: string, type: string, ...values: readonly unknown[]) {
  const shown = `Attribute value must be a valid ${shownType}.`;
  return values.map((RHS) => ({ condition: comparison(subject, type, RHS), shown }));
}

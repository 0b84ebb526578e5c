import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, program } from '../fields/kinds.ts';
import { keyMessages } from '../fields/storageKey.ts';
import { ours } from '../messages.ts';

/** Asks the player for a text. docs/runtime-rules.md#device-behaviors, docs/product-rules.md#validation. */
export const KeyboardInput = defineBehavior({
  class: 'KeyboardInputAction',
  type: 'Action',
  usage: 'Device',
  title: 'Keyboard Input',
  help: 'Asks the player to type text while the game waits.',
  searchWords: ['ask', 'question', 'name', 'type'],
  glyph: 'M2.500 7h19v11h-19ZM6.500 11h.1M10 11h.1M14 11h.1M17.500 11h.1M8 14.500h8',
  notes: [
    'The whole game waits, devices aside. Several questions wait for each other.',
    'Cancelling leaves the attribute; a blank answer is written.',
  ],
  fields: {
    targetAttribute: attributeRef({
      label: 'Attribute',
      required: true,
      writes: true,
      target: 'text',
      lenient: ['reference.type'],
      messages: { 'value.required': ours.attributeForText, 'reference.type': ours.attributeForText },
    }),
    keyboardPrompt: program({
      label: 'Prompt',
      result: 'any',
      required: true,
      lenient: ['value.required'],
      messages: keyMessages,
    }),
  },
});

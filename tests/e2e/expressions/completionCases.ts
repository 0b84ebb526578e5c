import type { ProgramPart } from '@playhouse/core';
import { attributes, oddName } from './expressionGame.ts';

/** Something that is offered while a person types. */
export interface CompletionCase {
  readonly title: string;
  readonly typed: string;
  /** As listed: name, and type, code or description. */
  readonly name: string;
  readonly detail: string;
  /** Of an attribute, whose value is listed too. */
  readonly keypath?: string;
  readonly by: 'Enter' | 'Tab' | 'mouse';
  /** What is in the editor afterward. */
  readonly parts: readonly ProgramPart[];
}

type Row = readonly [title: string, typed: string, name: string, detail: string, by: CompletionCase['by'], end: string];

function attributeCase([title, typed, name, detail, by, keypath]: Row): CompletionCase {
  return { title, typed, name, detail, by, keypath, parts: [{ keypath }] };
}

function wordCase([title, typed, name, detail, by, end]: Row): CompletionCase {
  return { title, typed, name, detail, by, parts: [end] };
}

const blending = { keypath: 'self.aspects.graphics.attributes.blendingMode' };

export const completionCases: readonly CompletionCase[] = [
  ...(
    [
      ['an attribute of self', 'jum', 'Jump power', 'real', 'Enter', attributes.jump],
      [
        'a built-in attribute of self',
        'self.physics.den',
        'physics.density',
        'real',
        'Tab',
        'self.aspects.physics.attributes.density',
      ],
      ['an attribute with a difficult name', 'pip', oddName, 'integer', 'mouse', attributes.odd],
      ['an attribute of the game, also after a space', 'game.Bonus t', 'Bonus time', 'real', 'Enter', attributes.bonus],
      ['a text of the game', 'game["player na', 'Player name', 'text', 'Tab', attributes.player],
      ['an attribute of a device', 'devices.acc', 'accelerometer.x', 'real', 'mouse', 'game.devices.accelerometer.x'],
      ['a table', 'lev', 'Levels', 'table', 'Enter', attributes.levels],
    ] satisfies readonly Row[]
  ).map(attributeCase),
  ...(
    [
      ['a function of numbers', 'sq', 'sqrt', 'The square root; nan for negative numbers.', 'Tab', 'sqrt()'],
      ['a function of texts', 'repe', 'textRepeat', 'The text repeated.', 'mouse', 'textRepeat()'],
      ['a function of tables', 'tableCell', 'tableCellValue', 'The value of a cell.', 'Enter', 'tableCellValue()'],
      ['a constant', 'tru', 'true', '', 'Tab', 'true'],
      ['an operator', '1 < 2 an', 'and', '', 'mouse', '1 < 2 and'],
      ['a root', 'dev', 'devices', '', 'Enter', 'devices.'],
    ] satisfies readonly Row[]
  ).map(wordCase),
  {
    title: 'a choice of an enumeration',
    typed: 'self.graphics.blendingMode == mul',
    name: 'Multiply',
    detail: '4',
    by: 'Tab',
    parts: [blending, ' == 4'],
  },
];

/** Offered only in the behaviors of a placed actor. */
export const placedCases: readonly CompletionCase[] = [
  attributeCase(['an attribute of the scene', 'wind', 'Wind', 'real', 'Tab', attributes.wind]),
  attributeCase([
    'an attribute of another actor',
    'scene.actors.Lantern.pos',
    'actors.Lantern.position.x',
    'real',
    'mouse',
    'scene.layers.id31.actors.id43.attributes.position.x',
  ]),
  wordCase(['another actor', 'scene.actors.Lan', 'scene.actors.Lantern', 'actor', 'Enter', 'scene.actors.Lantern.']),
];

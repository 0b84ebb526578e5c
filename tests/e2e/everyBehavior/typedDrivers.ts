import { type Field, isExpression, isJsonObject } from '@playhouse/core';
import type { Locator } from 'playwright';
import {
  always,
  expression,
  type FieldDriver,
  type FieldPlace,
  gone,
  never,
  pressUntilGone,
  type Turn,
} from './fieldDriver.ts';
import { doomed, kept } from './fullProject.ts';
import { enterNumber, enterProgram, enterText } from './programWidget.ts';

const twice = expression({ keypath: kept.integer }, ' * 2');
const letters = expression('seven geese');

export const numberDriver: FieldDriver = {
  turns: (field) => {
    if (!field.computed) return [{ value: 7, wrongs: ['seven geese'] }, { value: 8 }];
    return [
      { value: 7, wrongs: [''] },
      { value: twice, wrongs: [letters] },
      { value: 8, wrongs: outside(field) },
      { value: twice },
    ];
  },
  enter: enterNumber,
  canBreak: always,
};

/** Numbers beyond the limits of a field. */
function outside({ minimum, maximum }: Field): readonly number[] {
  const low = minimum === undefined ? [] : [minimum - 1, minimum];
  return maximum === undefined ? low : [...low, maximum + 1];
}

export const angleDriver: FieldDriver = {
  turns: () => [{ value: 90, wrongs: ['north'] }, { value: twice, wrongs: [letters] }, { value: 270 }],
  enter: (place, value) => (isExpression(value) ? enterProgram(place, value) : enterNumber(place, value)),
  canBreak: always,
};

export const textDriver: FieldDriver = {
  turns(field) {
    if (!field.computed) return [{ value: 'Hello, 7!', wrongs: [''] }, { value: 'Good bye' }];
    if (field.result === 'table')
      return programTurns(`game.attributes.${kept.table}`, `game.attributes.${doomed.table}`);
    const [stays, goes] = field.result === 'number' ? [kept.integer, doomed.integer] : [kept.text, doomed.text];
    return [{ value: '7', wrongs: ['', 'seven'] }, ...programTurns(stays, goes)];
  },
  enter: enterText,
  canBreak: ({ computed, required }) => computed || required === true,
};

function programTurns(stays: string, goes: string): readonly Turn[] {
  const known = expression({ keypath: stays });
  return [
    { value: expression({ keypath: goes }), wrongs: [gone] },
    { value: known, wrongs: [expression('self.Nobody')] },
    { value: known },
  ];
}

export const pointDriver: FieldDriver = {
  turns: () => [
    { value: { x: 7, y: -8 }, wrongs: [{ x: '', y: -8 }] },
    { value: { x: twice, y: 9 }, wrongs: [{ x: twice, y: letters }] },
    { value: { x: twice, y: 9 } },
  ],
  async enter(place, value) {
    for (const key of ['x', 'y']) {
      const part = partOf(value, key);
      if (JSON.stringify(part) === JSON.stringify(partOf(place.value, key))) continue;
      await enterNumber({ ...place, at: partOfWidget(place, key.toUpperCase()) }, part);
    }
  },
  canBreak: always,
};

function partOf(value: unknown, key: string): unknown {
  return isJsonObject(value) ? value[key] : undefined;
}

/** The control of a widget's part, which has the part's name. */
function partOfWidget({ at, page }: FieldPlace, name: string): Locator {
  return at.locator('span', { has: page.locator(`[aria-label*=" ${name}"]`) }).last();
}

export const colorDriver: FieldDriver = {
  turns: () => [
    { value: { red: 1, green: 0.502, blue: 0, alpha: 0.5 } },
    { value: { red: 0.2, green: 0.4, blue: 0.6, alpha: 1 } },
  ],
  async enter({ at, page }, value) {
    await at.getByRole('button').first().click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox', { name: 'Hexadecimal' }).fill(hexOf(value));
    await panel.getByRole('textbox', { name: 'Hexadecimal' }).press('Enter');
    await panel.getByRole('spinbutton', { name: 'Alpha' }).fill(String(Number(partOf(value, 'alpha')) * 100));
    await panel.getByRole('spinbutton', { name: 'Alpha' }).press('Enter');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  },
  canBreak: never,
};

function hexOf(value: unknown): string {
  return ['red', 'green', 'blue']
    .map((key) => Math.round(Number(partOf(value, key)) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
}

const one = { id: 'id1', column: 'n', rhsvalue: '7' };
const computed = { ...one, column: '2', rhsvalue: twice };

export const assignmentsDriver: FieldDriver = {
  turns: () => [
    { value: [one], wrongs: [[{ ...one, column: '' }]] },
    { value: [computed, { id: 'new', column: 'n', rhsvalue: '8' }], wrongs: [[{ ...computed, rhsvalue: letters }]] },
    { value: [computed] },
  ],
  async enter(place, value) {
    const rows = Array.isArray(value) ? value : [];
    const stored = Array.isArray(place.value) ? place.value : [];
    for (let count = stored.length; count < rows.length; count += 1) {
      await place.at.getByRole('button', { name: 'Add column' }).click();
    }
    for (let count = stored.length; count > rows.length; count -= 1) {
      await pressUntilGone(place.at.getByRole('button', { name: new RegExp(`^Remove .* ${count}$`) }));
    }
    for (const [index, row] of rows.entries()) {
      for (const [key, word] of [
        ['column', 'column'],
        ['rhsvalue', 'value'],
      ] as const) {
        const part = partOf(row, key);
        if (JSON.stringify(part) === JSON.stringify(partOf(stored[index], key))) continue;
        await enterText({ ...place, at: partOfWidget(place, `${index + 1}, ${word}`) }, part);
      }
    }
  },
  canBreak: always,
};

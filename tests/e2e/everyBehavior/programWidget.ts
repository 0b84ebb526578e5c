import { type Expression, formatProgram, isExpression } from '@playhouse/core';
import type { Locator } from 'playwright';
import { type FieldPlace, inputOf } from './fieldDriver.ts';

/** A stored expression that is not being edited. */
const still = '[data-focus-here]';

/** Types a number, or anything else, into a number field. */
export async function enterNumber(place: FieldPlace, value: unknown): Promise<void> {
  const text = isExpression(value) ? textOf(place, value) : String(value);
  if (await isComputed(place.at)) return typeInPlace(place, text);
  await inputOf(place.at).fill(text);
  await inputOf(place.at).press('Enter');
}

/** Types a literal text, or an expression. */
export async function enterText(place: FieldPlace, value: unknown): Promise<void> {
  if (isExpression(value)) return enterProgram(place, value);
  if (await isComputed(place.at)) {
    await openDialog(place);
    await dialogOf(place).getByRole('button', { name: 'Remove expression' }).press('Enter');
  }
  await inputOf(place.at).fill(String(value));
  await inputOf(place.at).blur();
}

/** Types an expression over an existing one, or in the dialog. */
export async function enterProgram(place: FieldPlace, value: Expression): Promise<void> {
  const text = textOf(place, value);
  if (await isComputed(place.at)) return typeInPlace(place, text);
  await openDialog(place);
  await replaceCode(dialogOf(place), text);
  await dialogOf(place).getByRole('button', { name: 'OK', exact: true }).press('Enter');
  await dialogOf(place).waitFor({ state: 'detached' });
}

async function isComputed(at: Locator): Promise<boolean> {
  return (await at.locator(still).count()) > 0;
}

async function typeInPlace({ at }: FieldPlace, text: string): Promise<void> {
  await at.locator(still).press('Enter');
  await replaceCode(at, text);
  await at.page().keyboard.press('Enter');
  await at.locator('.cm-content').waitFor({ state: 'detached' });
}

async function replaceCode(around: Locator, text: string): Promise<void> {
  const code = around.locator('.cm-content');
  await code.press('Control+a');
  if (text === '') await code.press('Delete');
  else await around.page().keyboard.insertText(text);
}

async function openDialog({ at }: FieldPlace): Promise<void> {
  await at.getByRole('button', { name: /^Expression for / }).click();
}

const dialogOf = ({ page }: FieldPlace) => page.getByRole('dialog', { name: /^Expression for / });

/** The program with display names, as people type it. */
function textOf({ names }: FieldPlace, { $ }: Expression): string {
  return formatProgram($, names);
}

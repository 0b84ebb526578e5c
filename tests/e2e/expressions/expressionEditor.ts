import {
  createInitialValues,
  createProjectNames,
  formatProgram,
  type KeypathOwner,
  type NameScope,
  type ProgramPart,
  type Project,
  type Scalar,
} from '@playhouse/core';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { readProject } from '../everyBehavior/editedActor.ts';
import { type Card, cardId } from './expressionGame.ts';

const owner: KeypathOwner = { kind: 'prototype', id: 'id1' };

/** The widget of a card's speed. */
export function speedOf(page: Page, card: Card): Locator {
  return page.locator(`[data-row="${cardId(card)}"] [data-key="speed"]`);
}

/** The stored speed of a card in the prototype's list. */
export async function storedSpeed(page: Page, card: Card): Promise<unknown> {
  const { actors } = await readProject(page);
  return actors.get('id1')?.behaviors.find(({ id }) => id === cardId(card))?.attributes.speed;
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Expression for Speed' });

/** The text that is edited, in the dialog or in a field. */
export const codeIn = (around: Locator): Locator => around.getByRole('textbox', { name: 'Speed, expression' });

/** Opens the dialog with the button of the field, with everything in it selected. */
export async function openDialog(page: Page, card: Card): Promise<Locator> {
  await speedOf(page, card)
    .getByRole('button', { name: /^Expression for Speed/ })
    .click();
  const dialog = dialogOf(page);
  await codeIn(dialog).waitFor();
  await page.keyboard.press('Control+a');
  return dialog;
}

/** Presses OK, and waits until the dialog is closed. */
export async function accept(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Closes the dialog with its Cancel button. */
export async function cancel(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** What is shown as code: text, and the keypaths of chips. Works on editors and on fields that are not edited. */
async function shownParts(code: Locator): Promise<readonly ProgramPart[]> {
  return code.evaluate((root) => {
    const parts: ({ keypath: string } | string)[] = [];
    const add = (text: string) => {
      const last = parts.at(-1);
      if (typeof last === 'string') parts[parts.length - 1] = last + text;
      else parts.push(text);
    };
    const read = (node: Node) => {
      const keypath = node instanceof HTMLElement ? node.dataset.keypath : undefined;
      if (keypath !== undefined) parts.push({ keypath });
      else if (node instanceof Text) add(node.data);
      else {
        const isNextLine = node instanceof Element && node.matches('.cm-line ~ .cm-line');
        if (isNextLine) add('\n');
        for (const child of node.childNodes) read(child);
      }
    };
    read(root);
    return parts;
  });
}

/** Waits until this is shown. */
export async function expectShown(code: Locator, parts: readonly ProgramPart[]): Promise<void> {
  await expect.poll(() => shownParts(code), { interval: 10 }).toEqual(parts);
}

/** The shown value of the expression in the dialog. */
const resultIn = (dialog: Locator): Locator => dialog.getByRole('status').filter({ hasText: 'Result' }).locator('b');

export async function expectResult(dialog: Locator, value: Scalar | undefined): Promise<void> {
  await expect
    .poll(() => resultIn(dialog).textContent(), { interval: 10 })
    .toBe(value === undefined ? '—' : String(value));
}

/** What core makes of a program with the initial values of an actor. */
export function evaluate(project: Project, of: KeypathOwner, parts: readonly ProgramPart[]): Scalar | undefined {
  return createInitialValues(project, of, { next: () => 0.5 })(parts);
}

/** The names that expressions of the prototype can use. */
export function namesIn(project: Project): NameScope {
  return createProjectNames(project, owner);
}

/** A program as people write it in the prototype's behaviors. */
export function written(project: Project, parts: readonly ProgramPart[]): string {
  return formatProgram(parts, namesIn(project));
}

/** Puts text on the clipboard, with markup as other programs do. */
export async function copy(page: Page, text: string, html?: string): Promise<void> {
  await page.evaluate(
    ([plain, markup]) => {
      const put = (event: ClipboardEvent) => {
        event.clipboardData?.setData('text/plain', plain);
        if (markup !== undefined) event.clipboardData?.setData('text/html', markup);
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      addEventListener('copy', put, { capture: true, once: true });
      if (!document.execCommand('copy')) throw new Error('nothing can be copied here');
    },
    [text, html] as const,
  );
}

import type { Page } from 'playwright';
import { expect } from 'vitest';
import { undoProject } from './soundPage.ts';

/** What the tests use of a project's session. */
interface Stepped {
  getState(): { readonly project: unknown; readonly history: { readonly undo: readonly unknown[] } };
  subscribe(listener: () => void): () => void;
}

declare global {
  /** The project before its first, second, … undo step. */
  var beforeSteps: string[] | undefined;
}

/** The whole project as one text; the order in which documents were read does not count. */
export function projectText(page: Page): Promise<string> {
  return page.evaluate(textHere);
}

function textHere(): string {
  const session = globalThis.edited?.project.session as unknown as Stepped | undefined;
  return JSON.stringify(session?.getState().project, (_, value: unknown) =>
    value instanceof Map ? [...value].sort(([one], [other]) => (one < other ? -1 : 1)) : value,
  );
}

/** Keeps the text of the project before each of its undo steps from now on. The project is new, without steps. */
export async function keepSteps(page: Page): Promise<void> {
  await page.evaluate(`(${keepStepsHere})(${textHere})`);
}

function keepStepsHere(text: () => string): void {
  const session = globalThis.edited?.project.session as unknown as Stepped;
  const before: string[] = [];
  let last = text();
  globalThis.beforeSteps = before;
  session.subscribe(() => {
    const steps = session.getState().history.undo.length;
    if (steps > before.length) before.push(last);
    before.length = steps;
    last = text();
  });
}

/** What `keepSteps` kept; a reload of the page would lose it. */
export function keptSteps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => globalThis.beforeSteps ?? []);
}

/** Takes back one step after the other: each time, the project is what it was before the step, to the first byte. */
export async function undoSteps(page: Page, before: readonly string[]): Promise<void> {
  for (const [step, text] of [...before.entries()].toReversed()) {
    await undoProject(page);
    const isBefore = () => projectText(page).then((now) => now === text);
    await expect.poll(isBefore, { message: `step ${step + 1} of ${before.length}` }).toBe(true);
  }
  expect(await page.getByRole('banner').getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
}

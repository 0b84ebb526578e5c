import type { AnyBehaviorDescriptor, Behavior, Edit } from '@playhouse/core';
import { textOfProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { drawFrames } from '../drawFrames.ts';
import { countSteps, projectText, readProject } from './editedActor.ts';
import { behaviorsOf } from './form.ts';
import { pip } from './fullProject.ts';
import { applyAll, expectStored, type Trial } from './tryForm.ts';

/**
 * Inserts a behavior from the library, uses it, and undoes everything. The page's project has to be what core makes of
 * the same edits, and at the end the same bytes as before.
 */
export async function tryBehavior(
  page: Page,
  descriptor: AnyBehaviorDescriptor,
  use: (trial: Trial, behavior: Behavior) => Promise<void>,
): Promise<void> {
  const before = await projectText(page);
  const steps = await countSteps(page);
  const trial: Trial = { page, project: await readProject(page) };
  const count = behaviorsOf(trial.project).length;
  await insert(page, descriptor);
  await expect.poll(async () => behaviorsOf(await readProject(page)).length, { interval: 10 }).toBe(count + 1);
  const behavior = behaviorsOf(await readProject(page)).at(-1) ?? expect.fail();
  trial.project = applyAll(trial.project, insertEdits(behavior, descriptor.class, count));
  await expectStored(trial);
  await use(trial, behavior);
  expect(await projectText(page)).toBe(textOfProject(trial.project));
  await walkBack(page, steps, before);
}

/** A card that was just inserted shows no messages; those of what is still missing appear when the focus leaves it. */
export async function leaveFresh(page: Page, { id }: Behavior): Promise<void> {
  const row = page.locator(`[data-row="${id}"]`);
  await expect.poll(() => row.evaluate((each) => each.contains(document.activeElement)), { interval: 10 }).toBe(true);
  await page.clock.fastForward(2000);
  expect(await row.locator('[data-severity]').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).focus();
}

/** Inserts after all others. */
async function insert(page: Page, { title, type, help }: AnyBehaviorDescriptor): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search behaviors' }).fill(title);
  const found = page.getByRole('list', { name: 'Found behaviors' });
  const name = `${title} , ${type.toLowerCase()}. ${help}`;
  await found.getByRole('button', { name, exact: true }).press('Enter');
}

/** The edits that insert a behavior in core, with the ids that the page chose. */
function insertEdits({ id, conditions = [] }: Behavior, className: string, index: number): Edit[] {
  return [
    { kind: 'behavior.insert', data: { owner: pip, id, class: className, index } },
    ...conditions.map(
      (condition, at): Edit => ({
        kind: 'condition.insert',
        data: { owner: pip, behavior: id, id: condition.id, index: at, conditionType: 0, predicate: 'key' },
      }),
    ),
  ];
}

/** Undoes everything since a step, and expects the same bytes. A field takes the focus back one frame after an edit. */
async function walkBack(page: Page, steps: number, before: string): Promise<void> {
  await drawFrames(page, 1);
  for (let step = await countSteps(page); step > steps; step -= 1) await page.keyboard.press('Control+z');
  expect(await projectText(page)).toBe(before);
}

import {
  type AnyBehaviorDescriptor,
  applyEdit,
  type Behavior,
  behaviorDescriptors,
  type Edit,
  type Project,
} from '@playhouse/core';
import { textOfProject } from '@playhouse/core/testing';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { drawFrames } from './drawFrames.ts';
import { countSteps, exposeProject, projectText, readProject } from './everyBehavior/editedActor.ts';
import { behaviorForm, behaviorsOf, conditionForm } from './everyBehavior/form.ts';
import { fullProject, pip } from './everyBehavior/fullProject.ts';
import { expectStored, type Trial, tryForm } from './everyBehavior/tryForm.ts';
import { launchOptions } from './sharedBrowser.ts';
import { importProject } from './stagePage.ts';

/** A separate browser, since all pages of a browser share one clipboard. */
let browser: Browser;
let context: BrowserContext;
/** One page, whose actor gets one behavior after another. */
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  await openPage();
});
afterAll(() => browser.close());
/** A failed case may leave dialogs or changes that would fail the next ones, so they get a new page. */
afterEach(async ({ task }) => {
  const found = faults.splice(0);
  if (found.length > 0 || task.result?.state === 'fail') {
    await context.close();
    await openPage();
  }
  expect(found).toEqual([]);
});

async function openPage(): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1366, height: 1600 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(exposeProject);
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await page.clock.install();
  await page.goto(`${inject('editorUrl')}#/projects`);
  await importProject(page, fullProject());
  await openActor(pip.prototype);
}

async function openActor(id: string): Promise<void> {
  await page.evaluate((actor) => {
    location.hash = location.hash.replace(/scene\/.*$/, `prototype/${actor}`);
  }, id);
  await page.getByText('Drag a behavior here').waitFor();
  await page.getByRole('tab', { name: 'Behaviors' }).first().click();
}

/** Inserts after all others. */
async function insert({ title, type, help }: AnyBehaviorDescriptor): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search behaviors' }).fill(title);
  const found = page.getByRole('list', { name: 'Found behaviors' });
  const name = `${title} , ${type.toLowerCase()}. ${help}`;
  await found.getByRole('button', { name, exact: true }).press('Enter');
}

const descriptors: readonly AnyBehaviorDescriptor[] = behaviorDescriptors;

describe('each class', () => {
  test.each(descriptors.map((descriptor) => [descriptor.title, descriptor] as const))('%s', async (_, descriptor) => {
    const before = await projectText(page);
    const steps = await countSteps(page);
    const trial: Trial = { page, project: await readProject(page) };
    const count = behaviorsOf(trial.project).length;
    await insert(descriptor);
    await expect.poll(async () => behaviorsOf(await readProject(page)).length, { interval: 10 }).toBe(count + 1);
    const behavior = behaviorsOf(await readProject(page)).at(-1) ?? expect.fail();
    trial.project = inserted(trial.project, behavior, descriptor.class, count);
    await expectStored(trial);
    await tryForm(trial, behaviorForm(page, behavior));
    const conditions = behavior.conditions ?? [];
    for (const index of conditions.keys()) await tryForm(trial, conditionForm(page, behavior, index));
    const after = await projectText(page);
    expect(after).toBe(textOfProject(trial.project));
    await walkBack(steps, before);
  });
});

/** The result of inserting a behavior in core, with the ids that the page chose. */
function inserted(project: Project, { id, conditions = [] }: Behavior, className: string, index: number): Project {
  const edits: Edit[] = [
    { kind: 'behavior.insert', data: { owner: pip, id, class: className, index } },
    ...conditions.map(
      (condition, at): Edit => ({
        kind: 'condition.insert',
        data: { owner: pip, behavior: id, id: condition.id, index: at, conditionType: 0, predicate: 'key' },
      }),
    ),
  ];
  return edits.reduce((current, edit) => {
    const done = applyEdit(current, edit);
    return done.ok ? done.value.project : expect.fail(done.issues[0]?.message);
  }, project);
}

/** Undoes everything since a step, and expects the same bytes. A field takes the focus back one frame after an edit. */
async function walkBack(steps: number, before: string): Promise<void> {
  await drawFrames(page, 1);
  for (let step = await countSteps(page); step > steps; step -= 1) await page.keyboard.press('Control+z');
  expect(await projectText(page)).toBe(before);
}

import type { Project } from '@playhouse/core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { notSaved, prepareContext } from './browser.ts';
import { exposeProject } from './everyBehavior/editedActor.ts';
import { fullProject, pip } from './everyBehavior/fullProject.ts';
import { launchOptions } from './sharedBrowser.ts';
import { importProject, openPart } from './stagePage.ts';

/** One page of an actor's behaviors, for all cases of a test file. */
export interface ActorPage {
  readonly page: Page;
}

export interface ActorPageOptions {
  /** Its actor `id1` is opened. */
  readonly project?: Project;
  /** Changes the page before the project is opened. What is added to the list fails the current case. */
  readonly prepare?: (page: Page, faults: string[]) => Promise<void>;
}

/** A browser with one page, whose actor gets one behavior after another. */
export function shareActorPage({ project = fullProject(), prepare }: ActorPageOptions = {}): ActorPage {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const faults: string[] = [];
  const open = async () => {
    context = await openContext(browser);
    page = await openTab(context, faults);
    // Checks run when the tests say so.
    await page.clock.install();
    await prepare?.(page, faults);
    await openProject(page, project);
    await openActor(page, pip.prototype);
  };
  beforeAll(async () => {
    // A separate browser, since all pages of a browser share one clipboard.
    browser = await chromium.launch(launchOptions);
    await open();
  });
  afterAll(() => browser.close());
  // A failed case may leave dialogs or changes that would fail the next ones, so they get a new page.
  afterEach(async ({ task }) => {
    const found = faults.splice(0);
    if (found.length > 0 || task.result?.state === 'fail') {
      await context.close();
      await open();
    }
    expect(found).toEqual([]);
  });
  return {
    get page() {
      return page;
    },
  };
}

/** A place for tabs that share a clipboard. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 1600 },
    reducedMotion: 'reduce',
    ...notSaved,
  });
  await prepareContext(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(exposeProject);
  return context;
}

/** A blank tab that adds the page's uncaught errors to a list. */
export async function openTab(context: BrowserContext, faults: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  return page;
}

/** Imports a project and opens it in its first scene. */
export async function openProject(
  page: Page,
  project: Project,
  files?: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await page.goto(`${inject('editorUrl')}#/projects`);
  await importProject(page, project, files);
}

/** Opens the behaviors of an actor of the open project. */
export async function openActor(page: Page, id: string): Promise<void> {
  await openPart(page, `prototype/${id}`);
  await page.getByRole('tab', { name: 'Behaviors' }).first().click();
}

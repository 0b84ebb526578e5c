import { collectionNames, type Project } from '@playhouse/core';
import type { Page } from 'playwright';

/** What the tests use of the open project; the page puts it here when it opens one. */
interface OpenedHere {
  readonly session: {
    getState(): {
      readonly project: Project;
      readonly history: { readonly undo: readonly unknown[]; readonly redo: readonly unknown[] };
    };
    dispatch(edits: unknown): { readonly ok: boolean };
  };
}

declare global {
  var openedHere: OpenedHere | undefined;
}

/** Runs in the page before anything else, and exposes each opened project. */
export function exposeProject(): void {
  localStorage.setItem('playhouse-samples', 'installed');
  globalThis.playhouseTestOptions = {
    onOpen: (opened) => {
      globalThis.openedHere = opened as unknown as OpenedHere;
    },
  };
}

/** All documents as one text that preserves the order of keys and lists, as written by `textOfProject`. */
export function projectText(page: Page): Promise<string> {
  return page.evaluate((names) => {
    const project = globalThis.openedHere?.session.getState().project;
    if (!project) throw new Error('no project is open');
    const collections = names.map((name) => [name, [...project[name]]] as const);
    return JSON.stringify([project.object, project.assets, collections], null, 1);
  }, collectionNames);
}

/** The open project in the page. */
export async function readProject(page: Page): Promise<Project> {
  const [object, assets, collections] = JSON.parse(await projectText(page));
  const project = { object, assets };
  for (const [name, documents] of collections) Object.assign(project, { [name]: new Map(documents) });
  return project as Project;
}

/** The document of an actor. */
export async function readActor(page: Page, id: string): Promise<unknown> {
  const text = await page.evaluate(
    (key) => JSON.stringify(globalThis.openedHere?.session.getState().project.actors.get(key)),
    id,
  );
  return JSON.parse(text);
}

/** The number of steps that can be undone. */
export function countSteps(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.openedHere?.session.getState().history.undo.length ?? 0);
}

/** Applies edits without the page's controls, in one step. */
export async function makeEdits(page: Page, edits: readonly unknown[]): Promise<void> {
  const isDone = await page.evaluate((all) => globalThis.openedHere?.session.dispatch(all).ok, edits);
  if (!isDone) throw new Error('the edits are refused');
}

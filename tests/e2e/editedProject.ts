import type { Page } from 'playwright';

/** What the tests use of an open project; the page puts it here when it opens one. */
interface OpenedHere {
  session: {
    getState(): {
      project: {
        scenes: Map<string, { id: string; attributes: { name: string } }>;
        assets: { sounds: readonly { name: string; files: readonly { name: string }[] }[] };
      };
    };
    dispatch(edit: { kind: string; data: unknown }): unknown;
  };
  assets: { get(path: string): Uint8Array | undefined };
  saving: {
    get(): { kind: string; text: string };
    subscribe(listener: () => void): () => void;
    flush(): Promise<void>;
  };
}

declare global {
  var edited: { project: OpenedHere; last: number } | undefined;
  var editing: ReturnType<typeof setInterval> | undefined;
  var heard: ((what: string, edit: number, at: number) => void) | undefined;
}

/** Runs in the page before anything else, and exposes each opened project. */
export function keepOpenProject(): void {
  // Frames of the preview are sandboxed and have no storage.
  if (window === window.top) localStorage.setItem('playhouse-samples', 'installed');
  // The editor is not saved for use without a network, which needs more space than the small disk has.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  globalThis.playhouseTestOptions = {
    onOpen: (opened) => {
      const project = opened as unknown as OpenedHere;
      globalThis.edited = { project, last: 0 };
      project.saving.subscribe(() => {
        const { kind } = project.saving.get();
        globalThis.heard?.(kind, globalThis.edited?.last ?? 0, Date.now());
      });
    },
  };
}

/** A new project, open in the tab; returns its URL. */
export async function openNewProject(page: Page, editorUrl: string): Promise<string> {
  await page.goto(`${editorUrl}#/templates`);
  await page.getByRole('button', { name: /New project/ }).click();
  await page.waitForURL(/#\/game\//);
  await page.waitForFunction(() => globalThis.edited !== undefined);
  return page.url().replace(/(#\/game\/[^/]+).*/, '$1');
}

/** Opens a project and returns the number of the last edit in it; undefined when it cannot be opened. */
export async function openedEdit(page: Page, url: string): Promise<number | undefined> {
  await page.goto(url);
  const failure = page.getByRole('heading', { name: 'This project cannot be opened' });
  await page.waitForFunction(() => globalThis.edited !== undefined || document.querySelector('h1') !== null);
  if (await failure.isVisible()) return undefined;
  await page.waitForFunction(() => globalThis.edited !== undefined);
  return shownEdit(page);
}

/** The number of the last edit in the open project. */
export function shownEdit(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [scene] = [...(globalThis.edited?.project.session.getState().project.scenes.values() ?? [])];
    return Number(/\d+$/.exec(scene?.attributes.name ?? '')?.[0] ?? 0);
  });
}

/** One numbered edit. */
export function edit(page: Page, number: number): Promise<void> {
  return page.evaluate(editHere, number);
}

/** Waits until the page reports everything as saved. */
export async function untilSaved(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.edited?.project.saving.get().kind === 'saved');
}

/** Makes numbered edits in the page, at a given interval in ms, until the page closes. */
export function keepEditing(page: Page, from: number, every: number): Promise<void> {
  return page.evaluate(
    ([first, pause]) => {
      let number = first;
      globalThis.editing = setInterval(() => {
        const { project } = globalThis.edited ?? {};
        const [scene] = [...(project?.session.getState().project.scenes.values() ?? [])];
        if (!globalThis.edited || !project || !scene) throw new Error('no project is open');
        globalThis.edited.last = number;
        project.session.dispatch({ kind: 'scene.rename', data: { scene: scene.id, name: `Edit ${number}` } });
        globalThis.heard?.('edited', number, Date.now());
        number += 1;
      }, pause);
    },
    [from, every] as const,
  );
}

function editHere(number: number): void {
  const { project } = globalThis.edited ?? {};
  const [scene] = [...(project?.session.getState().project.scenes.values() ?? [])];
  if (!globalThis.edited || !project || !scene) throw new Error('no project is open');
  globalThis.edited.last = number;
  project.session.dispatch({ kind: 'scene.rename', data: { scene: scene.id, name: `Edit ${number}` } });
}

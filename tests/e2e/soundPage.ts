import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import type { Visit } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { visitProject } from './stagePage.ts';

type Device = Parameters<typeof visitProject>[3];

/** The library of sounds of a new game. */
export async function visitSounds(device?: Device, prepare: () => void = keepOpenProject): Promise<Visit> {
  const project = buildProject({ title: 'Owls', scenes: [{ id: 'id1', name: 'Barn', layers: [{ id: 'id10' }] }] });
  const visit = await visitProject(project, new Map(), prepare, device);
  await visit.page.getByRole('tab', { name: 'Sounds' }).click();
  return visit;
}

/** Adds a sound to the library by choosing its file. */
export async function addFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add sound', exact: true }).click();
  await page.getByRole('button', { name: 'Choose File' }).click();
  await (await choosing).setFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

/** The page of a sound that was added, “beep”. */
export async function visitSound(bytes: Uint8Array): Promise<Visit> {
  const visit = await visitSounds();
  const { page } = visit;
  await addFile(page, 'beep.wav', bytes);
  await page.getByRole('row', { name: 'beep, sound' }).press('Enter');
  await page.getByRole('button', { name: 'Reverse' }).waitFor();
  return visit;
}

/** Opens one of the dialogs that add sounds. */
export async function openAdding(page: Page, way: 'Make a Sound' | 'Record a Sound'): Promise<void> {
  await page.getByRole('button', { name: 'Add sound', exact: true }).click();
  await page.getByRole('button', { name: way }).click();
  await page.getByRole('dialog', { name: way.replace('Sound', 'sound') }).waitFor();
}

/** The bytes of the file that the game has for its first sound; none without sounds. */
export function storedBytes(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const open = globalThis.edited?.project;
    const file = open?.session.getState().project.assets.sounds[0]?.files[0]?.name;
    return [...(open?.assets.get(`sounds/${file}`) ?? [])];
  });
}

/** The whole project as one text. */
export function projectText(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(globalThis.edited?.project.session.getState().project, (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    ),
  );
}

/** Takes back the last step of the project. */
export function undoProject(page: Page): Promise<void> {
  return page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
}

/** Presses Tab, or another key, until a control has the focus. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const label = () =>
    page.evaluate(() => {
      const { activeElement: focused, body } = document;
      if (focused === body) return '';
      const labels =
        focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
          ? [...(focused.labels ?? [])].map(({ textContent }) => textContent)
          : [];
      return focused?.getAttribute('aria-label') ?? labels[0] ?? focused?.textContent ?? '';
    });
  for (let presses = 0; presses < 60; presses++) {
    if (name.test(await label())) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${name}.`);
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readProject } from '@playhouse/core';
import type { Frame, Page } from 'playwright';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import type { Visit } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { visitProject } from './stagePage.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../fixtures/templates/pip-and-the-lanterns');

/** The sample game, imported and opened, with its project exposed in the page. */
export async function visitPip(): Promise<Visit> {
  const files = readProjectFiles(folder);
  const read = readProject(files);
  if (!read.ok) throw new Error('Pip cannot be read.');
  return visitProject(read.value.contents.project, new Map(read.value.contents.files), keepOpenProject);
}

/** Plays a scene of the sample game from its start. */
export async function playScene(page: Page, scene: string): Promise<Frame> {
  const address = page.url().replace(/(#\/game\/[^/]+).*/, `$1/preview?scene=${scene}`);
  await page.goto(address);
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const frame = page.frames().find((each) => each.url().includes('preview.html'));
  if (!frame) throw new Error('there is no preview frame');
  return frame;
}

/** A digest of the open project as it would be stored. */
export function storedProject(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const project: object = globalThis.edited?.project.session.getState().project ?? {};
    const text = JSON.stringify(project, (_key, value: unknown) => (value instanceof Map ? [...value] : value));
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
}

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { newTable } from '../e2e/tablePage.ts';
import { badfilePath, badfilesIn } from './badfiles.ts';
import { createProject, giveFiles, useEditor } from './editorPage.ts';

useEditor();

async function choose(page: Page, button: string, paths: readonly string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await choosing).setFiles([...paths]);
}

/** A sentence for people, without traces of a program. */
const sentence = /^[A-Z“][^{}<>]*\.$/;

it.each([
  ['zip/failure', ''],
  ['zip/success', '.zip'],
  ['zip/zip-slip', ''],
  ['json/test_parsing', '.json'],
] as const)('the project library says why it imports no project from %s', async (folder, ending) => {
  const names = badfilesIn(folder, ending).filter((name) => /\.\w+$/.test(name));
  await giveFiles(`import from ${folder}, ${names.length} files`, {
    route: '/projects',
    prepare: (page) => page.getByRole('heading', { name: 'My Project Library' }).waitFor(),
    async give(page) {
      await choose(
        page,
        'Import',
        names.map((name) => badfilePath(`${folder}/${name}`)),
      );
      const dialog = page.getByRole('dialog', { name: 'The projects could not be imported' });
      await dialog.waitFor({ timeout: 50_000 });
      const texts = await dialog.getByRole('paragraph').allTextContents();
      expect(texts.map((text, at) => text.startsWith(`${names[at]}: `))).toEqual(names.map(() => true));
      for (const [at, name] of names.entries()) expect(texts[at]?.slice(name.length + 2)).toMatch(sentence);
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
    },
  });
});

const tables = [
  ...badfilesIn('csv/csvs', '.csv').map((name) => ['csv/csvs', name] as const),
  ...badfilesIn('text', '.json').map((name) => ['text', name] as const),
];

it('a table takes each CSV file, or says why not', async () => {
  await giveFiles(`a table, ${tables.length} files`, {
    route: '/templates',
    async prepare(page) {
      await createProject(page);
      await page.getByRole('tab', { name: 'Tables' }).click();
      await newTable(page, 'Given');
      await page.getByRole('button', { name: 'Import CSV' }).waitFor();
    },
    async give(page) {
      for (const [folder, name] of tables) {
        await page.getByRole('button', { name: 'Import CSV' }).click();
        await choose(page, 'Choose a file', [badfilePath(`${folder}/${name}`)]);
        const dialog = page.getByRole('dialog', { name: 'Import a CSV file' });
        const notes = dialog.getByRole('list', { name: 'What the import does' });
        await notes.waitFor();
        const button = dialog.getByRole('button', { name: 'Import', exact: true });
        if (await button.isEnabled()) {
          await button.click();
          await page.getByText(`${name} imported`).first().waitFor();
        } else {
          expect(folder).not.toBe('csv/csvs');
          expect((await notes.getByRole('listitem').first().textContent()) ?? '').toMatch(sentence);
          await dialog.getByRole('button', { name: 'Cancel' }).click();
        }
        await dialog.waitFor({ state: 'detached' });
      }
    },
  });
});

import { type AssetFolder, checkAsset } from '@playhouse/core';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { badfilePath, badfilesIn, readBadfile } from './badfiles.ts';
import { createProject, giveFiles, useEditor } from './editorPage.ts';

useEditor();

async function choose(page: Page, kind: AssetFolder, folder: string, names: readonly string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Add ${kind.slice(0, -1)}`, exact: true }).click();
  if (kind !== 'fonts') await page.getByRole('button', { name: 'Choose File' }).click();
  // By path: files with given bytes are decoded on the page, which would count as its work.
  await (await choosing).setFiles(names.map((name) => badfilePath(`${folder}/${name}`)));
}

const cases: readonly (readonly [kind: AssetFolder, folder: string, ending: string])[] = [
  ['images', 'png', ''],
  ['images', 'filetype', ''],
  ['sounds', 'filetype', ''],
  ['fonts', 'filetype', ''],
  ['fonts', 'fonts', ''],
  ['images', 'zip/failure', '.zip'],
  ['sounds', 'json/test_parsing', '.json'],
  ['images', 'text', ''],
];

it.each(cases)(
  'the library of %s adds only what is sound of %s, names the rest, and goes on',
  async (kind, folder, ending) => {
    const names = badfilesIn(folder, ending);
    const refused: string[] = [];
    for (const name of names) {
      const { ok } = await checkAsset(kind, name, readBadfile(`${folder}/${name}`));
      if (!ok) refused.push(name);
    }
    expect(refused).not.toEqual([]);
    await giveFiles(`${kind} from ${folder}, ${names.length} files`, {
      route: '/templates',
      async prepare(page) {
        await createProject(page);
        await page.getByRole('tab', { name: kind.replace(/^./, (letter) => letter.toUpperCase()) }).click();
      },
      async give(page) {
        await choose(page, kind, folder, names);
        const dialog = page.getByRole('dialog', { name: `Add ${kind}` });
        await dialog.getByText('The following files were not added.', { exact: true }).waitFor({ timeout: 120_000 });
        expect(await dialog.getByRole('listitem').allTextContents()).toEqual(refused);
        await dialog.getByRole('button', { name: 'Close', exact: true }).click();
        // What was added is there, and the page takes the next file.
        const count = names.length - refused.length;
        const library = page.getByRole('region', { name: /library$/ });
        await expect.poll(() => library.innerText()).toMatch(new RegExp(`^\\w+\\s*${count}\\s`));
      },
    });
  },
);

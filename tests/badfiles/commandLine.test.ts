import path from 'node:path';
import { expect, it } from 'vitest';
import { playhouseJson, putFiles, temporaryFolder } from '../cli/playhouse.ts';
import { badfilesIn, readBadfile } from './badfiles.ts';

interface Result {
  readonly error?: { readonly code: string; readonly message: string; readonly path: string };
  readonly project?: { readonly path: string };
}

const folder = temporaryFolder();
const kinds = [
  ['zip/failure', '.zip'],
  ['zip/success', '.zip'],
  ['zip/zip-slip', '.zip'],
  ['png', '.png'],
  ['filetype', ''],
  ['fonts', ''],
] as const;

/** Checks paths in one call; each must have its own result. */
async function check(places: readonly string[]): Promise<readonly Result[]> {
  const { value } = await playhouseJson(['validate', ...places], { cwd: folder });
  const results: readonly Result[] = value.results;
  expect(results.map(({ error, project }) => error?.path ?? project?.path)).toEqual(places);
  for (const { error } of results) {
    if (!error) continue;
    expect(error.code).toMatch(/^(archive|document|project|legacy)\./);
    expect(error.message).toMatch(/^[^\n]{20,1500}$/);
  }
  return results;
}

it.each(kinds)('recognizes no file in %s as a project, without internal errors', async (kind, ending) => {
  const names = badfilesIn(kind, ending);
  expect(names.length).toBeGreaterThan(0);
  putFiles(
    path.join(folder, kind),
    names.map((name) => [name, readBadfile(`${kind}/${name}`)]),
  );
  const results = await check(['nowhere', ...names.map((name) => path.join(kind, name))]);
  expect(results.filter(({ error }) => !error)).toEqual([]);
});

it('rejects documents that are not JSON, and rejects or repairs unusual ones', async () => {
  const names = badfilesIn('json/test_parsing', '.json');
  putFiles(
    folder,
    names.map((name) => [`json/${name}/object.json`, readBadfile(`json/test_parsing/${name}`)]),
  );
  const results = await check(names.map((name) => `json/${name}`));
  const wronglyRead = names.filter((name, index) => name.startsWith('n_') && !results[index]?.error);
  expect(wronglyRead).toEqual([]);
});

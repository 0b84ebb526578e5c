import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '@playhouse/core';
import { gameNeedsOf, projectOfGameData } from '@playhouse/runtime';
import { expect, it } from 'vitest';
import { readProjectFolder } from '../io/readProjectFolder.ts';
import { pageData } from './webFolder.ts';
import { webNeedsOf } from './webNeeds.ts';

const fixtures = path.join(import.meta.dirname, '../../../fixtures');
const folders = [
  ...readdirSync(path.join(fixtures, 'templates')).map((name) => `templates/${name}`),
  ...['projects/full', 'projects/minimal'],
];

it.each(folders)('a page contains each expression that its player reads: %s', async (folder) => {
  const files = await readProjectFolder(path.join(fixtures, folder));
  const read = files.ok ? readProject(files.value) : files;
  if (!read.ok) throw new Error('The project cannot be read.');
  const { contents } = read.value;
  const data = JSON.parse(JSON.stringify(pageData(contents, webNeedsOf(contents.project))));
  // The player compiles the project that it makes of the data.
  expect(gameNeedsOf(projectOfGameData(data)).programs).toEqual(data.programs);
  expect(data.programs.length).toBeGreaterThan(folder === 'projects/minimal' ? -1 : 3);
});

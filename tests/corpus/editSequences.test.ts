import { importLegacy } from '@playhouse/core';
import { checkSequences } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { corpusProjects, readProjectFiles } from './corpus.ts';

it.each(corpusProjects())('undoes random edits of the legacy project %s byte for byte', (name) => {
  const imported = importLegacy(readProjectFiles(name));
  if (!imported.ok) throw new Error(imported.issues.map(({ message }) => message).join(' '));
  const { project } = imported.value.contents;
  expect(checkSequences(1, 60, () => project).size).toBeGreaterThan(30);
});

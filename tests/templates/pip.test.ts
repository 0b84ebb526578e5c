import { expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { pipFiles, storedPictures } from '../../packages/dev/src/pip/build.ts';
import { root } from '../architecture/sources.ts';

it('stores the sample game exactly as its scripts make it', () => {
  const stored = readProjectFiles(`${root}/fixtures/templates/pip-and-the-lanterns`);
  const made = pipFiles(storedPictures());
  expect([...stored.keys()].sort()).toEqual([...made.keys()].sort());
  for (const [name, bytes] of made) {
    expect(Buffer.from(stored.get(name) ?? []).equals(Buffer.from(bytes)), `${name} is stale: npm run make:pip`).toBe(
      true,
    );
  }
});

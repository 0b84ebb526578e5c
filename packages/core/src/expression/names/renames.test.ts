import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinParts } from '../programPart.ts';
import { arbitraryProgram } from '../testing/randomPrograms.ts';
import { formatProgram } from './formatProgram.ts';
import { createNameScope, type NameScope } from './nameScope.ts';
import { parseText } from './parseText.ts';

const count = 5;
const keypaths = Array.from({ length: count }, (_, index) => `game.attributes.id${index}`);

function scopeOf(names: readonly string[]): NameScope {
  return createNameScope({
    attributes: keypaths.map((keypath, index) => {
      const title = names[index] ?? '';
      return { keypath, path: ['game', { given: title, id: `id${index}` }], type: 'real', title };
    }),
  });
}

test('a program is stored unchanged after being shown, renamed and read again', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom('Score', 'Twin', 'my name', 'a.b', '"', "'", '\\', '', 'attributes', 'and', '2nd', '__proto__'),
  );
  const names = fc.array(name, { minLength: count, maxLength: count });
  fc.assert(
    fc.property(names, names, arbitraryProgram(keypaths), (before, after, parts) => {
      const stored = joinParts(parts);
      const first = scopeOf(before);
      const typed = parseText(formatProgram(stored, first), first);
      const renamed = scopeOf(after);
      const shown = formatProgram(typed.parts, renamed);
      expect(parseText(shown, renamed)).toMatchObject({ parts: stored, issues: [] });
      expect(parseText(formatProgram(stored, first), first).parts).toEqual(stored);
    }),
    { seed: 1, numRuns: 500 },
  );
});

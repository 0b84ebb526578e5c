import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { charactersOfGame } from './gameCharacters.ts';

const text = (...$: readonly unknown[]) => ({ '@': 'expression', $ });
const display = (font: string, program: unknown) => ({
  class: 'DisplayTextBehavior',
  attributes: { font, text: program },
});

const project = buildProject({
  fonts: ['Fancy'],
  prototypes: [
    {
      id: 'id1',
      name: 'Xylophone',
      attributes: {},
      behaviors: [
        display('Fancy', text("'Öl: ' .. ", '1 + 2')),
        display('Fancy', text('"say \\"B\\""')),
        display('Arimo', text("'zß'")),
      ],
    },
  ],
});

it('separates the characters written with a font from those of other texts', () => {
  const { written, others } = charactersOfGame(project, 'Fancy');
  for (const letter of ['Ö', 'l', ':', 'B']) expect(written).toContain(letter);
  for (const letter of ['ß', 'X', '1', '+']) expect(written).not.toContain(letter);
  expect(others).toContain('ß');
  expect(others).not.toContain('X');
  expect(written.toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))).toEqual(written);
});

it('finds nothing written with a font that no behavior uses', () => {
  expect(charactersOfGame(project, 'Other').written).toEqual([]);
});
